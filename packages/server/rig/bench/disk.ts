import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const WRITES = 1_000;
/** What a tick of a few moves writes. */
const BYTES = 16 * 1024;

/** How long the disk takes to say that something is on it, in milliseconds, sorted: nobody who waits for it is faster. */
export async function syncTimes(folder: string): Promise<Float64Array> {
  const path = join(folder, 'disk');
  const file = await open(path, 'w');
  const bytes = Buffer.alloc(BYTES, 1);
  const times = new Float64Array(WRITES);
  try {
    for (let index = 0; index < WRITES; index++) {
      const begun = performance.now();
      await file.write(bytes, 0, BYTES, (index % 100) * BYTES);
      await file.datasync();
      times[index] = performance.now() - begun;
    }
  } finally {
    await file.close();
    await rm(path);
  }
  return times.sort();
}
