import { expect, it } from 'vitest';
import { atBoard, wishFor } from './far-table.ts';
import { GAMES } from './follow.ts';
import { PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

it.each(GAMES)('%s: what belongs to whoever looks lies below on a phone, in the second seat, too', async (id) => {
  const page = await visit.open(await visit.guest({ viewport: PHONE }), 'online');
  await wishFor(visit, page, id, { seats: ['bot', 'me'] });
  await atBoard(page);
  const heights = await page
    .locator('[data-home]')
    .evaluateAll((homes) =>
      homes.map((home): [string, number] => [home.getAttribute('data-home') ?? '', home.getBoundingClientRect().top]),
    );
  const top = new Map(heights);
  if (top.size > 0) expect(top.get('1')).toBeGreaterThan(top.get('0') ?? Number.POSITIVE_INFINITY);
});
