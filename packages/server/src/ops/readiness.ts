import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { StoreWatch } from './store-watch.ts';

/** Below so many bytes of room a disk is as good as full. */
const ROOM = 16 * 1024 * 1024;

/** Whether people may be sent here: not once it is about to stop. */
export class Readiness {
  draining = false;

  constructor(
    private readonly store: StoreWatch,
    /** Where everything is kept, if that is a file. */
    private readonly file?: string,
  ) {}

  async look(): Promise<{
    readonly ok: boolean;
    readonly store: boolean;
    readonly disk: boolean;
    readonly draining: boolean;
  }> {
    const [store, disk] = await Promise.all([this.store.answers(), succeeds(this.hasRoom())]);
    return { ok: store && disk && !this.draining, store, disk, draining: this.draining };
  }

  private async hasRoom(): Promise<void> {
    if (this.file === undefined) return;
    const folder = dirname(resolve(this.file));
    await access(folder, constants.W_OK);
    await access(this.file, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < ROOM) throw new Error('the disk is full');
  }
}

async function succeeds(trying: Promise<unknown>): Promise<boolean> {
  try {
    await trying;
    return true;
  } catch {
    return false;
  }
}

/** `GET /readyz`, so that somebody in front knows where to send people. */
export function addReadiness(server: FastifyInstance, readiness: Readiness): void {
  server.get('/readyz', async (_request, reply) => {
    const looked = await readiness.look();
    return reply
      .header('cache-control', 'no-store')
      .code(looked.ok ? 200 : 503)
      .send(looked);
  });
}
