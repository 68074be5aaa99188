import {
  type GameRecord,
  GLYPHS,
  MoveList,
  NOBODY,
  Random,
  type Result,
  readOptions,
  readScene,
  Study,
  startPosition,
  writeRecord,
  writeStudy,
} from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { randomCourse } from '../test/compare.ts';
import { PLAY_OUT } from './position.ts';
import { sgfCodec } from './sgf-codec.ts';
import { readSgf, readSgfGames } from './sgf-read.ts';
import { writeSgf } from './sgf-write.ts';

function read(text: string) {
  const game = readSgf(text);
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.value;
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

function code(text: string): string | undefined {
  const game = readSgf(text);
  return game.ok ? undefined : game.problem.code;
}

function write(record: GameRecord, extras = {}): string {
  const frame = readScene(record);
  if (!frame.ok) throw new Error(frame.problem.code);
  const text = writeSgf(frame.value, extras);
  if (!text.ok) throw new Error(JSON.stringify(text.problem));
  return text.value;
}

describe('reading', () => {
  it('two letters a point, rows from the top, capitals after the small letters', () => {
    const { record } = read('(;FF[4]GM[40]SZ[39:32];B[aa];W[Mf];B[af])');
    expect(record).toMatchObject({ game: 'points', seats: 2, moves: ['a32', 'am27', 'a27'] });
    expect(record.options).toEqual({ width: 39, height: 32, centreWidth: 0, centreHeight: 0 });
    expect(record.setup).toBeUndefined();
  });

  it('a square field by one number', () => {
    expect(read('(;GM[40]SZ[20];B[tt])').record.moves).toEqual(['t1']);
  });

  it('chains after a point are read past', () => {
    const plain = '(;GM[40]SZ[6];B[bb];W[cb];B[ca];W[aa];B[db];W[ab];B[cc])';
    const chained = plain.replace('B[cc]', 'B[cc.bbcadbccbb.aa]');
    expect(read(chained).record).toEqual(read(plain).record);
  });

  it('R8: AB and AW that are the start cross', () => {
    const { record } = read('(;GM[40]SZ[12]AB[ff][gg]AW[gf][fg];B[fe];W[eg])');
    expect(record.options).toMatchObject({ start: 'cross' });
    expect(record.setup).toBeUndefined();
    expect(record.moves).toEqual(['f8', 'e6']);
  });

  it('R8: a cross written as moves', () => {
    const { record } = read('(;GM[40]SZ[12];B[ff];W[gf];B[gg];W[fg];B[fe])');
    expect(record.moves.length).toBe(5);
    expect(record.setup).toBeUndefined();
  });

  it('R10: other points, and colours out of order, become a setup', () => {
    const handicap = read('(;GM[40]SZ[9]AB[cc:dd]AW[ee];W[ff];B[gg])').record;
    expect(handicap.setup).toEqual({ place: ['0:c7', '0:d7', '0:c6', '0:d6', '1:e5'], turn: 1 });
    expect(handicap.moves).toEqual(['f4', 'g3']);
    const white = read('(;GM[40]SZ[9];W[ff];B[gg])').record;
    expect(white.setup).toEqual({ place: [], turn: 1 });
    const twice = read('(;GM[40]SZ[9];B[aa];B[bb];W[cc];B[dd])').record;
    expect(twice.setup).toEqual({ place: ['0:a9'], turn: 0 });
    expect(twice.moves).toEqual(['b8', 'c7', 'd6']);
  });

  it('R6: an empty move is stop; with a result, the rest of one colour is what followed a stop', () => {
    const empty = read('(;GM[40]SZ[9]RE[B+0];B[aa];W[bb];B[];W[cc];W[dd])').record;
    expect(empty.moves).toEqual(['a9', 'b8', 'stop', 'c7', 'd6', 'done']);
    const grounded = read('(;GM[40]SZ[9]RE[W+1];B[aa];W[bb];B[])').record;
    expect(grounded.options).toMatchObject({ stop: 'ground' });
    expect(grounded.moves).toEqual(['a9', 'b8', 'stop']);
    const silent = read('(;GM[40]SZ[9]RE[W+1];B[aa];W[bb];B[cc];W[dd];W[ee];W[ff])').record;
    expect(silent.moves).toEqual(['a9', 'b8', 'c7', 'd6', 'stop', 'e5', 'f4', 'done']);
    expect(silent.setup).toBeUndefined();
    const unfinished = read('(;GM[40]SZ[9];B[aa];W[bb];B[cc];W[dd];W[ee])').record;
    expect(unfinished.setup?.place.length).toBe(4);
  });

  it('white space, old long names, escapes, comments, names and the first variation', () => {
    const game = read(`a line before
      ( ; GaMe[40] FF [4]
        SZ[ 9 : 9 ] PlayerBlack[Ann \\[a\\]] PW[Bob] RE[?]
        C[hello\\
 there]
        ; B[aa] C[one]
        ( ; W [ bb ] ( ; B[cc] ) ( ; B[dd] ) )
        ( ; W[ee] )
      ) after`);
    expect(game.record.moves).toEqual(['a9', 'b8', 'c7']);
    expect(game.names).toEqual(['Ann [a]', 'Bob']);
    expect(game.remarks).toEqual({
      comments: { 0: 'hello there', 1: 'one' },
      variations: [
        { after: 1, moves: ['e5'] },
        { after: 2, moves: ['d6'] },
      ],
    });
  });

  it('several games in one file', () => {
    const games = readSgfGames('(;GM[40]SZ[9];B[aa]) (;GM[1]SZ[9];B[aa]) (;GM[40]SZ[9];B[bb])');
    expect(games.ok && games.value.map((game) => game.ok)).toEqual([true, false, true]);
    expect(read('(;GM[40]SZ[9];B[aa])(;GM[40]SZ[8])').record.moves).toEqual(['a9']);
  });

  it('says what is wrong', () => {
    expect(code('')).toBe('sgf-no-game');
    expect(code('hello')).toBe('sgf-no-game');
    expect(code('(')).toBe('sgf-unclosed');
    expect(code('(;GM[40]SZ[9];B[aa]')).toBe('sgf-unclosed');
    expect(code('(;GM[40]SZ[9];B[aa)')).toBe('sgf-unclosed');
    expect(code('(;GM[40]SZ[9];B)')).toBe('sgf-no-value');
    expect(code('(;GM[40]SZ[9];[aa])')).toBe('sgf-unexpected');
    expect(code('(GM[40])')).toBe('sgf-unexpected');
    expect(code('()')).toBe('sgf-size');
    expect(code('(;GM[1]SZ[19];B[aa])')).toBe('sgf-other-game');
    expect(code('(;GM[40];B[aa])')).toBe('sgf-size');
    expect(code('(;GM[40]SZ[x];B[aa])')).toBe('sgf-size');
    expect(code('(;GM[40]SZ[60:60];B[aa])')).toBe('sgf-too-large');
    expect(code('(;GM[40]SZ[3];B[aa])')).toBe('option-integer');
    expect(code('(;GM[40]SZ[9];B[a])')).toBe('sgf-point');
    expect(code('(;GM[40]SZ[9];B[a1])')).toBe('sgf-point');
    expect(code('(;GM[40]SZ[9];B[aZ])')).toBe('sgf-point');
    expect(code('(;GM[40]SZ[9];B[Za])')).toBe('off-board');
    expect(code('(;GM[40]SZ[9];B[aa];W[aa])')).toBe('taken');
    expect(code('(;GM[40]SZ[9]AB[aa]AW[aa])')).toBe('taken');
    expect(code('(;GM[40]SZ[9]AE[aa])')).toBe('sgf-clearing');
    expect(code('(;GM[40]SZ[9];B[])')).toBe('stop-too-early');
    expect(code(`${'('.repeat(200_000)}`)).toBe('sgf-unclosed');
  });

  it('never throws on broken files', () => {
    const random = new Random(5);
    const whole = '(;FF[4]GM[40]SZ[9:8]PB[a]RE[W+1]AB[ba]AW[cc:dd];B[aa.bbcc];W[bb](;B[cc])(;B[]))';
    for (let i = 0; i < 3000; i++) {
      const signs = [...whole];
      for (let edits = 1 + random.below(4); edits > 0; edits--) {
        const sign = '()[];:.\\abBWZ \n'[random.below(15)];
        signs.splice(random.below(signs.length), random.below(3), sign);
      }
      expect(typeof readSgf(signs.join('')).ok).toBe('boolean');
    }
  });
});

describe('writing', () => {
  it('a file that other programs read', () => {
    const record = {
      game: 'points',
      seats: 2,
      options: { width: 9, height: 8, start: 'cross' },
      moves: ['a8', 'b7', 'stop'],
    };
    expect(write(record, { names: ['Ann', 'B]ob'], remarks: { comments: { 1: 'well' } } })).toBe(
      [
        '(;FF[4]GM[40]CA[UTF-8]AP[Countertop]SZ[9:8]RU[Points middle=8x8 start=cross stop=play-out]PB[Ann]PW[B\\]ob]' +
          'AB[ed][fe]AW[ee][fd]',
        ';B[aa]C[well]',
        ';W[bb]',
        ';B[])',
        '',
      ].join('\n'),
    );
  });

  it('the result, once there is one', () => {
    const options = { width: 4, height: 4, centreWidth: 0 };
    const moves = ['a2', 'b2', 'b3', 'stop', 'c2', 'b1'];
    const record = { game: 'points', seats: 2, options, moves };
    expect(write(record)).not.toContain('RE[');
    expect(write({ ...record, moves: [...moves, 'done'] })).toContain('RE[B+1]');
    expect(write({ ...record, moves: ['a1', 'a2', 'stop', 'done'] })).toContain('RE[0]');
  });

  it('says what cannot be written', () => {
    const codeOf = (record: unknown) => {
      const frame = readScene(record);
      const text = frame.ok ? writeSgf(frame.value) : frame;
      return text.ok ? undefined : text.problem.code;
    };
    expect(codeOf({ game: 'points', seats: 2, options: { width: 60 }, moves: [] })).toBe('sgf-too-large');
    expect(codeOf({ game: 'points', seats: 2, moves: ['a1'] })).toBe('not-in-middle');
    expect(codeOf({ game: 'countermine', seats: 2, moves: [] })).toBe('sgf-other-game');
  });

  it('comes back as it was, for random games of all options', () => {
    const random = new Random(99);
    const list = new MoveList();
    for (let game = 0; game < 150; game++) {
      const course = randomCourse(random, 4, 12);
      const start = startPosition(points, course.options, 2);
      if (!start.ok) throw new Error('no start');
      const { position } = start.value;
      const place = (course.setup ?? [])
        .filter(([seat, cell]) => points.setup?.place(position, seat, cell) === undefined)
        .map(([seat, cell]) => `${seat}:${cell}`);
      const setup = course.setup === undefined ? undefined : { place, turn: course.turn };
      if (setup !== undefined) points.setup?.begin(position, setup.turn);
      const moves: string[] = [];
      const most = random.below(100);
      while (position.actor !== NOBODY && moves.length < most) {
        position.moves(list);
        const last = list.moves[list.length - 1];
        const move = random.below(20) === 0 && position.mayStop ? last : position.pick(random);
        moves.push(points.write(position, move));
        position.play(move);
      }
      const options = readOptions(points.options, course.options);
      if (!options.ok) throw new Error('no options');
      const record = writeRecord(points, options.value, 2, moves, setup);
      const extras = {
        names: ['A\\', '[B]'] as const,
        event: 'e',
        date: '2026-11-16',
        remarks: { comments: { 0: 'c' } },
      };
      const again = read(write(record, extras));
      expect(again.record).toEqual(record);
      expect(again).toMatchObject(extras);
      expect(write(again.record, again)).toBe(write(record, extras));
    }
  });
});

describe('variations', () => {
  const remarks = {
    comments: { 0: 'a [small] field', 3: 'the end of it' },
    glyphs: { 1: '!', 2: '?!' },
    variations: [
      {
        after: 1,
        moves: ['b1', 'stop', 'a2', 'done'],
        comments: { 2: 'near', 5: 'done' },
        glyphs: { 2: '??' },
        variations: [
          { after: 2, moves: ['c1'] },
          { after: 3, moves: ['done'] },
        ],
      },
      { after: 1, moves: ['c3', 'd4'], glyphs: { 3: '!!' } },
      { after: 2, moves: ['c1'], glyphs: { 3: '?' } },
    ],
  } as const;
  const record = {
    version: 1,
    game: 'points',
    seats: 2,
    options: { width: 4, height: 4, centreWidth: 0, centreHeight: 0 },
    moves: ['a1', 'b2', 'c2'],
  };

  it('are written in brackets, the main line first', () => {
    const lines = write(record, { remarks }).split('\n').slice(1);
    expect(lines).toEqual([
      ';B[ad]TE[1]',
      '(;W[bc]DO[]',
      '(;B[cc]C[the end of it])',
      '(;B[cd]BM[1]))',
      '(;W[bd]BM[2]C[near]',
      '(;B[]',
      '(;W[ac]',
      ';C[done])',
      '(;))',
      '(;B[cd]))',
      '(;W[cb]',
      ';B[da]TE[2]))',
      '',
    ]);
  });

  it('come back as they were', () => {
    const again = read(write(record, { remarks }));
    expect(again.remarks).toEqual(remarks);
    expect(again.record.moves).toEqual(record.moves);
    expect(again.leftOut).toEqual([]);
  });

  it('come back from random studies of all options', () => {
    const random = new Random(17);
    for (let round = 0; round < 80; round++) {
      const { options } = randomCourse(random, 4, 9);
      const begun = Study.begin(points, { options, seats: 2 });
      if (!begun.ok) throw new Error(begun.problem.code);
      const study = begun.value;
      const nodes = [study.root];
      for (let step = 0; step < 60; step++) {
        const from = nodes[random.below(3) === 0 ? random.below(nodes.length) : nodes.length - 1];
        const position = study.positionAt(from);
        if (position.actor === NOBODY) continue;
        const stops = random.below(12) === 0 && (position.mayStop || position.phase === PLAY_OUT);
        const text = stops
          ? position.phase === PLAY_OUT
            ? 'done'
            : 'stop'
          : points.write(position, position.pick(random));
        const node = study.playText(from, text);
        if (!node.ok) throw new Error(node.problem.code);
        if (random.below(5) === 0) study.say(node.value, `${step}: \\ ] so`);
        if (random.below(5) === 0) study.mark(node.value, GLYPHS[random.below(GLYPHS.length)]);
        nodes.push(node.value);
      }
      const { comments = {}, glyphs = {}, variations = [], ...written } = writeStudy(study);
      const again = read(write(written, { remarks: { comments, glyphs, variations } }));
      expect({ comments: {}, glyphs: {}, variations: [], ...again.record, ...again.remarks }).toEqual({
        ...written,
        comments,
        glyphs,
        variations,
      });
      expect(again.leftOut).toEqual([]);
    }
  });

  it('that cannot be played are left out from there on, and told', () => {
    const game = read(
      '(;GM[40]SZ[9]AB[aa](;AW[bb];B[cc](;W[dd];B[ee])(;W[cc])(;B[dd])(;AB[dd])(;W[ff](;B[ff])(;B[gg])))(;B[hh]))',
    );
    expect(game.record.moves).toEqual(['c7', 'd6', 'e5']);
    expect(game.remarks.variations).toEqual([{ after: 1, moves: ['f4', 'g3'] }]);
    expect(game.leftOut.map(({ after, problem }) => [after, problem.code])).toEqual([
      [0, 'sgf-variation-setup'],
      [1, 'taken'],
      [1, 'sgf-turn'],
      [1, 'sgf-variation-setup'],
      [2, 'taken'],
    ]);
  });

  it('keep everything that is said on nodes without a move', () => {
    const { remarks: said } = read('(;GM[40]SZ[9];B[aa]C[one];C[two];W[bb](;B[cc];C[three])(;C[four];B[dd]))');
    expect(said).toEqual({
      comments: { 1: 'one\ntwo', 2: 'four', 3: 'three' },
      variations: [{ after: 2, moves: ['d6'] }],
    });
  });
});

describe('what others have written', () => {
  const root = 'GM[40]SZ[9]KM[0]XY[a\\]b][c]';
  const lines = ['LB[aa:A][bb:B]', 'BL[12.5]', 'OB[3]'];
  const file = `(;${root}C[hello];B[ee]${lines[0]};W[dd]${lines[1]}(;B[cc]${lines[2]})(;B[gg]ZZ[x]))`;

  it('is kept along the main line, through a record and back', () => {
    const [game] = value(sgfCodec.read(file)).map(value);
    const text = value(sgfCodec.write(game.record));
    for (const kept of ['KM[0]XY[a\\]b][c]', `;B[ee]${lines[0]}`, `;W[dd]${lines[1]}`, `;B[cc]${lines[2]}`]) {
      expect(text).toContain(kept);
    }
    expect(value(sgfCodec.read(text)).map(value)[0]?.record).toMatchObject({ source: game.record.source });
  });

  it('is left out where a record brings something that is none', () => {
    const [{ record }] = value(sgfCodec.read(file)).map(value);
    const others = [
      { after: 0, name: 'B', values: ['aa'] },
      { after: 99, name: 'XX', values: ['1'] },
    ];
    expect(value(sgfCodec.write({ ...record, source: { others } }))).toMatch(/^(?!.*B\[aa\]).*;B\[cc\]XX\[1\]/s);
    expect(value(sgfCodec.write({ ...record, source: { others: 'nonsense' } }))).not.toContain('KM');
  });
});

describe('Polish rules', () => {
  it.each(['polish', 'Polskie', 'Punish=0,Holes=1,MustSurr=0,ScoreTerr=0', 'ScoreTerr=1'])(
    'are told: RU[%s]',
    (rules) => {
      const game = read(`(;GM[40]SZ[9]RU[${rules}];B[ee];W[dd];B[cc])`);
      expect(game.record.moves).toHaveLength(3);
      expect(game.leftOut).toEqual([{ after: 0, problem: { code: 'sgf-polish' } }]);
    },
  );

  it('let points be put where here a ring is closed: what comes before is read, and the rest told', () => {
    const ring = ';B[dc];W[dd];B[cd];W[aa];B[ed];W[bb];B[de];W[hh];B[gg];W[ee]';
    const inside = `(;GM[40]SZ[9]RU[polish]${ring};B[dd])`;
    const game = read(inside);
    expect(game.record.moves).toHaveLength(10);
    expect(game.leftOut.map(({ after, problem }) => [after, problem.code])).toEqual([
      [0, 'sgf-polish'],
      [10, 'sgf-polish-cut'],
    ]);
    expect(code(inside.replace('polish', 'russian'))).toBe('taken');
  });
});
