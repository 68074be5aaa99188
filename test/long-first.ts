import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What runs together runs one project after the other: a worker that goes on with a file of another one is ended, with its browser
 * and all that it has loaded. The last has many short files.
 */
const PROJECTS = ['unit', 'proof', 'system', 'browser'];

/** What takes longer than its length lets one think, longest first in each project. */
const LONG = [
  'test/proof/pseudo-language-play.test.ts',
  'packages/server/sim/sim.test.ts',
  'packages/server/test/chaos.test.ts',
  'packages/cli/test/arena.test.ts',
  'packages/server/test/postgres-store.test.ts',
  'packages/server/test/cluster.test.ts',
  'test/proof/pseudo-language-screens.test.ts',
  'packages/reference/test/release.test.ts',
  'packages/reference/test/reference.test.ts',
  'packages/cli/test/server-life.test.ts',
  // Of the games, whichever has them.
  '/teach/cover.test.ts',
  '/test/differential.test.ts',
  '/teach/tower.test.ts',
  '/test/laws.test.ts',
  'packages/web/test/access.test.ts',
  'packages/web/test/learn.test.ts',
  'packages/web/test/far-table.test.ts',
  'packages/web/test/stand-still.test.ts',
  'packages/web/test/study.test.ts',
  'packages/web/test/online.test.ts',
  'packages/web/test/aids.test.ts',
  'packages/web/test/hand.test.ts',
  'packages/web/test/match.test.ts',
];

/** In a new clone nobody knows how long files take, and the longest of them would come last, beside an idle processor. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return PROJECTS.indexOf(project.name) * (LONG.length + 1) + (at < 0 ? LONG.length : at);
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
