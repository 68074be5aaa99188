import type { Packed } from './pack.mjs';

/** Something to run, and how it is called. */
export interface Example {
  readonly name: string;
  readonly file: string;
}

export function installByNpm(packed: readonly Packed[], project: string): void;
export function installByHand(packed: readonly Packed[], project: string): void;
export function snippetsOf(path: string): readonly string[];
export function compileExamples(project: string): readonly Example[];
export function runExample(file: string): string;
export function buildPage(project: string): readonly string[];
export function command(project: string, args: readonly string[], input?: string): string;
