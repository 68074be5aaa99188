import { type Serving, serve } from '@countertop/server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string;
  }
}

/** The house as it is built here: the real server, one for all files of tests. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const page = process.env['COUNTERTOP_PAGE'];
  const serving: Serving = await serve({
    port: 0,
    file: ':memory:',
    threads: 1,
    ...(page === undefined ? {} : { page }),
  });
  project.provide('address', serving.address);
  return () => serving.close();
}
