import { describe, it } from 'vitest';
import { type } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Follower, GAMES, keptTables } from './follow.ts';
import { DESKTOP, PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

// Every screen, at both sizes: the wide one by day, the phone by night. In high contrast the screens that only differ
// by the game's words are looked at once; boards, which differ in all, in every theme.
describe.each([
  ['light', DESKTOP, GAMES, GAMES],
  ['dark', PHONE, GAMES, GAMES.slice(0, 2)],
  ['contrast', DESKTOP, GAMES.slice(0, 1), GAMES.slice(1, 2)],
] as const)('in %s', (theme, viewport, games, written) => {
  const kept = { ...keptTables(), 'countertop.settings': { theme } };

  it.each([
    '',
    'settings',
    'nowhere',
    ...games.flatMap((game) => [game, `${game}/new`]),
    ...written.flatMap((game) => [`${game}/rules`, `${game}/print`]),
  ])('#/%s can be used by everybody', async (route) => {
    const context = await visit.guest({ viewport }, kept);
    const page = await visit.open(context, route);
    await usableByEverybody(page, route);
  });

  it.each(GAMES)('a match of %s can be used by everybody', async (id) => {
    const context = await visit.guest({ viewport }, kept);
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').click();
    const follower = await Follower.along(page, id);
    for (let turn = 0; turn < 4; turn++) {
      await follower.catchUp();
      await type(page, follower.choose());
      await follower.moved();
    }
    await usableByEverybody(page, `match of ${id}`);
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await usableByEverybody(page, `menu of ${id}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share and save' }).click();
    await usableByEverybody(page, `sharing ${id}`);
  });
});
