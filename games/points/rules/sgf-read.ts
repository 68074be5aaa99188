import {
  bad,
  brief,
  good,
  NOBODY,
  type Options,
  type Problem,
  problem,
  type Result,
  readOptions,
  type Setup,
  Study,
  writeCell,
  writeRecord,
  writeStudy,
} from '@countertop/core';
import { optionSpecs, game as points } from '../game.ts';
import type { PointsPosition } from './position.ts';
import { isOther, LETTERS, SGF_GAME, type SgfGame, type SgfLeftOut } from './sgf.ts';
import { readBranches } from './sgf-branches.ts';
import { readSgfEntries, type SgfEntry } from './sgf-entries.ts';
import { readSgfTree, type SgfNode, sgfMainLine } from './sgf-tree.ts';

/** How we write the options that SGF has no property for; other programs' rules are not known here. */
const RULES = /^Points middle=(\d{1,2})x(\d{1,2}) start=([a-z]+) stop=([a-z-]+)$/;

/**
 * Other dots sites name their rules in words or as a list of switches. By the Polish rules nobody must close a ring, and empty
 * ground counts.
 */
const POLISH = /pol(?:ish|sk)|польск|MustSurr=0|ScoreTerr=1/i;

/** The first game of a file. */
export function readSgf(text: string): Result<SgfGame> {
  const games = readSgfGames(text);
  return games.ok ? games.value[0] : games;
}

/** All games of a file, those that cannot be read as what is wrong with them. */
export function readSgfGames(text: string): Result<readonly Result<SgfGame>[]> {
  const tree = readSgfTree(text);
  return tree.ok ? good(tree.value.map(readGame)) : tree;
}

function readGame(game: SgfNode): Result<SgfGame> {
  const nodes = sgfMainLine(game);
  const given = first(nodes, 'GM');
  if (given !== undefined && given.trim() !== SGF_GAME) return bad('sgf-other-game', { given: brief(given) });
  const size = readSize(first(nodes, 'SZ'));
  if (!size.ok) return size;
  const listed = readEntries(nodes, size.value.height);
  if (!listed.ok) return listed;
  const { entries, counts } = listed.value;
  const result = (first(nodes, 'RE') ?? '').trim();
  const rules = RULES.exec((first(nodes, 'RU') ?? '').trim());
  const turn = (first(nodes, 'PL') ?? '').trim();
  const line = arrange(entries, size.value, {
    finished: result !== '' && result !== '?',
    first: turn === 'B' ? 0 : turn === 'W' ? 1 : undefined,
    rules,
  });
  const options = readOptions(optionSpecs, line.options);
  if (!options.ok) return options;
  const wrong = points.check?.(options.value, 2);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const polish = POLISH.test(first(nodes, 'RU') ?? '');
  const played = playThrough(options.value, line);
  // A point where a ring of ours is closed already: what comes before it can be had.
  if (played.ok && played.value.problem !== undefined && !polish) return { ok: false, problem: played.value.problem };
  if (!played.ok) return played;
  const { study } = played.value;
  const places = [study.root, ...study.mainLine];
  const leftOut = readBranches(
    study,
    nodes.map((node, index) => ({ node, at: places[placeAfter(index)], begun: counts[index] >= line.begun })),
    size.value.height,
  );
  const { comments, glyphs, variations } = writeStudy(study);
  return good({
    record: writeRecord(
      points,
      options.value,
      2,
      study.mainLine.map(({ text }) => text),
      line.setup,
    ),
    names: [(first(nodes, 'PB') ?? '').trim(), (first(nodes, 'PW') ?? '').trim()],
    result,
    event: (first(nodes, 'EV') ?? '').trim(),
    date: (first(nodes, 'DT') ?? '').trim(),
    remarks: {
      ...(comments === undefined ? {} : { comments }),
      ...(glyphs === undefined ? {} : { glyphs }),
      ...(variations === undefined ? {} : { variations }),
    },
    others: nodes.flatMap(({ properties }, index) =>
      properties.filter(({ name }) => isOther(name)).map((property) => ({ after: placeAfter(index), ...property })),
    ),
    leftOut: polish ? [...toldOfPolish(played.value), ...leftOut] : leftOut,
  });

  /** How many moves have been played after a node of the main line. A last one without a move is that of `done`. */
  function placeAfter(index: number): number {
    const count = counts[index];
    const trails = index > 0 && counts[index - 1] === entries.length && places.at(-1)?.text === 'done';
    return trails ? places.length - 1 : Math.min(places.length - 1, line.plyAfter(count));
  }
}

