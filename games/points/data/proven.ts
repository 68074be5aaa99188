import type { ProvenResult } from '@countertop/search';

// Written by `countertop solve points --add`, a line a question; docs/theory.md has the commands.
// biome-ignore format: a result a line
export const proven: readonly ProvenResult[] = [
  {"options":{"width":4,"height":4,"start":"cross","stop":"ground"},"seats":2,"moves":"","terms":{"value":"difference"},"least":"0","most":"0","line":"a1 d3 a4 d4 a3 d2 c1 d1 a2 b1 b4 c4","nodes":23496,"by":"countertop solve points --option width=4 --option height=4 --option start=cross --option stop=ground --value=difference --leaf=1000","proof":"4x4-cross-ground.proof"},
  {"options":{"width":4,"height":4,"start":"cross"},"seats":2,"moves":"","terms":{"value":"difference"},"least":"0","most":"0","line":"a1 d3 a4 d4 a3 d2 c1 d1 a2 b1 b4 c4","nodes":53798,"by":"countertop solve points --option width=4 --option height=4 --option start=cross --option stop=play-out --value=difference --leaf=1000","proof":"4x4-cross-play-out.proof"},
  {"options":{"width":4,"height":4,"stop":"ground"},"seats":2,"moves":"","terms":{"value":"difference"},"least":"0","most":"0","line":"a1 b1 d4 b4 a4 d3 c3 b3 a3 d1 a2 c1 c4 c2 d2 b2","nodes":358374,"by":"countertop solve points --option width=4 --option height=4 --option start=empty --option stop=ground --value=difference --leaf=1000","proof":"4x4-empty-ground.proof"},
  {"options":{"width":4,"height":4},"seats":2,"moves":"","terms":{"value":"difference"},"least":"0","most":"0","line":"a1 b1 d4 b4 a4 d3 c3 b3 a3 d2 c1 c2 c4 d1 a2 b2","nodes":910511,"by":"countertop solve points --option width=4 --option height=4 --option start=empty --option stop=play-out --value=difference --leaf=1000","proof":"4x4-empty-play-out.proof"},
  {"options":{"width":5,"height":4,"start":"cross","stop":"ground"},"seats":2,"moves":"","terms":{"value":"difference"},"least":"0","most":"0","line":"a1 a4 e3 d4 d1 a3 e1 b2 c4 a2 c1 e2 b3 b1 e4 b4","nodes":1500873,"by":"countertop solve points --option width=5 --option height=4 --option start=cross --option stop=ground --value=difference --leaf=5000","proof":"5x4-cross-ground.proof"},
];
