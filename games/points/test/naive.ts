/**
 * A second reading of the rules, as plain as can be: after every point all areas of both players are computed from
 * nothing by flooding. It shares no code with rules/ and is only meant to be compared with it.
 */

export interface NaiveOptions {
  readonly width: number;
  readonly height: number;
  readonly centreWidth: number;
  readonly centreHeight: number;
  readonly start: string;
  readonly stop: string;
}

interface Dot {
  readonly x: number;
  readonly y: number;
  point: number | null;
  circledBy: number | null;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const SIDES_AND_CORNERS = [...SIDES, [1, 1], [1, -1], [-1, 1], [-1, -1]];

export class NaiveGame {
  readonly options: NaiveOptions;
  readonly dots: Dot[][];
  /** The same dots in one list. */
  private readonly all: Dot[];
  turn = 0;
  stopper: number | null = null;
  over = false;
  /** Goes made by each seat, or Infinity after a setup. */
  readonly goes = [0, 0];
  /** How often rare things happened. */
  readonly events: Record<string, number> = {};

  constructor(options: NaiveOptions) {
    this.options = options;
    const { width, height } = options;
    this.dots = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_, y) => ({ x: x + 1, y: y + 1, point: null, circledBy: null })),
    );
    this.all = this.dots.flat();
    if (options.start === 'cross') {
      const x = Math.ceil(width / 2);
      const y = Math.floor(height / 2);
      this.at(x, y + 1)!.point = 0;
      this.at(x + 1, y)!.point = 0;
      this.at(x, y)!.point = 1;
      this.at(x + 1, y + 1)!.point = 1;
    }
  }

  setUp(seat: number, name: string): boolean {
    const dot = this.named(name);
    if (dot === undefined || dot.point !== null || dot.circledBy !== null) return false;
    this.put(dot, seat);
    return true;
  }

  begin(turn: number): void {
    this.turn = turn;
    this.goes[0] = Number.POSITIVE_INFINITY;
    this.goes[1] = Number.POSITIVE_INFINITY;
    if (this.openDots().length === 0) this.over = true;
  }

  get actor(): number | null {
    return this.over ? null : this.turn;
  }

  legal(): string[] {
    if (this.over) return [];
    const open = this.openDots();
    const { width, height, centreWidth, centreHeight, start } = this.options;
    if (this.goes[this.turn] === 0 && start === 'empty' && centreWidth > 0 && centreHeight > 0) {
      const left = Math.floor((width - centreWidth) / 2);
      const below = Math.floor((height - centreHeight) / 2);
      const middle = open.filter(
        ({ x, y }) => x > left && x <= left + centreWidth && y > below && y <= below + centreHeight,
      );
      if (middle.length > 0) return middle.map(nameOf);
    }
    const names = open.map(nameOf);
    if (this.stopper !== null) names.push('done');
    else if (this.goes[this.turn] > 0) names.push('stop');
    return names;
  }

  play(move: string): void {
    const seat = this.turn;
    this.goes[seat]++;
    if (move === 'done') {
      this.over = true;
      return;
    }
    if (move === 'stop') {
      this.stopper = seat;
      if (this.options.stop === 'ground') this.ground(seat);
      else this.turn = 1 - seat;
      return;
    }
    this.put(this.named(move)!, seat);
    if (this.stopper === null) this.turn = 1 - seat;
    if (this.openDots().length === 0) this.over = true;
  }

  scores(): number[] {
    return [0, 1].map((seat) => this.all.filter((dot) => dot.circledBy === seat && dot.point === 1 - seat).length);
  }

  winners(): number[] | null {
    if (!this.over) return null;
    const [a, b] = this.scores();
    return a === b ? [0, 1] : a > b ? [0] : [1];
  }

  /** The dots of free areas of a seat. */
  freeDots(seat: number): string[] {
    return this.areas(seat)
      .filter((area) => area.every((dot) => dot.point === null && dot.circledBy === null))
      .flat()
      .map(nameOf);
  }

  private put(dot: Dot, seat: number): void {
    const hostile = this.areas(1 - seat).some((area) => area.includes(dot));
    dot.point = seat;
    const first = this.circleAreas(seat);
    if (hostile) this.count(first > 0 ? 'broke in' : this.stopper === null ? 'fell' : 'entered after stop');
    if (this.stopper === null) this.circleAreas(1 - seat);
  }

  /** Circles the areas of a seat that hold a live enemy point, all as they stood before any was circled. */
  private circleAreas(seat: number): number {
    const takers = this.areas(seat).filter((area) => area.some((dot) => this.isLive(dot, 1 - seat)));
    const taken = takers.map((area) => this.inside(area));
    if (takers.length > 1) this.count('several areas');
    for (const [i, dots] of taken.entries()) {
      const rest = dots.filter((dot) => !takers[i].includes(dot));
      if (rest.length > 0) this.count('holes');
      if (rest.some((dot) => dot.circledBy === seat)) this.count('own area inside');
      if (rest.some((dot) => dot.point === null && dot.circledBy === null)) this.count('free pocket inside');
      if (dots.some((dot) => dot.circledBy === 1 - seat)) this.count('recaptured');
      for (const dot of dots) dot.circledBy = seat;
    }
    return takers.length;
  }

  /** Largest sets joined along rows and columns without a live point of the seat and without a dot on the rim. */
  private areas(seat: number): Dot[][] {
    const seen = new Set<Dot>();
    const areas: Dot[][] = [];
    for (const dot of this.all) {
      if (seen.has(dot) || this.isLive(dot, seat)) continue;
      const area = this.flood([dot], SIDES, (next) => !this.isLive(next, seat));
      for (const member of area) seen.add(member);
      if (!area.some((member) => this.onRim(member))) areas.push(area);
    }
    return areas;
  }

  /**
   * The area and all that somebody walking in from beyond the rim, along rows, columns and diagonals and over anything
   * but the area, cannot reach: at all (holes), or once a single point along the area is closed to them (what is joined
   * to the wall by that point only).
   */
  private inside(area: Dot[]): Dot[] {
    const members = new Set(area);
    const along = area.flatMap((dot) => this.neighbours(dot, SIDES)).filter((dot) => !members.has(dot));
    const inside = new Set(area);
    for (const gate of new Set([undefined, ...along])) {
      const before = inside.size;
      const passable = (dot: Dot) => dot !== gate && !members.has(dot);
      const rim = this.all.filter((dot) => this.onRim(dot) && passable(dot));
      const reached = new Set(this.flood(rim, SIDES_AND_CORNERS, passable));
      for (const dot of this.all) if (dot !== gate && !reached.has(dot)) inside.add(dot);
      if (gate !== undefined && inside.size > before) this.count('joined by one point');
    }
    return [...inside];
  }

  private ground(stopper: number): void {
    const owned = (dot: Dot) => this.isLive(dot, stopper) || dot.circledBy === stopper;
    const groups = this.all.filter(owned).map((dot) => this.flood([dot], SIDES, owned));
    for (const group of groups) {
      if (group.some((dot) => this.onRim(dot))) continue;
      this.count('ungrounded');
      for (const dot of group) dot.circledBy = 1 - stopper;
    }
    this.over = true;
  }

  private flood(from: Dot[], steps: number[][], allowed: (dot: Dot) => boolean): Dot[] {
    const found = new Set(from);
    for (const dot of found) {
      for (const next of this.neighbours(dot, steps)) if (allowed(next)) found.add(next);
    }
    return [...found];
  }

  private neighbours(dot: Dot, steps: number[][]): Dot[] {
    const found: Dot[] = [];
    for (const [dx, dy] of steps) {
      const next = this.at(dot.x + dx, dot.y + dy);
      if (next !== undefined) found.push(next);
    }
    return found;
  }

  private isLive(dot: Dot, seat: number): boolean {
    return dot.point === seat && dot.circledBy === null;
  }

  private onRim({ x, y }: Dot): boolean {
    return x === 1 || y === 1 || x === this.options.width || y === this.options.height;
  }

  private openDots(): Dot[] {
    return this.all.filter((dot) => dot.point === null && dot.circledBy === null);
  }

  private at(x: number, y: number): Dot | undefined {
    return this.dots[x - 1]?.[y - 1];
  }

  private named(name: string): Dot | undefined {
    return this.all.find((dot) => nameOf(dot) === name);
  }

  private count(event: string): void {
    this.events[event] = (this.events[event] ?? 0) + 1;
  }
}

function nameOf({ x, y }: { x: number; y: number }): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const first = Math.floor((x - 1) / 26);
  return `${first > 0 ? letters[first - 1] : ''}${letters[(x - 1) % 26]}${y}`;
}
