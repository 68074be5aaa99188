import { join } from 'node:path';
import type * as server from '@countertop/server';
import type { TestProject } from 'vitest/node';
import { builtClone, type Clone } from './clone.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the clone. */
    clone: string;
  }
}

/** A clone with a game and a language more, built and served: one for all that is to be proved with it. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const clone = await givenClone();
  const { serve }: typeof server = await import(join(clone.folder, 'packages/server/dist/index.js'));
  const serving = await serve({ port: 0 });
  project.provide('address', serving.address);
  project.provide('clone', clone.folder);
  return async () => {
    await serving.close();
    await clone.remove();
  };
}

/** One that is there already, of whoever works on these tests or built it beside others. */
async function givenClone(): Promise<Clone> {
  const folder = process.env['PROOF_CLONE'];
  return folder === undefined ? builtClone() : { folder, remove: async () => {} };
}
