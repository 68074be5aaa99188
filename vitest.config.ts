import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `unit` is quick and needs nothing; `system` runs the built command line and the page in a browser.
const shared = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};
const limits = { testTimeout: 600_000, hookTimeout: 600_000, exclude: ['**/dist/**', '**/node_modules/**'] };
const system = [
  'packages/cli/test/**/*.test.ts',
  'packages/reference/test/**/*.test.ts',
  'packages/server/test/**/*.test.ts',
  'packages/web/test/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Browser tests wait more than they work: on two cores two files at a time are nearly twice as fast.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        ...shared,
        test: {
          ...limits,
          name: 'unit',
          include: [
            'packages/*/{src,laws,test}/**/*.test.ts',
            'games/*/**/*.test.ts',
            'test/**/*.test.ts',
            'examples/**/*.test.ts',
          ],
          exclude: [...limits.exclude, ...system],
        },
      },
      { ...shared, test: { ...limits, name: 'system', include: system } },
    ],
  },
});