function first(nodes: readonly SgfNode[], name: string): string | undefined {
  for (const { properties } of nodes) {
    for (const property of properties) if (property.name === name) return property.values[0];
  }
  return undefined;
}

function readSize(text: string | undefined): Result<{ width: number; height: number }> {
  const match = /^\s*(\d{1,3})\s*(?::\s*(\d{1,3})\s*)?$/.exec(text ?? '');
  if (match === null) return bad('sgf-size', { given: brief(text ?? '') });
  const width = Number(match[1]);
  const height = Number(match[2] ?? match[1]);
  if (Math.max(width, height) > LETTERS.length) return bad('sgf-too-large', { width, height, most: LETTERS.length });
  return good({ width, height });
}

/** Everything put along a line, in order, and how much of it had been put after each node. */
function readEntries(nodes: readonly SgfNode[], height: number): Result<{ entries: SgfEntry[]; counts: number[] }> {
  const entries: SgfEntry[] = [];
  const counts: number[] = [];
  for (const node of nodes) {
    const put = readSgfEntries(node, height);
    if (!put.ok) return put;
    entries.push(...put.value);
    counts.push(entries.length);
  }
  return good({ entries, counts });
}

/** A file's entries told as a record: what is setup, what are moves, and under which options. */
interface Line {
  readonly options: Readonly<Record<string, number | string>>;
  readonly setup: Setup | undefined;
  readonly moves: readonly string[];
  /** How many entries are no moves of the record but its setup. */
  readonly begun: number;
  /** How many moves of the record have been played after so many entries of the file. */
  readonly plyAfter: (entries: number) => number;
}

function arrange(
  entries: readonly SgfEntry[],
  { width, height }: { width: number; height: number },
  told: { readonly finished: boolean; readonly first: number | undefined; readonly rules: RegExpExecArray | null },
): Line {
  const crossed = isCross(entries, width, height) && (told.rules === null || told.rules[3] === 'cross');
  const skipped = crossed ? 4 : 0;
  const stopped = entries.findIndex(({ cell }) => cell === undefined);
  const alone = stopped < 0 && told.finished ? soloFrom(entries, skipped) : -1;
  const begun = firstMove(entries, skipped, alone);
  const opener = entries.slice(begun).find(({ kind }) => kind === 'move')?.seat ?? told.first;
  const last = entries.at(-1);
  const turn = opener ?? (last === undefined ? 0 : 1 - last.seat);
  const place = entries.slice(skipped, begun).map(({ seat, cell }) => `${seat}:${cell}`);
  const needed = place.length > 0 || turn !== 0 || (told.rules !== null && told.first !== undefined);
  const moves: string[] = [];
  const plies: number[] = [0];
  entries.forEach(({ cell }, index) => {
    if (index >= begun) {
      moves.push(cell ?? 'stop');
      if (index === alone) moves.push('stop');
    }
    plies.push(moves.length);
  });
  const playedOut = (stopped >= begun && stopped < entries.length - 1) || alone >= 0;
  const grounded = told.rules === null ? stopped >= 0 && !playedOut : told.rules[4] === 'ground';
  if (told.finished && !grounded && (stopped >= 0 || alone >= 0)) moves.push('done');
  const options =
    told.rules === null
      ? { centreWidth: 0, centreHeight: 0, start: crossed ? 'cross' : 'empty', stop: grounded ? 'ground' : 'play-out' }
      : {
          centreWidth: Number(told.rules[1]),
          centreHeight: Number(told.rules[2]),
          start: told.rules[3],
          stop: told.rules[4],
        };
  return {
    options: { width, height, ...options },
    setup: needed ? { place, turn } : undefined,
    moves,
    begun,
    plyAfter: (count) => plies[count],
  };
}

