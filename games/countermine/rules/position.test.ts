import { NOBODY, startPosition } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { CUBES, countermine, writeBoardCell } from '../index.ts';
import { fresh, legal, pictured, play, prepared, refusal } from '../test/board.ts';

describe('the board and the turn', () => {
  test('R1: 144 empty cells, 40 cubes each, nobody has points, seat 0 begins', () => {
    const position = fresh();
    expect(legal(position)).toHaveLength(144);
    expect([position.supplyOf(0), position.supplyOf(1)]).toEqual([CUBES, 40]);
    expect(position.scores()).toEqual([0, 0]);
    expect(position.actor).toBe(0);
  });

  test('R2: a turn is one cube from the supply onto an empty cell, then the other seat moves', () => {
    const position = play(fresh(), 'f6');
    expect(position.supplyOf(0)).toBe(39);
    expect(position.actor).toBe(1);
    expect(legal(position)).toHaveLength(143);
    expect(refusal(position, 'f6')).toBe('taken');
  });
});

describe('scoring', () => {
  test.each([
    ['along the row', ['0:c3', '0:d3', '0:e3', '0:g3'], 'f3'],
    ['along the column', ['0:c3', '0:c4', '0:c6', '0:c7'], 'c5'],
    ['rising', ['0:c3', '0:d4', '0:e5', '0:f6'], 'g7'],
    ['falling', ['0:c8', '0:d7', '0:e6', '0:f5'], 'b9'],
    ['into a corner', ['0:b11', '0:c10', '0:d9', '0:e8'], 'a12'],
    ['along the edge', ['0:l8', '0:l9', '0:l10', '0:l11'], 'l12'],
  ])('R3: five %s score a point', (_, place, move) => {
    expect(play(prepared(place), move).scores()).toEqual([1, 0]);
  });

  test('R3: four score nothing, nor do five with a gap or around the edge', () => {
    expect(play(prepared(['0:c3', '0:d3', '0:e3']), 'f3').scores()).toEqual([0, 0]);
    expect(play(prepared(['0:c3', '0:d3', '0:e3', '0:h3']), 'f3').scores()).toEqual([0, 0]);
    expect(play(prepared(['0:j3', '0:k3', '0:l3', '0:a4']), 'b4').scores()).toEqual([0, 0]);
  });

  test('R3: cubes of the other seat do not count', () => {
    expect(play(prepared(['0:c3', '0:d3', '1:e3', '0:g3']), 'f3').scores()).toEqual([0, 0]);
  });

  test('R3: a longer run is one run, also when four and four are joined', () => {
    const nine = pictured('. X X X X . X X X X');
    play(nine, 'f1');
    expect(nine.scores()).toEqual([1, 0]);
    expect(nine.runsCreated(0, 5).map((run) => run.cells.length)).toEqual([9]);
  });

  test('R3: a run of five or more on one side is only extended', () => {
    expect(play(pictured('X X X X X'), 'f1').scores()).toEqual([0, 0]);
    expect(play(pictured('. X X X X X . X X'), 'g1').scores()).toEqual([0, 0]);
    expect(play(pictured('X X X X X . X X X X X'), 'f1').scores()).toEqual([0, 0]);
  });

  test('R3: two runs by one cube score two points', () => {
    const position = pictured(`
      . . . . X
      . . . X .
      . . X . .
      . X . . .
      . X X X X`);
    expect(position.gain(0, 0)).toBe(2);
    play(position, 'a1');
    expect(position.scores()).toEqual([2, 0]);
    expect(position.runsCreated(0, 0).map((run) => run.cells.map(writeBoardCell))).toEqual([
      ['a1', 'b1', 'c1', 'd1', 'e1'],
      ['a1', 'b2', 'c3', 'd4', 'e5'],
    ]);
  });
});

