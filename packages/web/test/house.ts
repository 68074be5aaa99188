import { serve } from '@countertop/server';
import type { TestProject } from 'vitest/node';
import { openHouse } from './open-house.ts';

/** The house as it is built here. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const page = process.env['COUNTERTOP_PAGE'];
  return openHouse(
    project,
    await serve({ port: 0, file: ':memory:', threads: 1, ...(page === undefined ? {} : { page }) }),
  );
}
