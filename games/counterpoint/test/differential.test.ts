import { CHANCE, MoveList, NOBODY, Random, startPosition } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { type CounterpointPosition, cellOfMove, colourOf, counterpoint, kindOf } from '../index.ts';
import { NaiveGame, type NaiveTable } from './naive.ts';

/** Both readings of the rules, asked the same questions at every ply of many games. */

const table = (width: number, height: number, seats: number, corners = true, partners = false): NaiveTable => ({
  width,
  height,
  seats,
  corners,
  partners,
});

const TABLES: readonly NaiveTable[] = [
  table(6, 6, 2),
  table(6, 6, 3),
  table(6, 6, 4),
  table(6, 6, 4, true, true),
  table(6, 6, 4, false),
  table(6, 6, 4, false, true),
  table(4, 4, 2, false),
  table(4, 4, 4, false, true),
  table(4, 4, 3),
  table(4, 12, 2),
  table(12, 4, 4),
  table(8, 6, 2),
  table(6, 8, 3),
  table(7, 7, 2, false),
  table(8, 6, 4, true, true),
  table(5, 10, 3, false),
  table(5, 7, 2, false),
];

/** What the players of a game, and chance, are after. */
const BIASES = ['none', 'score', 'spoil', 'one colour early', 'one colour late'] as const;
type Bias = (typeof BIASES)[number];

/** How often each rare thing happened. */
const seen: Record<string, number> = {};
const note = (event: string, happened = true): void => {
  seen[event] = (seen[event] ?? 0) + (happened ? 1 : 0);
};

function begin(naive: NaiveTable): CounterpointPosition {
  const { seats, ...options } = naive;
  const start = startPosition(counterpoint, options, seats);
  if (!start.ok) throw new Error(start.problem.code);
  return start.value.position;
}

function choose(naive: NaiveGame, bias: Bias, random: Random): string {
  const legal = naive.legal();
  const any = legal[random.below(legal.length)];
  if (bias === 'none' || random.below(8) === 0) return any;
  if (naive.actor === 'chance') {
    if (bias === 'one colour early') return legal.find((text) => text[1] === 'g') ?? any;
    if (bias === 'one colour late') return legal.find((text) => text[1] !== 'g') ?? any;
    return any;
  }
  // The best of a handful: enough to make rare things happen, and the naive reading is slow.
  const few = Array.from({ length: 12 }, () => legal[random.below(legal.length)]);
  const wishes = few.map((text) => (bias === 'spoil' ? twins(naive, text) : naive.gain(text)));
  return few[wishes.indexOf(Math.max(...wishes))];
}

/** Hopeful lines that a placing would spoil. */
function twins(naive: NaiveGame, text: string): number {
  const [colour, name] = text.split(':');
  const through = naive.linesThrough(name).filter((line) => naive.isHopeful(line));
  return through.filter((line) => line.some((each) => naive.board.get(each) === colour)).length;
}

function compare(naive: NaiveGame, position: CounterpointPosition, list: MoveList): void {
  const actor = position.actor === CHANCE ? 'chance' : position.actor === NOBODY ? null : position.actor;
  list.clear();
  position.moves(list);
  const moves = list.toArray();
  const texts = moves.map((move) => counterpoint.write(position, move));
  const answer = [actor, position.scores(), position.winners(), [...texts].sort()];
  const wanted = [naive.actor, naive.scores, naive.winners(), naive.legal().sort()];
  if (JSON.stringify(answer) !== JSON.stringify(wanted)) expect(answer).toEqual(wanted);
  for (const [i, text] of texts.entries()) {
    if (actor === 'chance' && list.weights[i] !== naive.weight(text)) {
      expect(`${text} ${list.weights[i]}`).toBe(`${text} ${naive.weight(text)}`);
    }
  }
}

function noteWhatHappened(naive: NaiveGame, text: string, play: () => void): void {
  const { seats } = naive.table;
  const before = naive.step;
  if (before.what === 'over') throw new Error('over');
  if (before.what !== 'place') {
    note('the lots go round the table again', before.what === 'lots' && naive.lotsOut.length >= seats);
    note('only one colour can be drawn', naive.legal().length === 1);
    play();
    const short = naive.reserves[before.seat].length < 4;
    note('the bag runs out before the reserve is full', before.what === 'draw' && short && naive.bag.length === 0);
    return;
  }
  const points = naive.gain(text);
  const turn = before.seat;
  play();
  note('two points at once', points === 2);
  note('three points at once', points === 3);
  note('four or more points at once', points >= 4);
  note('a scorer has no counter left', points > 0 && naive.reserves[turn].length === 0);
  if (naive.step.what === 'over') {
    note('the board is full', naive.vacant().length === 0);
    note('no line is hopeful any more', naive.vacant().length > 0 && naive.hopefulLines().length === 0);
    note('hopeful lines lack a colour that is used up', naive.hopefulLines().length > 0);
    note(
      'nobody has a counter left',
      naive.reserves.every((reserve) => reserve.length === 0),
    );
    note('several win', naive.winners()!.length > (naive.table.partners ? 2 : 1));
  } else if (naive.step.what === 'place' && (points === 0 || naive.reserves[turn].length === 0)) {
    note('a turn ends with nothing to draw');
    note('a seat without counters is left out', naive.step.seat !== (turn + 1) % seats);
    note('one seat goes on alone', naive.step.seat === turn);
  }
}

describe('both readings of the rules agree at every ply', () => {
  for (const each of TABLES) {
    const { width, height, corners, partners, seats } = each;
    const name = `${width} x ${height}, ${seats} seats${corners ? '' : ', no corners'}${partners ? ', partners' : ''}`;
    it(name, () => {
      const list = new MoveList();
      for (let game = 0; game < 60; game++) {
        const random = new Random(game * 977 + width * 31 + height * 7 + seats);
        const bias = BIASES[game % BIASES.length];
        const naive = new NaiveGame(each);
        const position = begin(each);
        compare(naive, position, list);
        while (naive.actor !== null) {
          const text = choose(naive, bias, random);
          const move = counterpoint.read(position, text);
          if (!move.ok) throw new Error(`${text} refused: ${move.problem.code}`);
          if (kindOf(move.value) === 'place') expectGain(position, move.value, naive.gain(text));
          noteWhatHappened(naive, text, () => naive.play(text));
          position.play(move.value);
          compare(naive, position, list);
        }
      }
    });
  }

  it('and every rare thing happened', () => {
    const never = Object.keys(seen).filter((event) => seen[event] === 0);
    expect(never).toEqual([]);
    expect(Object.keys(seen)).toHaveLength(15);
  });
});

function expectGain(position: CounterpointPosition, move: number, points: number): void {
  const gain = position.gain(colourOf(move), cellOfMove(move));
  if (gain !== points) expect(gain).toBe(points);
}
