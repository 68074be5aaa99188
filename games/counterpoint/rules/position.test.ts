import { CHANCE, MoveList, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { COLOURS, type CounterpointPosition, counterpoint, placing, STAGE } from '../index.ts';
import { after, dealt, goOn } from '../test/play.ts';

const [YELLOW, BLUE, GREEN, RED] = [0, 1, 2, 3];

function legal(position: CounterpointPosition): string[] {
  const list = new MoveList();
  position.moves(list);
  return list.toArray().map((move) => counterpoint.write(position, move));
}

/** What can be drawn, with how many counters of each: `?y12`. */
function chances(position: CounterpointPosition): string {
  const list = new MoveList();
  position.moves(list);
  return list
    .toArray()
    .map((move, i) => `${counterpoint.write(position, move)}${list.weights[i]}`)
    .join(' ');
}

describe('the beginning', () => {
  test('R1: twelve counters of each of four colours are in the bag, and the board is empty', () => {
    const position = after('');
    expect(COLOURS.map((_, colour) => position.inBag(colour))).toEqual([12, 12, 12, 12]);
    expect(position.bagSize).toBe(48);
    expect(position.vacancies).toBe(36);
    expect(position.scores()).toEqual([0, 0]);
  });

  test('R2: lots are drawn in turn and stay out of the bag meanwhile', () => {
    const position = after('', { seats: 3 });
    expect(position.actor).toBe(CHANCE);
    expect(chances(position)).toBe('?y12 ?b12 ?g12 ?r12');
    goOn(position, '?b ?b ?r');
    expect(chances(position)).toBe('?y12 ?b10 ?g12 ?r11');
    expect(position.turn).toBe(0);
  });

  test('R2: a colour that is all drawn is no lot any more', () => {
    const position = after('?b ?b ?b ?b ?b ?b ?b ?b ?b ?b ?b ?b');
    expect(chances(position)).toBe('?y12 ?g12 ?r12');
    goOn(position, `${'?g '.repeat(12)}${'?r '.repeat(12)}`);
    expect(chances(position)).toBe('?y12');
  });

  test('R3: yellow decides who begins, and all lots go back', () => {
    const position = after('?b ?g ?b ?y', { seats: 3 });
    expect(position.turn).toBe(0);
    expect(position.stage).toBe(STAGE.deal);
    expect(chances(position)).toBe('+y12 +b12 +g12 +r12');
  });

  test('R4: each seat in turn is dealt four, from the first player on, who then begins', () => {
    const position = after('?b ?y +y +b +g +r', { seats: 3 });
    expect(position.reserveSize(1)).toBe(4);
    expect(position.turn).toBe(2);
    goOn(position, '+r +r +r +r +g +g +g');
    expect(position.actor).toBe(CHANCE);
    goOn(position, '+g');
    expect(position.inReserve(2, RED)).toBe(4);
    expect(position.inReserve(0, GREEN)).toBe(4);
    expect(position.actor).toBe(1);
    expect(position.bagSize).toBe(36);
  });
});

describe('a turn', () => {
  test('R5: any counter of the reserve goes on any vacant space, each colour counted once', () => {
    const position = after(dealt('yybr', 'gggg'));
    expect(legal(position)).toHaveLength(3 * 36);
    expect(new Set(legal(position)).size).toBe(3 * 36);
    goOn(position, 'y:c3 +y');
    expect(position.actor).toBe(1);
    expect(legal(position)).toHaveLength(35);
    expect(legal(position)).not.toContain('g:c3');
  });

  test.each([
    ['a row', 'a1 b1 c1 d1'],
    ['a column', 'f3 f4 f5 f6'],
    ['a rising diagonal', 'b2 c3 d4 e5'],
    ['a falling diagonal', 'a6 b5 c4 d3'],
  ])('R6: four colours along %s are a point, whoever placed them', (_, cells) => {
    const [first, second, third, fourth] = cells.split(' ');
    const position = after(dealt('yyyg', 'bbbr'));
    goOn(position, `y:${first} +y b:${second} +b g:${third} +y`);
    expect(position.gain(RED, nameToCell(position, fourth))).toBe(1);
    goOn(position, `r:${fourth}`);
    expect(position.scores()).toEqual([0, 1]);
  });

  test('R6: the order of placing does not matter, a colour twice does, and so does a gap', () => {
    const twice = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:b1 +b g:c1 +y b:d1`);
    expect(twice.scores()).toEqual([0, 0]);
    const gap = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:b1 +b g:c1 +y r:e1`);
    expect(gap.scores()).toEqual([0, 0]);
    const middle = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:d1 +b g:c1 +y r:b1`);
    expect(middle.scores()).toEqual([0, 1]);
  });

  test('R6: a line that goes on gives a point for every four in it', () => {
    const position = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:b1 +b g:c1 +y r:d1 b:f6 +b +b y:e1`);
    expect(position.scores()).toEqual([1, 1]);
  });

  test('R6: one counter can score four lines along one row', () => {
    const position = after(`${dealt('ygyg', 'bbrr')} y:a1 +b b:b1 +g g:c1 +b`, { options: { width: 7 } });
    goOn(position, 'b:f1 +g y:e1 +b g:g1 +g g:a6 +g r:d1');
    expect(position.scores()).toEqual([0, 4]);
  });

  test('R6: a row and a column through the same space score together', () => {
    const position = after(`${dealt('yygg', 'bbrr')} y:a1 +b b:b1 +g g:c1 +b b:d2 +g y:d3 +b g:d4 +g g:f6 +g r:d1`);
    expect(position.scores()).toEqual([0, 2]);
  });

  test('R7: who scores must place again before drawing', () => {
    const position = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:b1 +b g:c1 +y r:d1`);
    expect(position.actor).toBe(1);
    expect(position.reserveSize(1)).toBe(3);
    expect(legal(position)).toHaveLength(32);
    goOn(position, 'b:f6');
    expect(position.actor).toBe(CHANCE);
  });

  test('R7: a turn ends when the reserve is used up, even with a point', () => {
    const position = after(`${dealt('yyyg', 'bbry')} y:a1 +y b:b1 +g g:c1 +y`, { options: { width: 8 } });
    goOn(position, 'r:d1 y:e1 b:f1');
    expect(position.actor).toBe(1);
    goOn(position, 'g:g1');
    expect(position.scores()).toEqual([0, 4]);
    expect(position.actor).toBe(CHANCE);
    goOn(position, '+b +b +b +b');
    expect(position.actor).toBe(0);
  });

  test('R8: at the end of a turn the reserve is filled up to four, counter by counter', () => {
    const position = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:b1 +b g:c1 +y r:d1 b:f6`);
    expect(position.stage).toBe(STAGE.draw);
    expect(position.turn).toBe(1);
    goOn(position, '+g');
    expect(position.actor).toBe(CHANCE);
    goOn(position, '+r');
    expect(position.actor).toBe(0);
    expect(position.reserveSize(1)).toBe(4);
  });

  test('R8: a draw of which only one outcome is left is a draw all the same', () => {
    const position = after(dealt('yyyy', 'yyyy'), { options: { width: 8 } });
    const drawn = fillUntil(position, () => position.stage === STAGE.draw && legal(position).length === 1);
    expect(drawn).toBe(true);
    expect(position.actor).toBe(CHANCE);
  });

  test('R8: the reserve is filled as far as the bag goes', () => {
    const position = find((each) => each.stage === STAGE.draw && each.bagSize === 1 && each.reserveSize(each.turn) < 3);
    const seat = position.turn;
    goOn(position, legal(position)[0]);
    expect(position.reserveSize(seat)).toBeLessThan(4);
    expect(position.actor).toBe(1 - seat);
  });

  test('R8: a seat without counters is left out, and the last one goes on alone', () => {
    const lonely = find((each) => each.actor === 0 && each.reserveSize(1) === 0 && each.reserveSize(0) > 1);
    let placed = 0;
    while (lonely.actor === 0) {
      lonely.play(lonely.pick(new Random(placed)));
      placed++;
    }
    expect(placed).toBeGreaterThan(0);
    expect(lonely.actor).toBe(NOBODY);
  });
});

