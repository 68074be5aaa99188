import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, playTurns } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Follower, GAMES, keptTables, shownMoves } from './follow.ts';
import { downloaded, PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

type Seats = readonly (
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: number }
)[];

const ADA = { kind: 'person', name: 'Ada' } as const;

/** A match as a back-up has it; without winners it is still under way. */
function match(number: number, game: string, seats: Seats, winners?: readonly number[]) {
  const created = { kind: 'created', number: 0, at: 1, version: 1, game, options: {}, seats };
  const rest = { clock: { kind: 'none' }, takeback: 'free', chance: { kind: 'local' } };
  const ended = {
    kind: 'ended',
    number: 1,
    at: 2,
    reason: 'played',
    winners,
    scores: seats.map((_, seat) => seat + 3),
  };
  return {
    id: `kept${number}`,
    game,
    events: winners === undefined ? [{ ...created, ...rest }] : [{ ...created, ...rest }, ended],
    touched: Date.UTC(2026, 10, 16) - number * 86_400_000,
    over: winners !== undefined,
    plies: 5,
    names: seats.map((seat) => (seat.kind === 'person' ? seat.name : 'Bot')),
  };
}

/** As many as somebody has played in years: every second one won, some lost, one with a friend, one under way. */
function years(): readonly ReturnType<typeof match>[] {
  const bots = Array.from({ length: 300 }, (_, at) =>
    match(at, GAMES[at % GAMES.length] ?? '', [ADA, { kind: 'bot', level: 4 }], [at % 2]),
  );
  return [
    match(300, 'points', [ADA, { kind: 'person', name: 'Пётр' }], [1]),
    match(301, 'points', [ADA, { kind: 'bot', level: 9 }]),
    ...bots,
  ];
}

async function restore(page: Page, content: unknown): Promise<void> {
  await visit.go(page, 'settings');
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  await page.locator('[data-test=open-all]').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
}

it('counts the moves of a match, and not what was drawn', async () => {
  const page = await visit.open(await visit.guest({}, keptTables()), 'foursquare/new');
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
  await playTurns(page, await Follower.along(page, 'foursquare'), 2);
  await visit.go(page, 'matches');
  expect(await page.locator('[data-test=line]').innerText()).toContain('2 moves');
});

const backup = (matches: readonly unknown[]) => ({
  format: 'countertop-backup',
  version: 1,
  keepsakes: {},
  times: {},
  matches,
  studies: [],
});

async function goOn(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Go on' }).click()]);
  await visit.complete(page);
}

describe('everything as one file', () => {
  it('comes to another device, settings and matches alike', async () => {
    const page = await visit.open(await visit.guest({}, keptTables()), 'points/new');
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=board]').waitFor();
    await enter(page, 'c3', 'd4');
    await visit.go(page, 'settings');
    await page.getByRole('radio', { name: 'Wood' }).check();
    await page.getByRole('checkbox', { name: 'Points', exact: true }).check();
    const file = await downloaded(page, () => page.locator('[data-test=save-all]').click());

    const other = await visit.open(await visit.guest({ viewport: PHONE }));
    await restore(other, file.toString());
    const told = other.locator('[data-test=restored]');
    await told.waitFor();
    expect(await told.textContent()).toContain('1 match added');
    await goOn(other);
    expect(await other.getByRole('radio', { name: 'Wood' }).isChecked()).toBe(true);
    expect(await other.getByRole('checkbox', { name: 'Points', exact: true }).isChecked()).toBe(true);
    await visit.go(other, 'matches');
    await other.locator('[data-test=line] a').first().click();
    await other.locator('[data-test=board]').waitFor();
    expect(await shownMoves(other)).toEqual(['c3', 'd4']);
  });

  it('is refused in words where it is something else, and nothing changes', async () => {
    const page = await visit.open(await visit.guest(), 'settings');
    const wrong = page.locator('[data-test=backup-problem]');
    await restore(page, '{');
    await wrong.waitFor();
    expect(await wrong.textContent()).toContain('cannot be read');
    await restore(page, { version: 1, game: 'points', moves: [] });
    await page.getByText('is not such a file').waitFor();
    await restore(page, { ...backup([]), version: 2 });
    await page.getByText('newer version').waitFor();
    await visit.go(page, 'matches');
    expect(await page.locator('[data-test=line]').count()).toBe(0);
  });
});

describe('my matches', () => {
  it('are found by game, result, opponent and words; can be removed and put back; the next level follows', async () => {
    const page = await visit.open(await visit.guest());
    await restore(page, backup(years()));
    await page.locator('[data-test=restored]').waitFor();
    await goOn(page);
    await visit.go(page, 'matches');
    const count = page.locator('[data-test=count]');
    const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);
    expect(await count.textContent()).toBe('302 matches');
    expect(await page.locator('[data-test=line]').count()).toBe(50);
    await usableByEverybody(page, 'my matches');
    await page.getByRole('button', { name: 'Show 200 more' }).click();
    expect(await page.locator('[data-test=line]').count()).toBe(250);

    await choose('Game', 'points');
    expect(await count.textContent()).toBe('62 of 302 matches');
    await choose('Result', 'won');
    expect(await count.textContent()).toBe('30 of 302 matches');
    await choose('Result', '');
    await choose('Opponent', 'people');
    expect(await count.textContent()).toBe('1 of 302 matches');
    await choose('Game', '');
    await choose('Opponent', '');
    await page.getByLabel('Search', { exact: true }).fill('петр');
    expect(await count.textContent()).toBe('1 of 302 matches');
    await page.getByRole('button', { name: 'Remove this match' }).click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.getByRole('button', { name: 'Remove this match' }).waitFor();
    await page.reload();
    await visit.complete(page);
    expect(await count.textContent()).toBe('302 matches');

    await visit.go(page, '');
    expect(await page.getByRole('link', { name: /Bot 9/ }).count()).toBe(1);
    expect(await page.getByRole('link', { name: /Bot 4/ }).count()).toBe(0);
  });

  it('say which level fits: the next one after wins', async () => {
    const page = await visit.open(await visit.guest({ viewport: PHONE }));
    const bot = { kind: 'bot', level: 4 } as const;
    await restore(page, backup([match(0, 'points', [ADA, bot], [0]), match(1, 'points', [bot, ADA], [1])]));
    await page.locator('[data-test=restored]').waitFor();
    await goOn(page);
    await visit.go(page, 'points/new/bot');
    await page.locator('[data-test=suggestion]').getByRole('button', { name: 'Play level 5' }).click();
    expect(await page.getByLabel('Level').inputValue()).toBe('5');
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=board]').waitFor();
    // The next match begins with the same bot.
    await visit.go(page, 'points/new');
    expect(await page.getByLabel('Level').inputValue()).toBe('5');
  });
});

describe('setting up', () => {
  it('says who is with whom', async () => {
    const page = await visit.open(await visit.guest(), 'counterpoint/new/bot');
    await page.getByRole('radio', { name: 'Partners' }).check();
    expect(await page.locator('[data-test=side]').allTextContents()).toEqual([
      'team 1, with Bot 3',
      'team 2, with Bot 3',
      'team 1, with You',
      'team 2, with Bot 3',
    ]);
  });

  it('proposes an opponent that fits the game', async () => {
    const page = await visit.open(await visit.guest(), 'foursquare');
    await page.getByRole('link', { name: 'Play the computer' }).click();
    await visit.complete(page);
    await page.locator('[data-test=start]').waitFor();
    expect(await page.getByLabel('Level').inputValue()).toBe('3');
  });
});