describe('bonus actions', () => {
  const five = () => play(pictured('X X X X . . O O'), 'e1');

  test('R4: a run of exactly five hands the opponent a bonus action', () => {
    const position = five();
    expect(position.actor).toBe(1);
    expect(legal(position)).toEqual(['xa1-', 'xb1-', 'xc1-', 'xd1-', 'xe1-']);
    expect(position.bonusesOf(1)).toEqual([[{ direction: 0, cells: [0, 1, 2, 3, 4] }]]);
  });

  test('R4: a run of six or more hands out nothing', () => {
    const position = pictured('X X X . X X');
    play(position, 'd1');
    expect(position.scores()).toEqual([1, 0]);
    expect(position.mustStrike).toBe(false);
    expect(legal(position)).toHaveLength(138);
  });

  test('R4: one cube hands out one bonus action, however many runs of five it scored', () => {
    const position = pictured(`
      X . . . . O O
      X . . . . O O
      X . . . . O O
      X . . . . O O
      . X X X X . .`);
    play(position, 'a1');
    expect(position.scores()).toEqual([2, 0]);
    expect(legal(position)).toHaveLength(10);
    expect(legal(position)).toEqual(expect.arrayContaining(['xa1-', 'xa1|', 'xa5|', 'xe1-']));
    play(position, 'xc1-');
    expect(position.mustStrike).toBe(false);
    expect([0, 1, 2, 12, 24].map((cell) => position.ownerAt(cell))).toEqual([-1, -1, 1, 0, 0]);
  });

  test('R4: of a five and a six by one cube, only the five may be named', () => {
    const position = pictured(`
      X . . . .
      X . . . .
      X . . . .
      . X X X X
      X . . . .
      X . . . .`);
    play(position, 'a3');
    expect(position.scores()).toEqual([2, 0]);
    expect(legal(position)).toEqual(['xa3-', 'xb3-', 'xc3-', 'xd3-', 'xe3-']);
  });

  test('R5: all cubes of the run go home and one of the striker takes the named place', () => {
    const position = five();
    expect(position.supplyOf(0)).toBe(35);
    play(position, 'xb1-');
    expect([0, 1, 2, 3, 4].map((cell) => position.ownerAt(cell))).toEqual([-1, 1, -1, -1, -1]);
    expect([position.supplyOf(0), position.supplyOf(1)]).toEqual([40, 37]);
    expect(position.actor).toBe(1);
    expect(legal(position)).toHaveLength(141);
    expect(play(position, 'a1').actor).toBe(0);
  });

  test('R5: a strike scores like any other cube and may hand a bonus action back', () => {
    const position = pictured(`
      . . . . . .
      O . . . . .
      O . . . . .
      O . . . . .
      O . . . . .
      X X X X . .`);
    play(position, 'e1 xa1-');
    expect(position.scores()).toEqual([1, 1]);
    expect(position.actor).toBe(1);
    expect(position.bonusesOf(0).flat()).toHaveLength(1);
    play(position, 'l12');
    expect(legal(position)).toEqual(['xa1|', 'xa2|', 'xa3|', 'xa4|', 'xa5|']);
  });

  test('R5: the run is the five cubes it had when it scored, even if it has grown since', () => {
    const position = pictured(`
      O . . . . . .
      O . . . . . .
      O . . . . . .
      O . . . . . .
      X X X X . . .`);
    // The strike makes the column a five; the normal cube makes it six.
    play(position, 'e1 xa1- a6');
    expect(position.scores()).toEqual([1, 1]);
    expect(legal(position)).toEqual(['xa1|', 'xa2|', 'xa3|', 'xa4|', 'xa5|']);
    play(position, 'xa3|');
    expect([0, 12, 24, 36, 48, 60].map((cell) => position.ownerAt(cell))).toEqual([-1, -1, 0, -1, -1, 1]);
  });

  test('R6: a bonus action comes before the normal cube and is not optional', () => {
    expect(refusal(five(), 'f6')).toBe('bonus-first');
    expect(refusal(play(five(), 'xa1-'), 'f6')).toBe('none');
  });

  test('R6: two are made in any order, and a cube that fell with one run is gone from the other', () => {
    // Seat 1 scores the column with its strike and the row with its normal cube.
    const crossing = () =>
      play(
        pictured(`
        O . . . . . .
        O . . . . . .
        O . O O O . .
        O . . . . . .
        X X X X . . .`),
        'e1 xa1- b3',
      );
    const position = crossing();
    expect(position.bonusesOf(0)).toHaveLength(2);
    expect(legal(position)).toHaveLength(10);
    play(position, 'xa3|');
    expect(legal(position)).toEqual(['xb3-', 'xc3-', 'xd3-', 'xe3-']);
    expect(refusal(position, 'xa3-')).toBe('strike-fallen');
    play(position, 'xb3-');
    expect(position.mustStrike).toBe(false);
    expect(position.supplyOf(1)).toBe(40);
    // The other way round.
    expect(legal(play(crossing(), 'xe3-'))).toEqual(['xa1|', 'xa2|', 'xa4|', 'xa5|']);
  });

  test('R6: with one cube left it waits for the normal placement', () => {
    const ones = Array.from({ length: 39 }, (_, index) => `1:${writeBoardCell(72 + index + Math.floor(index / 4))}`);
    const row = ['0:a1', '0:b1', '0:c1', '0:d1'];
    const short = play(prepared([...row, ...ones]), 'e1');
    expect(short.supplyOf(1)).toBe(1);
    expect(short.mustStrike).toBe(false);
    expect(legal(short)).toHaveLength(100);
    expect(refusal(short, 'xa1-')).toBe('no-bonus');
    const enough = play(prepared([...row, ...ones.slice(1)]), 'e1');
    expect(legal(enough)).toHaveLength(5);
    expect(legal(play(enough, 'xa1-'))).toHaveLength(144 - 39);
  });

  test('R7: what was not made when the normal cube is placed is gone', () => {
    const ones = Array.from({ length: 39 }, (_, index) => `1:${writeBoardCell(72 + index + Math.floor(index / 4))}`);
    const position = play(prepared(['0:a1', '0:b1', '0:c1', '0:d1', ...ones]), 'e1 a3');
    expect(position.bonusesOf(1)).toEqual([]);
  });

  test('R7: a bonus action is for the next turn, not for the rest of this one', () => {
    const position = pictured(`
      O . . . . . .
      O . . . . . .
      O . . . . . .
      O . . . . . .
      X X X X . . .`);
    play(position, 'e1 xa1-');
    expect(position.actor).toBe(1);
    expect(position.bonusesOf(0)).toHaveLength(1);
    expect(position.mustStrike).toBe(false);
    expect(refusal(position, 'xa1|')).toBe('no-bonus');
  });
});

