import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { Random } from '../game/random.ts';
import { readScene } from '../scene/record.ts';
import { referee } from '../scene/referee.ts';
import { isMain, nesting, Study, type StudyNode } from './study.ts';
import { readStudy, type StudyRecord, writeStudy } from './study-record.ts';
import { lineTo } from './walk.ts';

const RECORD: StudyRecord = {
  version: 1,
  game: 'pebbles',
  options: {},
  seats: 2,
  moves: ['1', '1', '3'],
  comments: { 0: 'Twelve pebbles.', 2: 'Level.' },
  glyphs: { 3: '!' },
  variations: [
    {
      after: 1,
      moves: ['3', '1'],
      comments: { 2: 'Greedy.', 3: 'An answer.' },
      glyphs: { 2: '?!' },
      variations: [{ after: 2, moves: ['3'] }],
    },
    { after: 1, moves: ['2'], comments: { 2: 'Plays on.' } },
  ],
};

function open(value: unknown = RECORD): Study {
  const reading = readStudy(pebbles, value);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading.study;
}

function problemOf(change: Record<string, unknown>) {
  const reading = readStudy(pebbles, { ...RECORD, ...change });
  if (reading.ok) return undefined;
  return { line: reading.line, ply: reading.ply, code: reading.problem.code };
}

const texts = (nodes: readonly StudyNode[]) => nodes.map(({ text }) => text).join(' ');
const played = (study: Study, from: StudyNode, text: string): StudyNode => {
  const node = study.playText(from, text);
  if (!node.ok) throw new Error(node.problem.code);
  return node.value;
};

describe('a study', () => {
  it('has a main line, variations and words, and walks between them', () => {
    const study = open();
    expect(texts(study.mainLine)).toBe('1 1 3');
    const [first] = study.mainLine;
    expect(first.children.map(({ text }) => text)).toEqual(['1', '3', '2']);
    const answer = first.children[1].children[0];
    expect([answer.comment, texts(lineTo(answer)), nesting(answer)]).toEqual(['An answer.', '1 3 1', 1]);
    expect(study.positionAt(answer).scores()).toEqual([2, 3]);
    expect(study.positionAt(study.mainLine[2]).scores()).toEqual([4, 1]);
    expect(study.positionAt(study.root).scores()).toEqual([0, 0]);
  });

  it('joins a branch that is there, and begins one that is not', () => {
    const study = open();
    const [first, second] = study.mainLine;
    expect(played(study, first, ' 1 ')).toBe(second);
    const other = played(study, second, '2');
    expect(second.children.map(({ text }) => text)).toEqual(['3', '2']);
    expect(isMain(other)).toBe(false);
    expect(other.actor).toBe(0);
  });

  it('refuses a move and stays as it was', () => {
    const study = open();
    const before = JSON.stringify(writeStudy(study));
    expect(study.playText(study.root, '9')).toMatchObject({ ok: false });
    expect(study.playText(study.root, 7)).toMatchObject({ ok: false, problem: { code: 'move-not-text' } });
    expect(JSON.stringify(writeStudy(study))).toBe(before);
  });

  it('promotes a line one level at a time', () => {
    const study = open();
    const deepest = study.mainLine[0].children[1].children[1];
    study.promote(deepest);
    expect(texts(study.mainLine)).toBe('1 1 3');
    expect(nesting(deepest)).toBe(1);
    study.promote(deepest);
    expect(texts(study.mainLine)).toBe('1 3 3');
    study.promote(deepest);
    expect(texts(study.mainLine)).toBe('1 3 3');
  });

  it('removes a move with all that follows', () => {
    const study = open();
    const [first, second] = study.mainLine;
    expect(study.remove(second)).toBe(first);
    expect(texts(study.mainLine)).toBe('1 3 1');
    expect(study.remove(study.root)).toBe(study.root);
    expect(study.mainLine).toEqual([]);
    expect(study.root.comment).toBe('Twelve pebbles.');
  });
});