/** Whether the first four entries are setup points that stand as our option `start: cross` puts them. */
function isCross(entries: readonly SgfEntry[], width: number, height: number): boolean {
  const four = entries.slice(0, 4);
  const x = Math.ceil(width / 2) - 1;
  const y = Math.floor(height / 2) - 1;
  const cross = [`0:${writeCell(x, y + 1)}`, `0:${writeCell(x + 1, y)}`];
  cross.push(`1:${writeCell(x, y)}`, `1:${writeCell(x + 1, y + 1)}`);
  return (
    four.length === 4 &&
    four.every(({ kind }) => kind === 'setup') &&
    cross.every((point) => four.some(({ seat, cell }) => `${seat}:${cell}` === point))
  );
}

/**
 * Sites that write no stop let the last points of a finished game be of one colour. The index of the first of them,
 * after which the other stopped; -1 where a game did not end so.
 */
function soloFrom(entries: readonly SgfEntry[], skipped: number): number {
  let from = entries.length - 1;
  while (from > skipped && entries[from - 1].seat === entries[from].seat) from--;
  if (from >= entries.length - 1 || entries.slice(from).some(({ kind }) => kind === 'setup')) return -1;
  // Who stops has had a turn.
  return firstMove(entries.slice(0, from + 1), skipped, -1) <= from - 2 ? from : -1;
}

/** The index from which on colours alternate and nothing is set up; what comes before has to be a setup. */
function firstMove(entries: readonly SgfEntry[], skipped: number, alone: number): number {
  let begun = skipped;
  for (let i = skipped; i < entries.length; i++) {
    const { seat, kind } = entries[i];
    if (kind === 'setup') begun = i + 1;
    else if (i > begun && entries[i - 1].seat === seat && (alone < 0 || i <= alone)) begun = i;
    // After an empty move the other goes on alone: no order is to be kept.
    if (entries[i].cell === undefined) break;
  }
  return begun;
}

/** As far as a line could be played; where that is not to its end, what the rules said. */
interface Played {
  readonly study: Study<PointsPosition>;
  readonly problem: Problem | undefined;
  /** How many there are in all. */
  readonly moves: number;
}

/** The moves, each looked at by the rules; a lone `done` at the end is dropped where the game is over without. */
function playThrough(options: Options, line: Line): Result<Played> {
  const study = Study.begin(points, { options, seats: 2, setup: line.setup });
  if (!study.ok) return study;
  let at = study.value.root;
  for (const [index, text] of line.moves.entries()) {
    const last = index === line.moves.length - 1;
    if (last && text === 'done' && study.value.actorAt(at) === NOBODY) break;
    const node = study.value.playText(at, text);
    if (!node.ok) {
      const where = { ...node.problem.data, number: index + 1 };
      return good({ study: study.value, problem: problem(node.problem.code, where), moves: line.moves.length });
    }
    at = node.value;
  }
  return good({ study: study.value, problem: undefined, moves: line.moves.length });
}

/** What is different from the file where its rules are others, and which of its moves are left out. */
function toldOfPolish({ study, problem: stuck, moves }: Played): readonly SgfLeftOut[] {
  const after = study.mainLine.length;
  const told = { after: 0, problem: problem('sgf-polish') };
  return stuck === undefined ? [told] : [told, { after, problem: problem('sgf-polish-cut', { after, moves }) }];
}
