import { fileURLToPath } from 'node:url';
import { Random } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { FIVE } from '../../rules/lines.ts';
import { CounterminePosition } from '../../rules/position.ts';
import { ATTACKER, Board, cellsOf, DEFENDER } from './board.ts';
import { CellSet } from './cell-set.ts';
import { checkWin } from './check-win.ts';
import { checkWins, settledBy } from './check-wins.ts';
import { addRoom } from './four-search.ts';
import { emptyAfter, type Opening, readOpening, sameness, writeOpening } from './opening.ts';
import { readLines } from './packed-lines.ts';
import { EMPTY, Standing } from './standing.ts';
import { WinFinder } from './win-finder.ts';
import { readWinLine, writeTried, writeWin } from './win-line.ts';

const BITS = 12;

function opening(text: string): Opening {
  const read = readOpening(text);
  if (read === undefined) throw new Error(text);
  return read;
}

function found(after: Opening): number[] {
  const cubes = new WinFinder(BITS).find(after, 100_000);
  if (cubes === undefined) throw new Error(writeOpening(after));
  return cubes;
}

/** An open row of three, to move: two cubes win. */
const SHORT = opening('f6 a1 f7 a3 f8 a12');
/** Three cubes in the middle against three at the rim: threes and fours are needed. */
const LONG = opening('f6 a1 g7 a3 e7 a5');
const SHORT_WIN = found(SHORT);
const LONG_WIN = found(LONG);

describe("the checker's board", () => {
  it('has a run exactly where the rules see one (R3)', () => {
    const random = new Random(7);
    for (let game = 0; game < 12; game++) {
      const position = new CounterminePosition(false);
      const board = new Board(40);
      while (position.score(0) + position.score(1) === 0 && board.supply[DEFENDER] > 12) {
        const seat = position.actor;
        // In a corner of the board, so that somebody comes to a run.
        const free = emptyAfter([]).filter((cell) => board.isEmpty(cell) && cell % 12 < 8 && cell < 84);
        const cell = free[random.below(free.length)];
        const completes = cellsOf(board.room(seat, FIVE - 1)).includes(cell);
        position.play(cell);
        board.put(seat, cell);
        expect(position.score(seat) > 0).toBe(completes);
        expect(board.hasRun(seat)).toBe(completes);
      }
    }
  });

  it('is what the search sees as well', () => {
    const random = new Random(11);
    for (let game = 0; game < 8; game++) {
      const standing = new Standing();
      const board = new Board(40);
      for (let cube = 0; cube < 40; cube++) {
        const seat = cube % 2;
        const free = emptyAfter([]).filter((cell) => board.isEmpty(cell));
        const cell = free[random.below(free.length)];
        for (const side of [standing, board]) side.put(seat, cell);
        if (random.below(4) === 0) for (const side of [standing, board]) side.take(seat, cell);
        for (const own of [ATTACKER, DEFENDER]) {
          const fives = cellsOf(board.room(own, FIVE - 1));
          const five = standing.completing(own);
          expect(five === EMPTY ? fives.length === 0 : fives.includes(five)).toBe(true);
          const rooms = [new CellSet(), new CellSet()];
          rooms.forEach((room, index) => {
            for (let count = 2 + index; count < FIVE; count++) addRoom(standing, own, count, room);
            expect(emptyAfter([]).filter((at) => room.has(at))).toEqual(cellsOf(board.room(own, 2 + index)));
          });
        }
      }
    }
  });

  it('takes back what it put', () => {
    const board = new Board(40);
    const before = [board.key, board.room(ATTACKER, 0)];
    for (const cell of [0, 65, 143]) board.put(ATTACKER, cell);
    for (const cell of [0, 65, 143]) board.take(ATTACKER, cell);
    expect([board.key, board.room(ATTACKER, 0)]).toEqual(before);
  });
});

describe('a win that was found', () => {
  it('is replayed', () => {
    expect(checkWin(SHORT, SHORT_WIN).holds).toBe(true);
    expect(LONG_WIN.length).toBeGreaterThan(100);
    expect(checkWin(LONG, LONG_WIN)).toEqual({ holds: true, positions: LONG_WIN.length });
  });

  it('is refused with a cube of it on a corner that nobody wants, without its last cube, and with one too many', () => {
    const [corner] = opening('l1');
    for (let at = 0; at < LONG_WIN.length; at += 17) {
      expect(checkWin(LONG, [...LONG_WIN.slice(0, at), corner, ...LONG_WIN.slice(at + 1)]).holds).toBe(false);
    }
    expect(checkWin(LONG, LONG_WIN.slice(0, -1)).holds).toBe(false);
    expect(checkWin(LONG, [...LONG_WIN, corner]).holds).toBe(false);
  });

  it('is refused where a cube stands in its way, and where the other is about to win', () => {
    expect(checkWin(opening('f6 a1 f7 a3 f8 f9'), SHORT_WIN).holds).toBe(false);
    expect(checkWin(opening('f6 a1 f7 a2 f8 a3 l12 a4'), SHORT_WIN).holds).toBe(false);
    expect(checkWin(opening('f6 a1 f7 a2 f8 a3 l12'), SHORT_WIN).holds).toBe(false);
  });

  it('stands whatever is answered to its first cube, outside of the zone too', () => {
    const [first] = LONG_WIN;
    const finder = new WinFinder(BITS);
    const open = emptyAfter([...LONG, first]).filter((_, index) => index % 8 === 0);
    for (const answer of open) {
      expect(finder.find([...LONG, first, answer], 100_000), writeOpening([answer])).toBeDefined();
    }
  });
});

describe('a certificate of wins', () => {
  const line = writeWin(SHORT, SHORT_WIN);

  it('is written and read', () => {
    expect(readWinLine(line)).toEqual({ opening: SHORT, cubes: SHORT_WIN });
    expect(readWinLine(writeTried(SHORT, 500))).toEqual({ opening: SHORT, tried: 500 });
    for (const wrong of ['', 'f6 f6: a1', 'f6 a1: m3', 'f6 a1: f13', 'f6 a1'])
      expect(readWinLine(wrong)).toBeUndefined();
  });

  it('names the lines that do not hold', () => {
    expect(checkWins([line, `${line}l12`, line.replace('f6', 'l1'), 'nothing'])).toMatchObject({
      faults: [2, 3, 4],
      wins: 1,
    });
  });

  it('counts mirror images as the same, and tells whose cubes are whose', () => {
    expect(sameness(opening('f6 a1 g7 a3'))).toBe(sameness(opening('g7 l12 f6 l10')));
    expect(sameness(opening('f6 a1 g7 a3'))).toBe(sameness(opening('f6 a3 g7 a1')));
    expect(sameness(opening('f6 a1 g7 a3'))).not.toBe(sameness(opening('a1 f6 a3 g7')));
    expect(settledBy(opening('f6 a3 g7')).length).toBe(4);
  });
});

describe('the certificate that is kept', () => {
  const lines = readLines(fileURLToPath(new URL('./first-to-one.wins.br', import.meta.url)));
  const part = lines.filter((_, index) => index % 60 === 0);

  it('holds, as far as a part of it is replayed', () => {
    expect(checkWins(part)).toMatchObject({ faults: [], wins: part.length });
  });

  it('does not hold with two lines that have changed their openings', () => {
    const [one, other] = part.map((line) => line.split(': '));
    expect(checkWins([`${one[0]}: ${other[1]}`, `${other[0]}: ${one[1]}`]).faults).toEqual([1, 2]);
  });
});
