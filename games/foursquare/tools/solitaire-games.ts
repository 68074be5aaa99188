/**
 * How often solitaire is won at least: games played by chances that are nearly right (tools/solitaire/chances.ts), the end of each worked out.
 *   npx tsx --conditions=source games/foursquare/tools/solitaire-games.ts GAMES SEED FOLDER [FROM] [AMOUNTS]
 * The chances are kept in FOLDER, and made first if it is not there. They are those with FROM cards left and fewer (15); before that a turn is looked ahead.
 * AMOUNTS say what is told apart under a stack, in tens, by cards left: `14=0/4/12,0=0/4/8/12` for three amounts with 14 cards and more.
 */
import { existsSync } from 'node:fs';
import { Exact } from '../brain/exact.ts';
import { Outlook } from '../brain/outlook.ts';
import { COPIES, STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { Chances } from './solitaire/chances.ts';
import { chanceBeforeDeal, DEALT } from './solitaire/deal.ts';
import { type Player, playGames } from './solitaire/games.ts';
import { Kept } from './solitaire/kept.ts';
import { Placing } from './solitaire/placing.ts';
import { bySteps } from './solitaire/steps.ts';
import { Mixing } from './solitaire/ways.ts';
import { bestOf } from './train.ts';

const AMOUNTS = '14=0/4/12,0=0/4/8/12';
const SPAN = 32;
/** With so few cards left, besides the one in the hand, games are worked out. */
const EXACT_FROM = 7;

const [games, seed] = process.argv.slice(2, 4).map(Number);
const [folder, from = '15', amounts = AMOUNTS] = process.argv.slice(4);
const tableOf = bySteps(amounts, (tens) => new Mixing(tens.split('/').map(Number)));

function spent(): string {
  return `${process.cpuUsage().user / 1e6} s of processor`;
}

function make(): void {
  const kept = new Kept(folder);
  const chances = new Chances(COPIES, {
    cards: Number(from),
    tableOf,
    mixed: true,
    span: SPAN,
    less: 4,
    rare: 3e-4,
    heard: (pile, base, rows) => {
      if (pile.left > EXACT_FROM) kept.keep(pile.number, pile.left, base, rows);
    },
    done: (left) => {
      kept.close();
      console.error(`${left} cards left, ${spent()}`);
    },
  });
  if (Number(from) < DEALT) return;
  console.log(`thought to be won: ${(100 * (1 - chanceBeforeDeal(chances))).toFixed(3)} %, no bound; ${spent()}`);
}

class ByChances implements Player {
  readonly exactFrom = EXACT_FROM;
  private readonly kept = new Kept(folder);
  private readonly placings = new Map<Mixing, Placing>();
  /** For piles that were left out. */
  private readonly foresight = new Outlook(1).ambition;
  private readonly wins = new Float64Array(STACKS);
  private pile = -1;
  private known = this.kept.read(-1);

  place(position: FourSquarePosition, pile: number): number {
    if (pile !== this.pile) this.known = position.left < Number(from) ? this.kept.read(pile) : undefined;
    this.pile = pile;
    const { known } = this;
    if (known !== undefined) return this.placingWith(tableOf(position.left)).best(position, known.rows, known.base);
    this.foresight.placements(position, this.wins, 1);
    return bestOf(this.wins);
  }

  private placingWith(table: Mixing): Placing {
    const known = this.placings.get(table) ?? new Placing(table, SPAN);
    this.placings.set(table, known);
    return known;
  }
}

if (!existsSync(folder)) make();
const { share, error } = playGames(games, seed, new ByChances(), new Exact('win', 20));
console.log(
  `${games} games, seed ${seed}: won ${(100 * share).toFixed(4)} % ± ${(100 * error).toFixed(4)} %, ${spent()}`,
);
