import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

// `unit` needs nothing; `system` runs what has been built; `browser` visits the built page, in one browser a worker; `proof`
// builds a clone of its own, with a game and a language more.
const shared = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};
// What takes longer than a minute hangs.
const MINUTE = 60_000;
// A browser's wait for something that never comes ends after a minute by itself (packages/web/test/visit.ts); a test that makes
// many such waits, all answered, may take longer on a busy machine.
const PATIENT = { testTimeout: 5 * MINUTE, hookTimeout: 5 * MINUTE };
const limits = {
  testTimeout: MINUTE,
  hookTimeout: MINUTE,
  expect: { poll: { timeout: MINUTE } },
  exclude: ['**/dist/**', '**/node_modules/**'],
};
const system = [
  'packages/cli/test/**/*.test.ts',
  'packages/reference/test/**/*.test.ts',
  'packages/server/test/**/*.test.ts',
];
const browser = ['packages/web/test/**/*.test.ts', 'games/*/test/page/**/*.test.ts'];
const proof = ['test/proof/**/*.test.ts'];

export default defineConfig({
  test: {
    // Browser tests wait more than they work: one file more than there are cores keeps these busy.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        ...shared,
        test: {
          ...limits,
          name: 'unit',
          // Nothing in here leaves anything behind: modules are loaded once a worker, not once a file.
          isolate: false,
          include: [
            'packages/*/{src,laws,rig,sim,test}/**/*.test.ts',
            'games/*/**/*.test.ts',
            'test/**/*.test.ts',
            'examples/**/*.test.ts',
          ],
          exclude: [...limits.exclude, ...system, ...browser, ...proof],
        },
      },
      { ...shared, test: { ...limits, ...PATIENT, name: 'system', isolate: false, include: system } },
      {
        ...shared,
        test: {
          ...limits,
          ...PATIENT,
          name: 'browser',
          // A worker keeps its browser from file to file.
          isolate: false,
          include: browser,
          globalSetup: 'packages/web/test/house.ts',
        },
      },
      {
        ...shared,
        test: {
          ...limits,
          ...PATIENT,
          name: 'proof',
          isolate: false,
          include: proof,
          globalSetup: 'test/proof/house.ts',
        },
      },
    ],
  },
});
