import { MoveList, NOBODY, Random, readScene, referee } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import {
  CounterplaysPosition,
  cellsOf,
  counterplays,
  type Goal,
  lettersOf,
  ORIENTATIONS,
  placementOf,
  TILES,
  tileOfLetter,
  writePlacement,
} from '../index.ts';

/** The position after moves written one after another. */
function after(moves: string, goal: Goal = 'highest'): CounterplaysPosition {
  const position = new CounterplaysPosition(goal);
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = counterplays.read(position, text);
    if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.problem)}`);
    position.play(move.value);
  }
  return position;
}

function legal(position: CounterplaysPosition): string[] {
  const list = new MoveList();
  position.moves(list);
  return list.toArray().map(writePlacement);
}

/** `legal on 2`, or why not. */
function verdict(position: CounterplaysPosition, text: string): string {
  const move = counterplays.read(position, text);
  return move.ok ? `legal on ${position.levelOf(move.value)}` : move.problem.code;
}

const tile = (letter: string) => tileOfLetter(letter)!.id;

/** Random moves to the end. */
function playOut(position: CounterplaysPosition, seed: number): CounterplaysPosition {
  const random = new Random(seed);
  while (position.actor !== NOBODY) position.play(position.pick(random));
  return position;
}

describe('R1: two players with the same twelve tiles', () => {
  it('R1: White begins and the players alternate', () => {
    expect(after('').actor).toBe(0);
    expect(after('Y8@0,0').actor).toBe(1);
    expect(after('Y8@0,0 N1@-1,3').actor).toBe(0);
  });

  it('R1: a tile can be used once by each player', () => {
    const position = after('Y8@0,0 N1@-1,3');
    expect(verdict(position, 'Y0@0,-3')).toBe('tile-used');
    expect(position.hasTile(0, tile('Y'))).toBe(false);
    expect(position.hasTile(1, tile('Y'))).toBe(true);
    expect(lettersOf(position.tilesLeft(0))).toBe('I P L J V C W T O N X');
    expect(legal(position).filter((move) => move.startsWith('Y'))).toEqual([]);
    expect(legal(position).some((move) => move.startsWith('N'))).toBe(true);
  });
});

describe('R2: the first tile', () => {
  it('R2: is any tile in any orientation, at 0,0', () => {
    const moves = legal(after(''));
    expect(moves).toHaveLength(94);
    expect(moves.every((move) => move.endsWith('@0,0'))).toBe(true);
    expect(verdict(after(''), 'N4@0,0')).toBe('legal on 1');
    expect(verdict(after(''), 'N4@1,0')).toBe('first-place');
    expect(verdict(after(''), 'N4@99999999999999999999,0')).toBe('first-place');
  });
});

describe('R3: on the table', () => {
  it('R3: a tile shares a side with a tile on the table', () => {
    const position = after('Y8@0,0');
    expect(verdict(position, 'N1@-1,3')).toBe('legal on 1');
    expect(verdict(position, 'I0@-4,-5')).toBe('not-touching');
    expect(verdict(position, 'I0@4000000000,-5')).toBe('not-touching');
  });

  it('R3: a common corner is not enough', () => {
    expect(verdict(after('Y8@0,0'), 'I1@-2,0')).toBe('not-touching');
  });

  it('R3: a tile on the table counts also where others lie on top of it', () => {
    const position = after('P11@0,0 L4@0,-1 V0@1,0');
    const move = counterplays.read(position, 'I1@2,2');
    if (!move.ok) throw new Error(move.problem.code);
    const beside = cellsOf(move.value).flatMap(({ x, y, down }) =>
      down
        ? [position.heightAt(x, y, false), position.heightAt(x + 1, y, false), position.heightAt(x, y + 1, false)]
        : [position.heightAt(x, y, true), position.heightAt(x - 1, y, true), position.heightAt(x, y - 1, true)],
    );
    expect(new Set(beside)).toEqual(new Set([0, 2]));
    expect(position.levelOf(move.value)).toBe(1);
  });

  it('R3: a tile does not lie half on the table', () => {
    expect(verdict(after('Y8@0,0'), 'I1@-1,0')).toBe('not-flat');
    expect(verdict(after('P11@0,0 L4@0,-1 V0@1,0'), 'I0@1,-1')).toBe('not-flat');
  });
});

describe('R4: on other tiles', () => {
  it('R4: all six triangles are directly on tiles of the level below', () => {
    expect(verdict(after('T6@0,0 Y11@-1,-1'), 'P6@0,-1')).toBe('legal on 2');
    expect(verdict(after('P11@0,0 L4@0,-1 V0@1,0'), 'T8@0,1')).toBe('not-flat');
  });

  it('R4: at least two tiles are under it', () => {
    expect(verdict(after('T6@0,0'), 'T6@0,0')).toBe('one-tile');
    expect(verdict(after('J3@0,0 P3@-2,2 W4@-3,3 V2@-2,2'), 'V2@-2,2')).toBe('one-tile');
    expect(verdict(after('T6@0,0 Y11@-1,-1 I2@2,-3'), 'L5@0,-1')).toBe('legal on 2');
    expect(verdict(after('L5@0,0 C6@-2,0 X2@2,-2 X2@0,-2'), 'V4@0,-1')).toBe('legal on 2');
  });

  it('R4: whose tiles they are does not matter', () => {
    const onBlack = after('Y8@0,0 N1@-1,3 O0@1,4 X1@-3,3');
    const under = cellsOf(placementOf(tileOfLetter('L')!.orientations[0].id, -2, 3)).map(
      ({ x, y, down }) => onBlack.topTileAt(x, y, down) & 1,
    );
    expect(new Set(under)).toEqual(new Set([1]));
    expect(verdict(onBlack, 'L0@-2,3')).toBe('legal on 2');
    expect(verdict(after('C6@0,0 T1@-2,0 T11@1,-2'), 'I2@2,-2')).toBe('legal on 2');
  });

  it('R4: it need not touch a tile of its own level', () => {
    const position = after('T11@0,0 L5@2,-1 X0@0,2 Y2@0,2 J5@1,0');
    expect(position.top).toBe(2);
    expect(verdict(position, 'V2@0,1')).toBe('legal on 3');
    expect(position.levelTiles(3)).toEqual([]);
  });
});

describe('R5: the highest level', () => {
  it('R5: a tile goes to the highest level on which it fits', () => {
    const position = after('Y8@0,0 N1@-1,3');
    expect(verdict(position, 'I2@2,-3')).toBe('higher-level');
    const wrong = position.why(placementOf(tileOfLetter('I')!.orientations[2].id, 2, -3));
    expect(wrong).toEqual({ code: 'higher-level', data: { tile: 'I', level: 1, highest: 2 } });
    expect(verdict(after('T11@0,0 L5@2,-1 X0@0,2 Y2@0,2 J5@1,0'), 'I0@2,3')).toBe('higher-level');
  });

  it('R5: another tile may have a higher one', () => {
    const position = after('Y8@0,0 N1@-1,3');
    const levels = TILES.map(({ id, letter }) => `${letter}${position.highestLevel(0, id)}`);
    expect(levels.join(' ')).toBe('I2 P2 L1 Y0 J2 V2 C2 W2 T1 O1 N2 X1');
    const list = new MoveList();
    position.placements(0, tile('L'), list);
    expect(list.length).toBeGreaterThan(0);
    expect(list.toArray().every((move) => position.levelOf(move) === 1)).toBe(true);
  });

  it('R5: the placements of all tiles together are the moves, and nothing near them is legal', () => {
    const random = new Random(3);
    const position = new CounterplaysPosition('highest');
    const list = new MoveList();
    for (let ply = 0; ply < 24; ply++) {
      const moves = new Set(legal(position));
      list.clear();
      for (const { id } of TILES) position.placements(position.actor, id, list);
      expect(list.toArray().map(writePlacement).sort()).toEqual([...moves].sort());
      for (let i = 0; i < 200; i++) {
        const { id } = ORIENTATIONS[random.below(ORIENTATIONS.length)];
        const move = placementOf(id, random.below(20) - 10, random.below(20) - 10);
        expect(position.why(move) === undefined).toBe(moves.has(writePlacement(move)));
      }
      position.play(position.pick(random));
    }
  });
});

describe('R6: the end', () => {
  it('R6: nobody passes; the game is over after all 24 tiles', () => {
    for (let seed = 0; seed < 20; seed++) {
      const position = new CounterplaysPosition('highest');
      const random = new Random(seed);
      for (let ply = 0; ply < 24; ply++) {
        expect(position.actor).toBe(ply % 2);
        expect(position.winners()).toBeNull();
        expect(legal(position).length).toBeGreaterThan(0);
        position.play(position.pick(random));
      }
      expect(position.actor).toBe(NOBODY);
      expect(legal(position)).toEqual([]);
      expect([position.tilesLeft(0), position.tilesLeft(1)]).toEqual([0, 0]);
      expect(position.why(position.placed[23])?.code).toBe('game-over');
    }
  });
});

describe('R7, R8: the winner', () => {
  /** Whole games of one goal, with the tiles of both players by level from 1 up. */
  const games = (goal: Goal) =>
    Array.from({ length: 300 }, (_, seed) => {
      const position = playOut(new CounterplaysPosition(goal), seed);
      const levels = Array.from({ length: position.top }, (_, i) => [
        position.tilesOn(i + 1, 0),
        position.tilesOn(i + 1, 1),
      ]);
      return { position, levels, differing: levels.filter(([white, black]) => white !== black) };
    });

  it('R7: more tiles on the highest level win; equal, the next lower one decides', () => {
    let lower = 0;
    for (const { position, levels, differing } of games('highest')) {
      const last = differing.at(-1);
      if (last === undefined) continue;
      if (last !== levels.at(-1)) lower++;
      expect(position.winners()).toEqual([last[0] > last[1] ? 0 : 1]);
      expect(position.scores()).toEqual(last);
      expect([position.share(0), position.share(1)]).toEqual(last[0] > last[1] ? [1, 0] : [0, 1]);
    }
    expect(lower).toBeGreaterThan(0);
  });

  it('R7: equal on every level is a draw', () => {
    const draws = games('highest').filter(({ differing }) => differing.length === 0);
    expect(draws.length).toBeGreaterThan(0);
    for (const { position, levels } of draws) {
      expect(position.winners()).toEqual([0, 1]);
      expect(position.scores()).toEqual(levels.at(-1));
      expect([position.share(0), position.share(1)]).toEqual([0.5, 0.5]);
    }
  });

  it('R8: with the goal "lowest" the levels are compared from the table up', () => {
    let higher = 0;
    for (const { position, levels, differing } of games('lowest')) {
      const first = differing[0] ?? levels[0];
      if (first !== levels[0]) higher++;
      const [white, black] = first;
      expect(position.scores()).toEqual(first);
      expect(position.winners()).toEqual(white === black ? [0, 1] : [white > black ? 0 : 1]);
    }
    expect(higher).toBeGreaterThan(0);
  });
});

describe('R9: scores during the game', () => {
  it('R9: are the tiles on the level that would decide now', () => {
    expect(after('').scores()).toEqual([0, 0]);
    expect(after('T6@0,0').scores()).toEqual([1, 0]);
    expect(after('T6@0,0 Y11@-1,-1').scores()).toEqual([1, 1]);
    expect(after('T6@0,0 Y11@-1,-1 P6@0,-1').scores()).toEqual([1, 0]);
    expect(after('T6@0,0 Y11@-1,-1 P6@0,-1', 'lowest').scores()).toEqual([1, 0]);
    expect(after('T6@0,0 Y11@-1,-1', 'lowest').decidingLevel()).toBe(1);
    expect(after('').decidingLevel()).toBe(0);
  });
});

describe('the stack', () => {
  it('can be read cell by cell and level by level', () => {
    const position = after('T6@0,0 Y11@-1,-1 P6@0,-1');
    expect(position.levelTiles(2).map(({ seat, tile, level }) => [seat, tile.letter, level])).toEqual([[0, 'P', 2]]);
    expect(position.levelTiles(1).map(({ index }) => index)).toEqual([0, 1]);
    for (const { x, y, down } of position.placedTile(2).cells) {
      expect(position.topTileAt(x, y, down)).toBe(2);
      expect(position.heightAt(x, y, down)).toBe(2);
    }
    expect(position.topTileAt(50, 50, true)).toBe(-1);
    expect(position.tilesOn(0, 0) + position.tilesOn(3, 1)).toBe(0);
  });
});

describe('options', () => {
  const verdictOf = (options: unknown) => {
    const frame = readScene({ game: 'counterplays', options, seats: 2, moves: [] });
    if (!frame.ok) throw new Error(frame.problem.code);
    const ruling = referee(counterplays, frame.value);
    return ruling.ok ? 'ok' : ruling.problem.code;
  };

  it('are the goal alone', () => {
    expect([{}, { goal: 'highest' }, { goal: 'lowest' }].map(verdictOf)).toEqual(['ok', 'ok', 'ok']);
    expect(verdictOf({ goal: 'Lowest' })).toBe('option-choice');
    expect(verdictOf({ height: 3 })).toBe('option-unknown');
  });
});