describe('the end', () => {
  test('R8: three points end the game at once, without a bonus action', () => {
    const position = pictured(`
      . . . . . . X X X . X X
      X . . . . . . . . . . .
      X . . . . . . . . . . .
      X . . . . . . . . . . .
      X . . . . . . . . . . .
      . X X X X . . . . . . .`);
    play(position, 'j6 l12');
    expect(position.scores()).toEqual([1, 0]);
    play(position, 'a1');
    expect(position.scores()).toEqual([3, 0]);
    expect(position.actor).toBe(NOBODY);
    expect(position.winners()).toEqual([0]);
    expect([position.share(0), position.share(1)]).toEqual([1, 0]);
    expect(legal(position)).toEqual([]);
    expect(refusal(position, 'xa1-')).toBe('game-over');
  });

  test('R8: also in the middle of a turn', () => {
    const position = pictured(
      `
      . . . . . . O O O . O O
      O . . . . . O O O . O O
      O . . . . . . . . . . .
      O . . . . . . . . . . .
      O . . . . . . . . . . .
      . X X X X . . . . . . .`,
      1,
    );
    play(position, 'j6 l12 j5 l10 l1 a1');
    expect(position.scores()).toEqual([1, 2]);
    expect(position.actor).toBe(1);
    play(position, 'xa1-');
    expect(position.actor).toBe(NOBODY);
    expect(position.winners()).toEqual([1]);
  });

  test('R8: more than three points are possible', () => {
    const position = pictured(`
      X . . . X
      X . . X .
      X . X . .
      X X . . .
      . X X X X`);
    expect(play(position, 'a1').scores()).toEqual([3, 0]);
    const two = pictured(`
      . . . . . . X X X . X X
      X . . . X . . . . . . .
      X . . X . . . . . . . .
      X . X . . . . . . . . .
      X X . . . . . . . . . .
      . X X X X . . . . . . .`);
    expect(play(two, 'j6 l12 a1').scores()).toEqual([4, 0]);
    expect(two.winners()).toEqual([0]);
  });

  /** So many cubes of each seat, strewn so that no five of either stands. */
  const spread = (zeros: number, ones: number) => {
    const place: string[] = [];
    let zero = 0;
    let one = 0;
    for (let row = 0; row < 12; row++) {
      for (let column = 0; column < 12; column++) {
        // Pairs of columns that change sides from row to row: two in line at most, whichever way.
        const mine = ((column >> 1) + row) % 2 === 0;
        if (mine && zero < zeros) place.push(`${0}:${writeBoardCell(row * 12 + column)}`);
        else if (!mine && one < ones) place.push(`${1}:${writeBoardCell(row * 12 + column)}`);
        if (mine) zero++;
        else one++;
      }
    }
    return place;
  };

  test('R9: the game is over when the player to move has no cube; equal points are a draw', () => {
    const position = prepared(spread(39, 39));
    play(position, 'l12 a12');
    expect(position.supplyOf(0)).toBe(0);
    expect(position.actor).toBe(NOBODY);
    expect(position.scores()).toEqual([0, 0]);
    expect(position.winners()).toEqual([0, 1]);
    expect([position.share(0), position.share(1)]).toEqual([0.5, 0.5]);
  });

  test('R9: most points win, and who is not to move may have cubes left', () => {
    const row = ['0:a12', '0:b12', '0:c12', '0:e12', '0:f12'];
    const position = prepared([...spread(34, 40), ...row]);
    expect(position.supplyOf(0)).toBe(1);
    play(position, 'd12');
    expect(position.scores()).toEqual([1, 0]);
    expect(position.winners()).toEqual([0]);
  });
});

