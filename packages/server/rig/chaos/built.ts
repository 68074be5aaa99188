import { existsSync } from 'node:fs';

const THREAD = new URL('../../../catalogue/dist/thread.js', import.meta.url);

/** Bots think in threads, and threads run what has been built: where nothing has, no bot moves, and that is no fault of the server. */
export function demandBuild(): void {
  if (existsSync(THREAD)) return;
  console.error('What bots think with is not built yet: npm run build');
  process.exit(70);
}
