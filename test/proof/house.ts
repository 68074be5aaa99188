import { join } from 'node:path';
import type * as server from '@countertop/server';
import type { TestProject } from 'vitest/node';
import { addExample, type Clone, cloneHouse, runIn } from './clone.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the clone. */
    clone: string;
  }
}

/** A clone with a game and a language more, built and served: one for all that is to be proved with it. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const clone = await builtClone();
  const { serve }: typeof server = await import(join(clone.folder, 'packages/server/dist/index.js'));
  const serving = await serve({ port: 0 });
  project.provide('address', serving.address);
  project.provide('clone', clone.folder);
  return async () => {
    await serving.close();
    await clone.remove();
  };
}

async function builtClone(): Promise<Clone> {
  // One that is there already, for whoever works on these tests.
  const given = process.env['COUNTERTOP_CLONE'];
  if (given !== undefined) return { folder: given, remove: async () => {} };
  const clone = await cloneHouse();
  addExample(clone, 'lineup');
  await runIn(clone, 'scripts/pseudo-language.mjs');
  await runIn(clone, 'scripts/build.mjs');
  return clone;
}
