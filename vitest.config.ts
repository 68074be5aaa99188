import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `unit` needs nothing; `system` runs what has been built; `browser` visits the built page, all files in one browser; `proof`
// builds a clone of its own, with a game and a language more.
const shared = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};
// What takes longer than a minute hangs.
const MINUTE = 60_000;
const limits = { testTimeout: MINUTE, hookTimeout: MINUTE, exclude: ['**/dist/**', '**/node_modules/**'] };
const system = [
  'packages/cli/test/**/*.test.ts',
  'packages/reference/test/**/*.test.ts',
  'packages/server/test/**/*.test.ts',
];
const browser = ['packages/web/test/**/*.test.ts'];
const proof = ['test/proof/**/*.test.ts'];

export default defineConfig({
  test: {
    // Browser tests wait more than they work: one file more than there are cores keeps these busy.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    projects: [
      {
        ...shared,
        test: {
          ...limits,
          name: 'unit',
          // Nothing in here leaves anything behind: modules are loaded once a worker, not once a file.
          isolate: false,
          include: [
            'packages/*/{src,laws,test}/**/*.test.ts',
            'games/*/**/*.test.ts',
            'test/**/*.test.ts',
            'examples/**/*.test.ts',
          ],
          exclude: [...limits.exclude, ...system, ...browser, ...proof],
        },
      },
      { ...shared, test: { ...limits, name: 'system', include: system } },
      { ...shared, test: { ...limits, name: 'browser', include: browser, globalSetup: 'packages/web/test/house.ts' } },
      { ...shared, test: { ...limits, name: 'proof', include: proof, globalSetup: 'test/proof/house.ts' } },
    ],
  },
});
