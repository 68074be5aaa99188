import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run, tool } from './published.ts';

test.each(['replay-a-record.ts', 'bot-in-20-lines.ts'])('the example %s runs', async (example) => {
  const { stdout } = await run(tool('tsx'), ['--conditions=source', join('examples', example)], { cwd: root });
  expect(stdout).toMatch(/Scores|My bot/);
});
