import { type Move, MoveList, NOBODY, type Random, startPosition, writeCell } from '@countertop/core';
import { game as points } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';
import { NaiveGame, type NaiveOptions } from './naive.ts';

/** How the points of a random game come about. */
export interface Course {
  readonly options: NaiveOptions;
  /** Points put before the game begins: seat and cell. */
  readonly setup: readonly (readonly [seat: number, cell: string])[] | undefined;
  readonly turn: number;
  /** One in so many moves is a `stop`, where that is legal. */
  readonly stopIn: number;
}

/** A random course on a small field; dense setups with rings in them make the rare rules happen. */
export function randomCourse(random: Random, smallest: number, largest: number): Course {
  const side = () => smallest + random.below(largest - smallest + 1);
  const width = side();
  const height = side();
  const options = {
    width,
    height,
    centreWidth: random.below(width + 1),
    centreHeight: random.below(height + 1),
    start: random.below(4) === 0 ? 'cross' : 'empty',
    stop: random.below(3) === 0 ? 'ground' : 'play-out',
  };
  const setup = random.below(4) === 0 ? undefined : randomSetup(random, width, height);
  return { options, setup, turn: random.below(2), stopIn: 20 + random.below(200) };
}

export function randomSetup(random: Random, width: number, height: number): [number, string][] {
  const put: { seat: number; cell: string; when: number }[] = [];
  const add = (seat: number, x: number, y: number, when: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) put.push({ seat, cell: writeCell(x, y), when });
  };
  const ring = (seat: number, cx: number, cy: number, radius: number, square: boolean, gap: number, when: number) => {
    for (let x = cx - radius; x <= cx + radius; x++) {
      for (let y = cy - radius; y <= cy + radius; y++) {
        const dx = Math.abs(x - cx);
        const dy = Math.abs(y - cy);
        const away = square ? Math.max(dx, dy) : dx + dy;
        if (away === radius && random.below(gap) > 0) add(seat, x, y, when + random.float() * 0.2);
      }
    }
  };
  // Rings with or without gaps, drawn early or late, among noise of both seats.
  for (let rings = random.below(4); rings > 0; rings--) {
    const radius = 1 + random.below(Math.max(width, height) >> 1);
    const gap = random.below(3) === 0 ? 8 : 1000;
    ring(
      random.below(2),
      random.below(width),
      random.below(height),
      radius,
      random.below(2) === 0,
      gap,
      random.float(),
    );
  }
  // Rings round rings, the inner ones first or last, with single points of either seat in all of them.
  if (random.below(2) === 0) {
    const cx = width >> 1;
    const cy = height >> 1;
    const outward = random.below(4) === 0 ? -0.2 : 0.2;
    let seat = random.below(2);
    let when = 0.5;
    for (let radius = 1 + random.below(2); radius <= Math.max(cx, cy); radius += 1 + random.below(3)) {
      ring(seat, cx + random.below(2), cy, radius, random.below(2) === 0, 1000, when);
      if (random.below(2) === 0) add(random.below(2), cx + radius - 1, cy + random.below(2), random.float());
      // A small ring inside, joined to this one by a single point, or standing free.
      if (radius > 3 && random.below(2) === 0) {
        add(seat, cx, cy + radius - 1, random.float());
        ring(seat, cx, cy + radius - 3, 1, false, 1000, random.float() * 0.4);
        if (random.below(2) === 0) add(1 - seat, cx, cy + radius - 3, 0);
        add(1 - seat, cx + 1, cy + radius - 1, random.float());
      }
      if (random.below(3) > 0) seat = 1 - seat;
      when += outward;
    }
  }
  const share = 1 + random.below(9);
  const noise = random.below(1 + (width * height) / (1 + random.below(8)));
  for (let i = 0; i < noise; i++) {
    add(random.below(10) < share ? 0 : 1, random.below(width), random.below(height), random.float() * 1.2);
  }
  return put.sort((a, b) => a.when - b.when).map(({ seat, cell }) => [seat, cell]);
}

/**
 * Plays a random game on the course through the rules and the naive reading, and compares all there is to see after
 * every point. Then takes everything back. Returns what rarely happens and how often it did.
 */
