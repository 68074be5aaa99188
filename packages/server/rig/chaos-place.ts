import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { playedGames } from '../sim/simulate.ts';
import { FrameProxy } from './frame-proxy.ts';
import type { Place } from './round.ts';
import { ServingNode } from './serving-node.ts';
import type { Trouble } from './trouble.ts';

export interface ChaosPlace extends Place {
  close(): Promise<void>;
}

/** A real server on a real file, behind a proxy. `node`: what is started, with `--file` and `--port` after it. */
export async function chaosPlace(
  seed: number,
  node: readonly [string, ...string[]] = ['node-main.ts'],
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
  return {
    address,
    proxy,
    games: await playedGames(),
    trouble: (trouble: Trouble) => serving.tell({ kind: 'trouble', trouble: { clock: skew, ...trouble } }),
    async restart() {
      await serving.kill();
      // The machine's clock is set a little whenever it starts, as it would be by the net's time.
      skew = skew === 0 ? 200 : skew > 0 ? -200 : 0;
      serving = await start(port);
    },
    seeds() {
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