describe('the record of a study', () => {
  it('comes back as it was', () => {
    expect(writeStudy(open())).toEqual(RECORD);
    const bare = { version: 1, game: 'pebbles', options: {}, seats: 2, moves: ['1'] };
    expect(writeStudy(open(bare))).toEqual(bare);
  });

  it('is a record: who knows nothing of studies sees the main line', () => {
    const scene = readScene(RECORD);
    if (!scene.ok) throw new Error(scene.problem.code);
    expect(referee(pebbles, scene.value)).toMatchObject({ ok: true, scores: [4, 1] });
  });

  it('keeps what stands beside it, and what is true of the moves as long as they are the same', () => {
    const beside = { players: [{ kind: 'person', name: 'A' }], result: { winners: [0] }, ['__proto__x']: 1 };
    const study = open({ ...RECORD, ...beside });
    expect(writeStudy(study)).toEqual({ ...RECORD, ...beside });
    study.remove(study.mainLine[2]);
    const { result: _, ...rest } = beside;
    expect(writeStudy(study)).toMatchObject(rest);
    expect(writeStudy(study)).not.toHaveProperty('result');
  });

  it('keeps both comments where two lines come to the same place', () => {
    const study = open({ ...RECORD, variations: [{ after: 0, moves: ['1', '1'], comments: { 2: 'Or so.' } }] });
    expect(study.mainLine[1].comment).toBe('Level.\nOr so.');
    expect(study.root.children.length).toBe(1);
  });

  it('says what is wrong, and where', () => {
    expect(problemOf({ comments: [] })).toEqual({ line: '', ply: null, code: 'study-comments' });
    expect(problemOf({ comments: { 4: 'x' } })).toMatchObject({ code: 'study-place' });
    expect(problemOf({ comments: { '-1': 'x' } })).toMatchObject({ code: 'study-place' });
    expect(problemOf({ comments: { 1: 5 } })).toMatchObject({ code: 'study-comment' });
    expect(problemOf({ glyphs: 'no' })).toMatchObject({ code: 'study-glyphs' });
    expect(problemOf({ glyphs: { 1: '+' } })).toMatchObject({ code: 'study-glyph' });
    expect(problemOf({ variations: {} })).toMatchObject({ code: 'study-variations' });
    expect(problemOf({ variations: [1] })).toMatchObject({ code: 'study-variation' });
    expect(problemOf({ variations: [{ after: 0 }] })).toMatchObject({ code: 'study-variation' });
    expect(problemOf({ variations: [{ moves: [] }] })).toMatchObject({ code: 'study-after' });
    expect(problemOf({ variations: [{ after: 9, moves: [] }] })).toMatchObject({ code: 'study-after' });
    const nested = { after: 1, moves: ['3'], variations: [{ after: 0, moves: ['2'] }] };
    expect(problemOf({ variations: [nested] })).toEqual({ line: '1', ply: null, code: 'study-after' });
    const illegal = { after: 1, moves: ['3', '7'] };
    expect(problemOf({ variations: [{ after: 0, moves: ['2'] }, illegal] })).toMatchObject({ line: '2', ply: 2 });
    expect(problemOf({ variations: [{ after: 1, moves: ['3'], comments: { 1: 'x' } }] })).toMatchObject({ line: '1' });
    expect(problemOf({ moves: ['1', '8'] })).toMatchObject({ line: '', ply: 1 });
    expect(readStudy(pebbles, 5)).toMatchObject({ ok: false, problem: { code: 'record-not-object' } });
  });

  it('is not read deeper than it can be written', () => {
    let deep: Record<string, unknown> = { after: 0, moves: ['2'] };
    for (let level = 0; level < 5000; level++) deep = { after: 0, moves: ['2'], variations: [deep] };
    expect(problemOf({ variations: [deep] })).toMatchObject({ code: 'study-nested' });
  });

  it('comes back as it was whatever was done to it, draws chosen by hand too', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(pebbles, bag), (seed, game) => {
        const random = new Random(seed);
        const begun = Study.begin(game as typeof pebbles, { options: {}, seats: 2 });
        if (!begun.ok) throw new Error(begun.problem.code);
        const study: Study = begun.value;
        const nodes: StudyNode[] = [study.root];
        for (let step = 0; step < 40; step++) {
          const node = nodes[random.below(nodes.length)];
          const position = study.positionAt(node);
          switch (random.below(8)) {
            case 0:
              study.say(node, `word ${step}`);
              break;
            case 1:
              study.mark(node, '?!');
              break;
            case 2:
              study.promote(node);
              break;
            case 3:
              if (node !== study.root) {
                study.remove(node);
                for (let i = nodes.length - 1; i > 0; i--) if (lineTo(nodes[i]).includes(node)) nodes.splice(i, 1);
              }
              break;
            default:
              if (position.actor !== -2)
                nodes.push(played(study, node, game.write(position as never, position.pick(random))));
          }
        }
        const written = writeStudy(study);
        const again = readStudy(game as typeof pebbles, JSON.parse(JSON.stringify(written)));
        expect(again.ok && writeStudy(again.study)).toEqual(written);
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});