describe('the end', () => {
  const tiny = { options: { width: 4, height: 4, corners: false } };

  test('R9: over as soon as no line is left that could score, before anything is drawn', () => {
    const position = after(`${dealt('yyyy', 'yyyy')} y:a2 +y y:b2 +y y:a3 +y y:b3 +y y:c2 +b`, tiny);
    expect(position.actor).toBe(1);
    const bag = position.bagSize;
    goOn(position, 'y:c3');
    expect(position.actor).toBe(NOBODY);
    expect(position.vacancies).toBe(6);
    expect(position.bagSize).toBe(bag);
    expect(legal(position)).toEqual([]);
  });

  const yellowRows = (rows: number) =>
    ['a', 'b', 'c', 'd'].flatMap((column) => Array.from({ length: rows }, (_, row) => `${column}${row + 1}`));
  /** All twelve yellow counters on these cells, and no other. */
  const twelveYellow = (cells: string[]) => cells.map((cell, i) => `y:${cell} ${i < 4 ? '+y' : '+b'}`).join(' ');

  test('R9: a line that lacks a colour of which none is left is no hope', () => {
    const position = after(dealt('yyyy', 'yyyy'), { options: { width: 4, height: 5 } });
    const moves = twelveYellow(yellowRows(3)).replace(/ \+b$/, '');
    goOn(position, moves.split(' ').slice(0, -1).join(' '));
    expect(position.actor).toBe(1);
    goOn(position, moves.split(' ').at(-1)!);
    expect(position.actor).toBe(NOBODY);
    expect(position.vacancies).toBe(8);
    const open = Array.from({ length: position.grid.lineCount }, (_, line) => line).filter((line) =>
      position.lineIsOpen(line),
    );
    expect(open.map((line) => position.lineColours(line))).toEqual([0, 0]);
  });

  test('R9: a line that has the colour already can still be completed', () => {
    const position = after(dealt('yyyy', 'yyyy'), { options: { width: 4, height: 6 } });
    goOn(position, twelveYellow(yellowRows(3)));
    expect(position.onBoard(YELLOW)).toBe(12);
    expect(position.actor).toBe(0);
  });

  test('R9: a colour that is only in a reserve is still there', () => {
    const position = after(dealt('yyyy', 'yyyy'), { options: { width: 4, height: 5 } });
    goOn(position, twelveYellow(yellowRows(3)).split(' ').slice(0, -4).join(' '));
    expect(position.inBag(YELLOW)).toBe(0);
    expect(position.onBoard(YELLOW)).toBe(10);
    expect(position.actor).toBe(0);
  });

  test('R9: over when the board is full, counters left or not', () => {
    const full = find((each) => each.vacancies === 0);
    expect(full.actor).toBe(NOBODY);
    expect(full.reserveSize(0) + full.reserveSize(1)).toBe(0);
  });

  test('R10: most points win, and equals share it', () => {
    const none = after(`${dealt('yyyy', 'yyyy')} y:a2 +y y:b2 +y y:a3 +y y:b3 +y y:c2 +b y:c3`, tiny);
    expect(none.scores()).toEqual([0, 0]);
    expect(none.winners()).toEqual([0, 1]);
    expect(none.share(0)).toBe(0.5);
    const one = find((each) => each.winners()?.length === 1);
    const best = one.score(0) > one.score(1) ? 0 : 1;
    expect(one.winners()).toEqual([best]);
    expect([one.share(best), one.share(1 - best)]).toEqual([1, 0]);
  });

  test('R10: nobody has won before the end', () => {
    expect(after(dealt('yyyy', 'bbbb')).winners()).toBeNull();
  });

  const foursome = `${dealt('ybgr', 'yyyy', 'bbbb', 'yyyy')}
    y:a2 +r y:b3 +g b:b2 +b y:a3 +g g:c2 +r y:b4 +g b:c1 +b y:d3 +g r:d2 b:c3`;

  test('R11: partners win together, on their points together, and each keeps count of their own', () => {
    const position = after(foursome, { options: { ...tiny.options, partners: true }, seats: 4 });
    expect(position.scores()).toEqual([1, 0, 0, 0]);
    expect(position.teamScore(2)).toBe(1);
    expect(position.winners()).toEqual([0, 2]);
    expect([0, 1, 2, 3].map((seat) => position.share(seat))).toEqual([1, 0, 1, 0]);
    expect([0, 1, 2, 3].map((seat) => position.team(seat))).toEqual([0, 1, 0, 1]);
  });

  test('R11: without partners the same game has one winner', () => {
    const position = after(foursome, { ...tiny, seats: 4 });
    expect(position.winners()).toEqual([0]);
    expect(position.team(2)).toBe(2);
  });
});

