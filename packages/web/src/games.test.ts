import { games } from '@countertop/catalogue';
import { expect, it } from 'vitest';
import { GAMES, loadGame } from './games.ts';

it('shows the games of the catalogue, in its order', async () => {
  expect(GAMES).toEqual(games.map(({ id }) => id));
  for (const id of GAMES) {
    const game = await loadGame(id);
    expect(game.ok && game.value.id).toBe(id);
  }
});
