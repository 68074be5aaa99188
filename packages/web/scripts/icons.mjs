// Makes the PNG icons from the drawing: node packages/web/scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // Round corners are cut by whoever shows a maskable icon: the paper reaches the edge.
  await page.setContent(
    `<style>body{margin:0;background:#f6efe1}svg{display:block;width:100vw;height:100vh;scale:.86}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, `icon-${size}.png`) });
  await page.close();
}
await browser.close();