function nameToCell(position: CounterpointPosition, name: string): number {
  return (Number(name[1]) - 1) * position.grid.width + 'abcdefghijkl'.indexOf(name[0]);
}

/** Plays on without scoring if it can until `done`; says whether it came to that. */
function fillUntil(position: CounterpointPosition, done: () => boolean): boolean {
  const random = new Random(1);
  while (!done()) {
    if (position.actor === NOBODY) return false;
    // Chance gives the colours one after the other, so that the last is alone in the end.
    const first = COLOURS.findIndex((_, colour) => position.inBag(colour) > 0);
    goOn(position, position.actor === CHANCE ? `+${COLOURS[first].letter}` : writePick(position, random));
  }
  return true;
}

function writePick(position: CounterpointPosition, random: Random): string {
  return counterpoint.write(position, position.pick(random));
}

/** A position of that kind in a game on the largest board, between players who score where they can. */
function find(wanted: (position: CounterpointPosition) => boolean): CounterpointPosition {
  const start = after('', { options: { width: 8 } });
  for (let seed = 1; seed < 5000; seed++) {
    const position = start.clone();
    const random = new Random(seed);
    while (position.actor !== NOBODY) {
      position.play((position.actor === CHANCE ? undefined : scoring(position)) ?? position.pick(random));
      if (wanted(position)) return position;
    }
  }
  throw new Error('no such position in 5,000 games');
}

function scoring(position: CounterpointPosition): number | undefined {
  for (const colour of [YELLOW, BLUE, GREEN, RED]) {
    if (position.inReserve(position.turn, colour) === 0) continue;
    for (let i = 0; i < position.vacancies; i++) {
      const cell = position.vacantCell(i);
      if (position.gain(colour, cell) > 0) return placing(colour, cell);
    }
  }
  return undefined;
}
