// Looks at the page without building it: node packages/web/scripts/look.mjs <route> <out-prefix> [light|dark|contrast] [script.js]
// Writes <prefix>-wide.png (1280x800) and <prefix>-phone.png (390x844). For boards: route try/<game>/<moves>/<seed>/<seats>/<options>.
// The script, if given, is a module with a default export (page) => Promise, run before the picture is taken.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { launch } from './chromium.mjs';

const [route = '', prefix = 'look', theme = 'light', script] = process.argv.slice(2);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cacheDir = mkdtempSync(join(tmpdir(), 'countertop-look-'));
const server = await createServer({
  root,
  cacheDir,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
});
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await launch();
try {
  for (const [name, width, height] of [
    ['wide', 1280, 800],
    ['phone', 390, 844],
  ]) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: name === 'phone',
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      contrast: theme === 'contrast' ? 'more' : 'no-preference',
    });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`));
    page.on('pageerror', (error) => console.error(`${name}: ${error.stack ?? error.message}`));
    await page.goto(`${address}#/${route}`, { waitUntil: 'networkidle' });
    if (route.startsWith('try/')) await page.locator('[data-test=board]').waitFor();
    if (script !== undefined) await (await import(pathToFileURL(resolve(script)).href)).default(page, name);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${prefix}-${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(cacheDir, { recursive: true, force: true });
}
