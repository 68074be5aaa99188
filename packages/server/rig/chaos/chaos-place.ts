import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { playedGames } from '../../sim/simulate.ts';
import { ServingNode } from '../serving/serving-node.ts';
import type { Trouble } from '../serving/trouble.ts';
import { FrameProxy } from './frame-proxy.ts';
import type { Harm, Place } from './round.ts';

const TROUBLES: readonly (readonly [string, Trouble])[] = [
  ['the disk is full', { disk: 'full' }],
  ['the disk fails in name only', { disk: 'doubtful' }],
  ['the disk is slow', { slow: 150 }],
  ['the clock is an hour ahead', { clock: 3_600_000 }],
  ['the clock is an hour behind', { clock: -3_600_000 }],
];

/** By so much the machine's clock is set when it starts, in milliseconds. */
const SET = 200;

export interface ChaosPlace extends Place {
  close(): Promise<void>;
}

/** A real server on a real file, behind a proxy. `node`: what is started, with `--file` and `--port` after it. */
export async function chaosPlace(
  seed: number,
  node: readonly [string, ...string[]] = ['serving/node-main.ts'],
): Promise<ChaosPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-chaos-'));
  const file = join(folder, 'table.sqlite');
  const [name, ...args] = node;
  let skew = 0;
  const start = (port: number): Promise<ServingNode> =>
    ServingNode.start(name, [
      ...args,
      ...['--quiet', '--heartbeat', '1000', '--file', file, '--port', String(port)],
      ...['--trouble', JSON.stringify({ clock: skew })],
    ]);
  let serving = await start(0);
  const port = Number(new URL(serving.address).port);
  const proxy = new FrameProxy(() => port, seed);
  const address = await proxy.open();
  const suffer = (trouble: Trouble): void => serving.tell({ kind: 'trouble', trouble: { clock: skew, ...trouble } });
  /** As a power cut would, and then again. */
  const restart = async (): Promise<void> => {
    await serving.kill();
    // The machine's clock is set a little whenever it starts, as it would be by the net's time.
    skew = skew === 0 ? SET : skew > 0 ? -SET : 0;
    serving = await start(port);
  };
  return {
    address,
    proxy,
    games: await playedGames(),
    apart: SET,
    harm(random): Harm {
      if (random.below(2) === 0) return { what: 'kill -9', begin: restart };
      const [what, trouble] = TROUBLES[random.below(TROUBLES.length)];
      return {
        what,
        refuses: trouble.disk !== undefined,
        begin: () => suffer(trouble),
        end: () => suffer({}),
      };
    },
    async seeds() {
      const database = new Database(file, { readonly: true });
      try {
        return (database.prepare('select seed from tables').all() as { seed: string }[]).map(({ seed }) => seed);
      } finally {
        database.close();
      }
    },
    async close() {
      proxy.close();
      await serving.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