export function playThroughBoth(course: Course, random: Random): { plies: number; events: Record<string, number> } {
  const naive = new NaiveGame(course.options);
  const start = startPosition(points, course.options, 2);
  if (!start.ok) throw new Error(JSON.stringify(start.problem));
  const { position } = start.value;
  const told: string[] = [];
  let plies = 0;
  const check = () => {
    plies++;
    const [seen, expected] = [stateOf(position), naiveStateOf(naive)];
    if (seen !== expected) {
      throw new Error(`${JSON.stringify(course.options)}\n${told.join(' ')}\nrules: ${seen}\nnaive: ${expected}`);
    }
  };
  if (course.setup !== undefined) {
    for (const [seat, cell] of course.setup) {
      const wrong = points.setup?.place(position, seat, cell);
      if ((wrong === undefined) !== naive.setUp(seat, cell))
        throw new Error(`${told.join(' ')}: only one puts ${cell}`);
      if (wrong !== undefined) continue;
      told.push(`${seat}:${cell}`);
      check();
    }
    points.setup?.begin(position, course.turn);
    naive.begin(course.turn);
    told.push(`turn ${course.turn}`);
  }
  check();
  const list = new MoveList();
  const trail = [snapshot(position)];
  while (position.actor !== NOBODY) {
    position.moves(list);
    const [fresh, kept] = [position.freshHash(), [position.hashLow, position.hashHigh]];
    if (fresh[0] !== kept[0] || fresh[1] !== kept[1]) throw new Error(`${told.join(' ')}: hash`);
    let move = random.below(2) === 0 ? position.pick(random) : sharpest(position, random);
    if (random.below(course.stopIn) === 0 && position.mayStop) move = list.moves[list.length - 1];
    const text = points.write(position, move);
    told.push(text);
    position.play(move);
    naive.play(text);
    trail.push(random.below(4) === 0 ? snapshot(position) : '');
    check();
  }
  for (let ply = trail.length - 2; ply >= 0; ply--) {
    position.undo();
    if (trail[ply] !== '' && snapshot(position) !== trail[ply]) throw new Error(`${told.join(' ')}: undo to ${ply}`);
  }
  return { plies, events: naive.events };
}

/** Of a few moves the one that changes the count most, or else one that touches most own points. */
export function sharpest(position: PointsPosition, random: Random): Move {
  let best = position.pick(random);
  let most = -1;
  const own = position.turn;
  for (let tries = 0; tries < 8; tries++) {
    const move = position.pick(random);
    const before = position.score(0) + 1000 * position.score(1);
    position.play(move);
    const change = Math.abs(position.score(0) + 1000 * position.score(1) - before);
    position.undo();
    const near = [...position.field.steps.subarray(0, 8)].filter((step) => position.ownerAt(move + step) === own);
    const worth = 100 * Math.min(change, 1) + near.length;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** Every field, bit by bit. */
function snapshot(position: PointsPosition): string {
  const { ply, turn, phase, openCount } = position;
  const log = position['log'];
  const arrays = [position['cells'], position['open'], position['openIndex'], position['forest'], position['hash']];
  const texts = [...arrays, log.items.subarray(0, log.top)].map((array) => array.join());
  return [...texts, openCount, position.scores(), ply, turn, phase, position['opening']].join(';');
}

function stateOf(position: PointsPosition): string {
  const list = new MoveList();
  if (position.actor !== NOBODY) position.moves(list);
  const moves = list.toArray().map((move) => points.write(position, move));
  const free: string[][] = [[], []];
  const dots: string[] = [];
  for (let column = 0; column < position.width; column++) {
    for (let row = 0; row < position.height; row++) {
      const cell = position.cellAt(column, row);
      dots.push(`${position.ownerAt(cell) ?? '.'}${position.circledBy(cell) ?? '.'}`);
      const owner = position.freeFor(cell);
      if (owner !== undefined && position.isOpen(cell)) free[owner].push(writeCell(column, row));
    }
  }
  return JSON.stringify({
    actor: position.actor === NOBODY ? null : position.actor,
    scores: position.scores(),
    winners: position.winners(),
    moves: moves.sort(),
    dots: dots.join(' '),
    free: free.map((cells) => cells.sort()),
  });
}

function naiveStateOf(naive: NaiveGame): string {
  return JSON.stringify({
    actor: naive.actor,
    scores: naive.scores(),
    winners: naive.winners(),
    moves: naive.legal().sort(),
    dots: naive.dots
      .flat()
      .map((dot) => `${dot.point ?? '.'}${dot.circledBy ?? '.'}`)
      .join(' '),
    // The areas of one who stopped matter no more.
    free: [0, 1].map((seat) => (naive.over || seat === naive.stopper ? [] : naive.freeDots(seat).sort())),
  });
}