describe('options and setups', () => {
  test('R10: after the very first cube seat 1 may swap', () => {
    const position = play(fresh(true), 'f6');
    expect(legal(position)).toHaveLength(144);
    expect(legal(position)).toContain('swap');
    play(position, 'swap');
    expect(position.ownerAt(5 * 12 + 5)).toBe(1);
    expect([position.supplyOf(0), position.supplyOf(1)]).toEqual([40, 39]);
    expect(position.actor).toBe(0);
    expect(legal(position)).toHaveLength(143);
    expect(refusal(position, 'swap')).toBe('swap-late');
  });

  test('R10: only in answer to the first cube, and only where the option is on', () => {
    expect(refusal(fresh(true), 'swap')).toBe('swap-early');
    expect(refusal(play(fresh(true), 'f6 g7'), 'swap')).toBe('swap-late');
    expect(refusal(play(fresh(true), 'f6 g7 a1'), 'swap')).toBe('swap-late');
    expect(refusal(play(fresh(), 'f6'), 'swap')).toBe('swap-not-played');
  });

  test('R10: where swapping and its place in the game differ, hashes differ', () => {
    const hash = (moves: string, swap: boolean) => {
      const position = moves === '' ? fresh(swap) : play(fresh(swap), moves);
      return `${position.hashLow} ${position.hashHigh}`;
    };
    const setup = prepared(['0:f6'], 1, true);
    expect(hash('f6', true)).not.toBe(`${setup.hashLow} ${setup.hashHigh}`);
    expect(hash('f6', true)).not.toBe(hash('f6', false));
    const swapped = prepared(['1:f6'], 0, true);
    expect(hash('f6 swap', true)).toBe(`${swapped.hashLow} ${swapped.hashHigh}`);
  });

  test('R11: cubes of a setup come out of the supplies, score nothing, and end the swap', () => {
    const position = prepared(['0:a1', '0:b1', '0:c1', '0:d1', '0:e1', '1:l12'], 1, true);
    expect(position.scores()).toEqual([0, 0]);
    expect([position.supplyOf(0), position.supplyOf(1)]).toEqual([35, 39]);
    expect(position.actor).toBe(1);
    expect(position.ply).toBe(0);
    expect(position.mustStrike).toBe(false);
    const one = prepared(['0:f6'], 1, true);
    expect(legal(one)).not.toContain('swap');
    expect(legal(play(prepared([], 0, true), 'f6'))).not.toContain('swap');
  });

  test('R11: bad placements are refused', () => {
    const wrong = (place: string[]) => {
      const start = startPosition(countermine, {}, 2, { place, turn: 0 });
      return start.ok ? 'none' : start.problem.code;
    };
    expect(wrong(['0:f6', '1:f6'])).toBe('taken');
    expect(wrong(['0:m1'])).toBe('off-board');
    expect(wrong(['0:a13'])).toBe('off-board');
    expect(wrong(['0:A1'])).toBe('cell-unreadable');
    expect(wrong(Array.from({ length: 41 }, (_, cell) => `0:${writeBoardCell(cell)}`))).toBe('supply-empty');
    expect(wrong(Array.from({ length: 40 }, (_, cell) => `0:${writeBoardCell(cell)}`))).toBe('none');
  });

  test('R11: a setup may leave the seat to move without a cube: the game is over', () => {
    const place = Array.from({ length: 40 }, (_, cell) => `0:${writeBoardCell(cell)}`);
    expect(prepared(place, 0).actor).toBe(NOBODY);
    expect(prepared(place, 0).winners()).toEqual([0, 1]);
    expect(prepared(place, 1).actor).toBe(1);
    expect(play(prepared(place, 1), 'l12').winners()).toEqual([0, 1]);
  });
});
