import fc from 'fast-check';
import type { Game } from '../src/game/game.ts';
import { allSeats } from '../src/game/most-of.ts';
import { MoveList } from '../src/game/move-list.ts';
import { CHANCE, type Move, NOBODY, type Position } from '../src/game/position.ts';
import { Random } from '../src/game/random.ts';
import { sentence } from '../src/say/say.ts';
import { readMove, readScene, replay, startPosition, writeRecord } from '../src/scene/record.ts';
import { judge } from '../src/scene/referee.ts';
import { problems as coreWords } from '../src/words/en.ts';
import { expectEqual, expectThat } from './expect.ts';
import { ownState, sharedState } from './state.ts';
import { allTables, type LawTable } from './tables.ts';

/** What the laws need to be told about one game. */
export interface LawBook<P extends Position> {
  /** Tables beside those that follow from the option list, for combinations that matter. */
  readonly tables?: readonly LawTable[];
  /** Counters, cubes, cards or tiles in all places together, by kind: the same from start to end. */
  readonly census: (position: P) => readonly number[];
  /** At a chance node: what is left to draw, by notation. Null is a promise: in this game nothing is ever drawn. */
  readonly left: ((position: P) => Readonly<Record<string, number>>) | null;
  /** A move that makes rare things happen (rows, captures, stacking), or undefined for any. */
  readonly bias?: (position: P, random: Random) => Move | undefined;
  /** How moves are written that only give up the rest of the game: they are listed, and never picked. */
  readonly givesUp?: readonly string[];
  /** Longest random game that is still sane. */
  readonly longest?: number;
}

/** A random game: where it is played, the seed that chooses its moves, and where to stop. */
interface Course {
  readonly table: LawTable;
  readonly seed: number;
  readonly plies: number;
}

/** Fixed, so that a failure comes back. */
const SEED = 20261116;

export interface Law {
  readonly name: string;
  /** So many random games on every table. Throws where the law is broken; the message holds the smallest course that shows it. */
  readonly hold: (runs: number) => void;
}

