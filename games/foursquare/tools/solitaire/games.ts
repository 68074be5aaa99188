import { CHANCE, NOBODY, Random } from '@countertop/core';
import type { Exact } from '../../brain/exact.ts';
import { CARDS, HIGHEST } from '../../rules/cards.ts';
import { FourSquarePosition } from '../../rules/position.ts';
import { numberOf } from './piles.ts';

/** Whoever puts the cards of many games: all those with equally many cards left, one pile after another. */
export interface Player {
  /** With so few cards left besides the one in the hand, what follows is worked out. */
  readonly exactFrom: number;
  place(position: FourSquarePosition, pile: number): number;
}

export interface Won {
  readonly games: number;
  /** Of all games, and how far that may be off: 95 of 100 such intervals hold the true share. */
  readonly share: number;
  readonly error: number;
}

interface Game {
  readonly position: FourSquarePosition;
  readonly random: Random;
  pile: number;
}

/** Plays so many games of solitaire. The end of each counts for what it is worth to a perfect player, which is who plays it. */
export function playGames(games: number, seed: number, player: Player, exact: Exact): Won {
  const waiting = Array.from({ length: CARDS }, (): Game[] => []);
  let sum = 0;
  let squares = 0;
  const end = (share: number): void => {
    sum += share;
    squares += share * share;
  };
  const goOn = (game: Game): void => {
    const { position, random } = game;
    while (position.actor === CHANCE) position.play(position.pick(random));
    if (position.actor === NOBODY) end(position.share(0));
    else if (position.left <= player.exactFrom) end(exact.value(position));
    else {
      game.pile = pileOf(position);
      waiting[position.left].push(game);
    }
  };
  const seeds = new Random(seed);
  for (let i = 0; i < games; i++) {
    goOn({ position: new FourSquarePosition(1), random: new Random(seeds.next()), pile: 0 });
  }
  for (let left = CARDS - 1; left > player.exactFrom; left--) {
    const these = waiting[left].sort((one, other) => one.pile - other.pile);
    waiting[left] = [];
    for (const game of these) {
      game.position.play(player.place(game.position, game.pile));
      goOn(game);
    }
  }
  const share = sum / games;
  return { games, share, error: 1.96 * Math.sqrt((squares / games - share * share) / games) };
}

function pileOf(position: FourSquarePosition): number {
  return numberOf(Array.from({ length: HIGHEST + 1 }, (_, value) => (value === 0 ? 0 : position.leftOf(10 * value))));
}
