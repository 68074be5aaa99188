import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { newContribution } from '@countertop/core';
import { serve } from '@countertop/server';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../test/game-of.ts';
import { enter } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { atBoard, join, play, wishFor } from './far-table.ts';
import { Follower, finished, GAMES, shownMoves } from './follow.ts';
import { PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();
const id = GAMES[0] ?? '';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function pair(): Promise<{ ada: Page; boris: Page; route: string }> {
  const ada = await visit.open(await visit.guest(), 'online');
  const route = await wishFor(visit, ada, id);
  const boris = await join(visit, route);
  await atBoard(ada, boris);
  return { ada, boris, route };
}

/** Both show the same, and so many moves more than before. */
async function agree(...pages: readonly Page[]): Promise<void> {
  const [first, ...others] = await Promise.all(pages.map((page) => shownMoves(page)));
  for (const each of others) expect(each).toEqual(first);
}

describe('a table of the server', () => {
  it('is the same after a reload and in a second tab', async () => {
    const { ada, boris, route } = await pair();
    await play(id, [ada, boris], { choices: 2 });
    const tab = await visit.open(ada.context(), route);
    await boris.reload();
    await atBoard(tab, boris);
    await play(id, [tab, boris], { choices: 2, seed: 5 });
    await agree(ada, tab, boris);
  });

  it('shows a move that is made without a network at once, and sends it when the network is back', async () => {
    const { ada, boris } = await pair();
    const [follower, there] = [await Follower.along(ada, id), await Follower.along(boris, id)];
    await Promise.all([follower.catchUp(), there.catchUp()]);
    // Who begins may be drawn by lot.
    const { actor } = follower.position;
    const [first, second] = actor === 0 ? [ada, boris] : [boris, ada];
    await first.context().setOffline(true);
    await first.locator('[data-test=lost]').waitFor();
    await enter(first, follower.choose());
    expect(await shownMoves(second)).not.toEqual(await shownMoves(first));
    await first.context().setOffline(false);
    await (second === boris ? there : follower).catchUp((seat) => seat !== actor);
    await first.locator('[data-test=lost]').waitFor({ state: 'detached' });
    await expect.poll(() => shownMoves(first)).toEqual(await shownMoves(second));
    visit.forgiveLostConnections();
  });

  it('goes on where it was when the server has been started again', async () => {
    const file = pathOf(mkdtempSync(pathOf(tmpdir(), 'countertop-')), 'tables.sqlite');
    const first = await serve({ port: 0, file, threads: 1 });
    const ada = await visit.open(await visit.guest(), 'online', first.address);
    const route = await wishFor(visit, ada, id);
    const boris = await visit.open(await visit.guest(), route, first.address);
    await boris.locator('[data-test=sit]').click();
    await atBoard(ada, boris);
    await play(id, [ada, boris], { choices: 2 });
    await first.close();
    await ada.locator('[data-test=lost]').waitFor();
    const again = await serve({ port: Number(new URL(first.address).port), file, threads: 1 });
    await Promise.all([ada, boris].map((page) => page.locator('[data-test=lost]').waitFor({ state: 'detached' })));
    await play(id, [ada, boris], { choices: 2, seed: 5 });
    await agree(ada, boris);
    await Promise.all([ada, boris].map((page) => page.close()));
    await again.close();
    visit.forgiveLostConnections();
  });

  it('has a rematch with the seats moved on by one', async () => {
    const { ada, boris, route } = await pair();
    await play(id, [ada, boris], { choices: 2 });
    await press(ada, 'Match');
    await press(ada, 'Resign');
    await press(ada, 'Yes, resign');
    await press(ada, 'Rematch');
    await press(boris, 'Agree');
    await ada.waitForFunction((old) => !location.hash.endsWith(old), route);
    await atBoard(ada, boris);
    await expect.poll(() => ada.locator('[data-test=seats] li').nth(1).innerText()).toContain('You');
  });

  it('lets a bot play on for somebody who stays away, until they are back', async () => {
    const ada = await visit.open(await visit.guest(), 'online');
    const route = await wishFor(visit, ada, id, { grace: 10_000, standIn: 1 });
    const boris = await join(visit, route);
    await atBoard(ada, boris);
    const context = boris.context();
    await boris.close();
    await ada.locator('[data-test=want-bot]').click();
    await ada.locator('[data-test=away]').waitFor({ state: 'detached' });
    const back = await visit.open(context, route);
    await back.locator('[data-test=come-back]').click();
    await back.locator('[data-test=come-back]').waitFor({ state: 'detached' });
    await ada.locator('[data-test=away]').waitFor({ state: 'detached' });
  });

  it('keeps the seat of somebody who gets up, until they are back', async () => {
    const { ada, boris } = await pair();
    await press(boris, 'Match');
    await press(boris, 'Get up from the table');
    await press(boris, 'Yes, get up');
    await ada.locator('[data-test=away]').waitFor();
    await boris.locator('[data-test=come-back]').click();
    await boris.locator('[data-test=come-back]').waitFor({ state: 'detached' });
    await ada.locator('[data-test=away]').waitFor({ state: 'detached' });
    await play(id, [ada, boris], { choices: 2 });
  });

  it('asks the other side, and says what it answers', async () => {
    const { ada, boris } = await pair();
    await press(ada, 'Match');
    await press(ada, 'Offer a draw');
    await press(boris, 'Decline');
    await ada.getByText('no draw').first().waitFor();
  });

  it('stops the clocks when both want it, lets them run again, and gives time away', async () => {
    const ada = await visit.open(await visit.guest(), 'online');
    const clock = { kind: 'fischer', initial: 600_000, increment: 0 } as const;
    const boris = await join(visit, await wishFor(visit, ada, id, { clock }), { viewport: PHONE });
    await atBoard(ada, boris);
    const pause = async (answer: string) => {
      await press(ada, 'Match');
      await press(ada, 'Ask for a pause');
      await press(boris, answer);
    };
    await pause('Agree');
    await boris.locator('[data-test=go-on]').click();
    await ada.locator('[data-test=asked]').waitFor();
    await press(ada, 'Agree');
    await Promise.all([ada, boris].map((page) => page.locator('[data-test=paused]').waitFor({ state: 'detached' })));
    await press(boris, 'Match');
    await press(boris, 'Give the others a minute more');
    await ada.getByText('gives you 1 minute more').first().waitFor();
    await boris.getByText('has 1 minute more now').first().waitFor();
    await pause('Decline');
    await ada.getByText('no break now').first().waitFor();
  });
});

it('several people and a bot play at one table', async () => {
  const games = await Promise.all(GAMES.map((each) => gameOf(each)));
  const many = games.find(({ seats }) => seats.max >= 5)?.id ?? '';
  const ada = await visit.open(await visit.guest(), 'online');
  const route = await wishFor(visit, ada, many, { seats: ['me', 'open', 'open', 'open', 'bot'] });
  const others = [await join(visit, route), await join(visit, route), await join(visit, route, { viewport: PHONE })];
  await atBoard(ada, ...others);
  await play(many, [ada, ...others], { choices: 5, seats: 5 });
});

it('answers that were planned on the analysis board are played when their time comes', async () => {
  const games = await Promise.all(GAMES.map((each) => finished(each)));
  const undrawn = games.find(({ choices }) => choices[2] === 2);
  const [theirs = '', mine = ''] = undrawn?.moves ?? [];
  const ada = await visit.open(await visit.guest(), 'online');
  const route = await wishFor(visit, ada, undrawn?.game ?? '', { clock: { kind: 'days', days: 3 } });
  const boris = await join(visit, route, { viewport: PHONE });
  await atBoard(ada, boris);
  await boris.locator('[data-test=plan] a').click();
  await visit.at(boris, route.replace('table', 'plan'));
  await enter(boris, theirs, mine);
  await boris.locator('[data-test=set-plan]').click();
  await boris.locator('[data-test=remove-plan]').waitFor();
  expect(await boris.getByRole('tab').count()).toBe(0);
  await usableByEverybody(boris, 'planned answers');
  await visit.go(boris, route);
  await boris.getByText('Planned answers: 1 line').waitFor();
  await enter(ada, theirs);
  await expect.poll(() => shownMoves(ada)).toEqual([theirs, mine]);
});

it('a bot account is made, plays, is shown as a program, and is revoked', async () => {
  const ada = await visit.open(await visit.guest(), 'account');
  await ada.locator('[data-test=bot-name]').fill('Clockwork');
  await ada.locator('[data-test=make-bot]').click();
  const headers = {
    authorization: `Bearer ${await ada.locator('[data-test=bot-token]').inputValue()}`,
    'content-type': 'application/json',
  };
  await usableByEverybody(ada, 'bot accounts');
  await visit.go(ada, 'online');
  const route = await wishFor(visit, ada, id, { visibility: 'public' });
  const seats = `${visit.address}/api/${route.replace('table/', 'tables/')}/seats`;
  const body = JSON.stringify({ contribution: newContribution() });
  const sit = () => fetch(seats, { method: 'POST', headers, body });
  expect((await sit()).status).toBe(200);
  await ada.locator('[data-test=seats] [data-test=program]').waitFor();
  const lobby = await visit.open(await visit.guest(), 'online');
  await lobby.getByText('Clockwork (program)').waitFor();
  await press(ada, 'Match');
  await press(ada, 'Call the match off');
  await press(ada, 'Yes, call it off');
  await visit.go(ada, 'matches');
  await ada.getByText('Clockwork (program)').first().waitFor();

  await visit.go(ada, 'account');
  expect(await ada.locator('[data-test=bot-token]').count()).toBe(0);
  await press(ada, 'Revoke Clockwork');
  await ada.locator('[data-test=revoke-sure]').click();
  await ada.locator('[data-test=bots]').waitFor({ state: 'detached' });
  expect((await sit()).status).toBe(401);
});

describe('who looks for company', () => {
  it('is called back from elsewhere when somebody comes', async () => {
    const ada = await visit.open(await visit.guest(), `online/quick/${id}`);
    await ada.locator('[data-test=table-link]').waitFor();
    await visit.go(ada, `${id}/puzzles`);
    await ada.locator('[data-test=called]').waitFor();
    const boris = await visit.open(await visit.guest(), 'online');
    await boris.locator(`[data-test=quick-${id}]`).click();
    await ada.locator('[data-test=called].begun a').click();
    await atBoard(ada, boris);
    expect(boris.url()).toBe(ada.url());
  });

  it('sees public tables come and go', async () => {
    const lobby = await visit.open(await visit.guest(), 'online');
    const ada = await visit.open(await visit.guest(), 'online');
    const route = await wishFor(visit, ada, id, { visibility: 'public' });
    const card = lobby.locator(`[data-test=lobby] a[href="#/${route}"]`);
    await card.waitFor();
    const boris = await join(visit, route);
    await atBoard(boris);
    await card.filter({ hasText: 'Watch' }).waitFor();
    await press(boris, 'Match');
    await press(boris, 'Call the match off');
    await press(boris, 'Yes, call it off');
    await card.waitFor({ state: 'detached' });
  });
});

it('talk reaches everybody, is marked as new, and can be shut out', async () => {
  const { ada, boris } = await pair();
  const say = async (words: string): Promise<void> => {
    await boris.locator('[data-test=chat] input').fill(words);
    await boris.locator('[data-test=chat] input').press('Enter');
  };
  await boris.locator('[data-test=talk-tab]').click();
  await say('Hello from afar');
  await ada.locator('[data-test=talk-tab] [data-test=unread]').waitFor();
  await ada.locator('[data-test=talk-tab]').click();
  await ada.locator('[data-test=unread]').first().waitFor({ state: 'detached' });
  await ada.locator('[data-test=chat] .who').first().click();
  await ada.locator('[data-test=block]').click();
  await ada.locator('[data-test=chat]').getByText('Hello from afar').waitFor({ state: 'detached' });
  await say('Can you hear me?');
  await boris.locator('[data-test=chat]').getByText('Can you hear me?').waitFor();
  await play(id, [ada, boris], { choices: 2 });
  expect(await ada.locator('[data-test=chat]').getByText('Can you hear me?').count()).toBe(0);
});

it('everybody can use the screens of online play', async () => {
  const ada = await visit.open(await visit.guest(), 'online');
  await usableByEverybody(ada, 'lobby');
  const route = await wishFor(visit, ada, id);
  await usableByEverybody(ada, 'waiting');
  const boris = await visit.open(await visit.guest({ viewport: PHONE }), route);
  await usableByEverybody(boris, 'invited');
  await boris.locator('[data-test=sit]').click();
  await atBoard(ada, boris);
  await usableByEverybody(ada, 'match');
  await boris.locator('[data-test=talk]').click();
  await usableByEverybody(boris, 'talk');
  await press(ada, 'Share and save');
  await usableByEverybody(ada, 'sharing');
});
