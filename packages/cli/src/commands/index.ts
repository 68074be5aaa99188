import type { Command } from '../command.ts';

/** The commands in the order of the help. A command is loaded when it is called. */
export const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  play: () => import('./play.ts'),
  join: () => import('./join.ts'),
  bot: () => import('./bot.ts'),
  show: () => import('./show.ts'),
  rules: () => import('./rules.ts'),
  referee: () => import('./referee.ts'),
  verify: () => import('./verify.ts'),
  convert: () => import('./convert.ts'),
  analyse: () => import('./analyse.ts'),
  arena: () => import('./arena.ts'),
  print: () => import('./print.ts'),
  mine: () => import('./mine.ts'),
  puzzles: () => import('./puzzles.ts'),
  serve: () => import('./serve.ts'),
  worker: () => import('./worker.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  migrate: () => import('./migrate.ts'),
  solve: () => import('./solve.ts'),
  engine: () => import('./engine.ts'),
  perft: () => import('./perft.ts'),
  bench: () => import('./bench.ts'),
  completions: () => import('./completions.ts'),
};

export async function allCommands(): Promise<Command[]> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  return loaded.map(({ command }) => command);
}
