// The page as it is built here (or another build, by COUNTERTOP_PAGE), served by the real server for benchmarks and pictures.
import { fileURLToPath } from 'node:url';
import { serve } from '../../server/dist/index.js';

export const PAGE = process.env.COUNTERTOP_PAGE ?? fileURLToPath(new URL('../dist', import.meta.url));

export function servedPage() {
  return serve({ port: 0, file: ':memory:', page: PAGE });
}