/** The battery: the same laws for every game, on every kind of table it offers. */
export function lawsOf<P extends Position>(game: Game<P>, book: LawBook<P>): Law[] {
  const tables = [...allTables(game as unknown as Game), ...(book.tables ?? [])];
  const law = (name: string, check: (course: Course) => void): Law => ({
    name,
    hold: (runs) => {
      for (const table of tables) {
        const course = fc.record<Course>({
          table: fc.constant(table),
          seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
          plies: fc.nat({ max: 120 }),
        });
        fc.assert(fc.property(course, check), { numRuns: runs, seed: SEED });
      }
    },
  });

  const begin = (table: LawTable): P => {
    const start = startPosition(game, table.options, table.seats);
    if (!start.ok) throw new Error(`no start: ${JSON.stringify(start.problem)}`);
    return start.value.position;
  };
  const choose = (position: P, random: Random): Move => {
    const favoured = random.below(2) === 0 && position.actor !== CHANCE ? book.bias?.(position, random) : undefined;
    return favoured ?? position.pick(random);
  };
  const go = ({ table, seed, plies }: Course, each?: (position: P) => void): { position: P; moves: Move[] } => {
    const position = begin(table);
    const random = new Random(seed);
    const moves: Move[] = [];
    while (position.actor !== NOBODY && moves.length < plies) {
      each?.(position);
      const move = choose(position, random);
      moves.push(move);
      position.play(move);
    }
    return { position, moves };
  };
  const legal = (position: P): Move[] => {
    const list = new MoveList();
    if (position.actor !== NOBODY) position.moves(list);
    return list.toArray();
  };

  return [
    law('undo restores everything, bit by bit', (course) => {
      const before: unknown[] = [];
      const { position, moves } = go(course, (position) => before.push(ownState(position)));
      for (let ply = moves.length - 1; ply >= 0; ply--) {
        position.undo();
        expectEqual(ownState(position), before[ply], `after undoing ply ${ply}`);
      }
    }),
    law('every listed move can be played and taken back', (course) => {
      const { position } = go(course);
      const before = ownState(position);
      const moves = legal(position);
      const step = Math.max(1, Math.floor(moves.length / 40));
      for (let i = 0; i < moves.length; i += step) {
        position.play(moves[i]);
        position.undo();
        expectEqual(ownState(position), before, `play and undo of ${game.write(position, moves[i])}`);
      }
    }),
    law('a clone shares nothing that changes', (course) => {
      const { position } = go(course);
      const tables = sharedState(position);
      const before = ownState(position);
      const clone = position.clone() as P;
      expectEqual(ownState(clone, { history: false }), ownState(position, { history: false }), 'the clone');
      const random = new Random(course.seed + 1);
      for (let i = 0; i < 60 && clone.actor !== NOBODY; i++) clone.play(choose(clone, random));
      expectEqual(ownState(position), before, 'the original after play in the clone');
      expectEqual(sharedState(position), tables, 'the shared tables');
      clone.copyFrom(position);
      expectEqual(ownState(clone, { history: false }), ownState(position, { history: false }), 'copyFrom');
      const copied = ownState(clone);
      for (let i = 0; i < 60 && position.actor !== NOBODY; i++) position.play(choose(position, random));
      expectEqual(ownState(clone), copied, 'the copy after play in the original');
    }),
    law('one move, one spelling; every other text is refused with a reason', (course) => {
      const strangers = new Set(['', '-', 'x', 'a0', 'A1', 'a01', '+0', 'é', '\u0000', 'stop ', 'constructor']);
      const { position } = go(course, (position) => {
        const moves = legal(position);
        strangers.add(game.write(position, moves[course.seed % moves.length]));
      });
      const moves = legal(position);
      const texts = new Set<string>();
      for (const move of moves) {
        const text = game.write(position, move);
        expectThat(!texts.has(text), `two moves are written ${text}`);
        expectThat(/^[\x21-\x7e]+$/.test(text), `${text} is printable ASCII without spaces`);
        texts.add(text);
      }
      const before = ownState(position);
      const sample = Math.max(1, Math.floor(moves.length / 30));
      for (let i = 0; i < moves.length; i += sample) {
        const text = game.write(position, moves[i]);
        expectEqual(readMove(game, position, ` ${text}\n`), { ok: true, value: moves[i] }, `reading ${text}`);
        for (const twisted of [
          text.toUpperCase(),
          `${text}0`,
          text.slice(1),
          text.slice(0, -1),
          `0${text}`,
          text + text,
        ]) {
          strangers.add(twisted);
        }
      }
      for (const text of strangers) {
        if (texts.has(text.trim())) continue;
        const refused = readMove(game, position, text);
        if (refused.ok) throw new Error(`"${text}" was read as ${game.write(position, refused.value)}`);
        const known = Object.hasOwn(game.words, refused.problem.code) || Object.hasOwn(coreWords, refused.problem.code);
        expectThat(known, `no sentence for the reason ${refused.problem.code}`);
        const said = sentence(refused.problem, game.words, coreWords);
        expectThat(!/\{\w+\}/.test(said), `a gap in the sentence: ${said}`);
      }
      expectEqual(ownState(position), before, 'the position after reading');
    }),
    law('records round-trip to the same verdict', (course) => {
      const start = startPosition(game, course.table.options, course.table.seats);
      if (!start.ok) throw new Error('no start');
      const texts: string[] = [];
      const walker = begin(course.table);
      const { position, moves } = go(course);
      for (const move of moves) {
        texts.push(game.write(walker, move));
        walker.play(move);
      }
      const written = writeRecord(game as unknown as Game, start.value.options, course.table.seats, texts);
      const scene = readScene(JSON.parse(JSON.stringify(written)));
      if (!scene.ok) throw new Error(`unreadable: ${scene.problem.code}`);
      const again = replay(game, scene.value);
      if (!again.ok) throw new Error(`ply ${again.ply}: ${again.problem.code}`);
      expectEqual(judge(game, again.position), judge(game, position), 'the verdict');
      expectEqual(ownState(again.position), ownState(position), 'the state');
    }),
    law('the hash kept up to date equals the one computed afresh', (course) => {
      const check = (position: P) =>
        expectEqual(
          [position.hashLow, position.hashHigh],
          [...position.freshHash()],
          `the hash at ply ${position.ply}`,
        );
      const { position, moves } = go(course, check);
      check(position);
      for (let i = 0; i < moves.length; i++) {
        position.undo();
        check(position);
      }
    }),
    law('positions with the same hash answer alike', (course) => {
      const known = new Map<string, string>();
      const look = (position: P) => {
        const key = `${position.hashLow} ${position.hashHigh}`;
        const answer = JSON.stringify(judge(game, position));
        expectThat((known.get(key) ?? answer) === answer, `one hash, two positions: ${known.get(key)} and ${answer}`);
        known.set(key, answer);
      };
      const plies = Math.min(course.plies, 40);
      for (let variant = 0; variant < 3; variant++) go({ ...course, plies, seed: course.seed + variant }, look);
    }),
    law('play ends, and scores do not contradict winners', (course) => {
      const { position } = go({ ...course, plies: book.longest ?? 6000 }, (position) => {
        expectThat(position.winners() === null, `winners at ply ${position.ply} before the end`);
        expectThat(legal(position).length > 0, `no legal move at ply ${position.ply} before the end`);
      });
      expectThat(position.actor === NOBODY, 'the game did not end');
      const winners = position.winners();
      if (winners === null) throw new Error('over without winners');
      expectEqual(
        winners,
        [...new Set(winners)].sort((a, b) => a - b),
        'winners ascending',
      );
      const teams = new Map<number, number[]>();
      for (let seat = 0; seat < position.seats; seat++) {
        const team = position.team(seat);
        teams.set(team, [...(teams.get(team) ?? []), seat]);
      }
      const winning = [...teams.values()].filter((seats) => winners.includes(seats[0]));
      for (const seats of teams.values()) {
        const wins = winning.includes(seats);
        for (const seat of seats) {
          expectEqual(winners.includes(seat), wins, `seat ${seat} of a team`);
          expectEqual(position.share(seat), wins ? 1 / winning.length : 0, `the share of seat ${seat}`);
        }
      }
      expectThat(winners.length > 0 || position.seats === 1, 'somebody wins');
    }),
    law('who is ahead is known at any time, and wins if it ends so', (course) => {
      const check = (position: P) => {
        const all = allSeats(position.seats);
        const leaders = position.leaders(all);
        expectEqual(
          leaders,
          all.filter((seat) => leaders.includes(seat)),
          `those ahead at ply ${position.ply}`,
        );
        expectThat(leaders.length > 0 || position.seats === 1, `somebody is ahead at ply ${position.ply}`);
        for (const out of new Set(all.map((seat) => position.team(seat)))) {
          const rest = all.filter((seat) => position.team(seat) !== out);
          const left = leaders.filter((seat) => rest.includes(seat));
          // Whoever leaves changes nothing between the others.
          if (left.length > 0) expectEqual(position.leaders(rest), left, `those ahead without team ${out}`);
        }
      };
      const { position } = go({ ...course, plies: book.longest ?? 6000 }, check);
      check(position);
      expectEqual(position.winners(), position.leaders(allSeats(position.seats)), 'the winners');
    }),
    law('nothing is lost and nothing appears', (course) => {
      const all = book.census(begin(course.table));
      const check = (position: P) => expectEqual(book.census(position), all, `the census at ply ${position.ply}`);
      const { position, moves } = go(course, check);
      check(position);
      for (let i = 0; i < moves.length; i++) {
        position.undo();
        check(position);
      }
    }),
    law('played out at once it ends as move by move', (course) => {
      const { position } = go(course);
      if (position.playOut === undefined) return;
      const step = position.clone() as P;
      const before = position.ply;
      const [random, same] = [new Random(course.seed), new Random(course.seed)];
      const played = position.playOut(random);
      while (step.actor !== NOBODY) step.play(step.pick(same));
      expectEqual([position.ply, played], [step.ply, step.ply - before], 'moves played');
      expectEqual([position.hashLow, position.hashHigh], [step.hashLow, step.hashHigh], 'the hash');
      expectEqual([...position.freshHash()], [step.hashLow, step.hashHigh], 'the hash computed afresh');
      expectEqual(book.census(position), book.census(step), 'the census');
      expectEqual(judge(game, position), judge(game, step), 'the verdict');
      expectEqual(random.next(), same.next(), 'the random numbers left');
    }),
    law('chance is what is left, by weight', (course) => {
      const list = new MoveList();
      go(course, (position) => {
        if (position.actor !== CHANCE) return;
        if (book.left === null) throw new Error(`something is drawn at ply ${position.ply}: the book needs "left"`);
        position.moves(list);
        const weights: Record<string, number> = {};
        for (let i = 0; i < list.length; i++) weights[game.write(position, list.moves[i])] = list.weights[i];
        const left = book.left(position);
        const possible = Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
        expectEqual(Object.entries(weights).sort(), Object.entries(possible).sort(), `weights at ply ${position.ply}`);
      });
    }),
    law('pick gives every listed move, and no other', (course) => {
      const { position } = go(course);
      if (position.actor === NOBODY) return;
      const list = new MoveList();
      position.moves(list);
      const moves = new Set(list.toArray());
      const seen = new Set<Move>();
      const random = new Random(course.seed);
      const few = moves.size <= 40;
      for (let i = 0; i < (few ? moves.size * 60 : 100); i++) {
        const move = position.pick(random);
        expectThat(moves.has(move), `picked ${game.write(position, move)}, which is not listed`);
        seen.add(move);
      }
      const shy = [...moves].filter((move) => !seen.has(move)).map((move) => game.write(position, move));
      if (few && position.actor !== CHANCE) {
        const missing = shy.filter((text) => !book.givesUp?.includes(text));
        expectEqual(missing, [], 'never picked');
      }
    }),
  ];
}
