/**
 * A second reading of the rules, for tests only: slow, plain, and without a line of the first one. Cubes are objects with
 * an identity, cells are their names, bonus actions are open-ended lists, and everything is looked up afresh.
 */

interface Cube {
  readonly owner: number;
}

interface Standing {
  readonly cell: string;
  readonly cube: Cube;
}

interface Row {
  readonly sign: string;
  readonly cubes: readonly Standing[];
}

interface Bonus {
  readonly rows: readonly Row[];
}

const LETTERS = 'abcdefghijkl';
const SIGNS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  '-': [1, 0],
  '|': [0, 1],
  '/': [1, 1],
  '\\': [1, -1],
};

/** The cell so many steps away, or undefined off the board. */
function away(cell: string, right: number, up: number): string | undefined {
  const letter = LETTERS[LETTERS.indexOf(cell[0]) + right];
  const number = Number(cell.slice(1)) + up;
  return letter === undefined || number < 1 || number > 12 ? undefined : `${letter}${number}`;
}

export class NaiveGame {
  readonly board = new Map<string, Cube>();
  readonly supply = [40, 40];
  readonly points = [0, 0];
  /** What each seat may do in its next, or its current, turn. */
  readonly bonuses: [Bonus[], Bonus[]] = [[], []];
  turn = 0;
  over = false;
  /** What has happened so far, for tests that want to know whether they saw it. */
  readonly seen = new Map<string, number>();
  private placed = 0;
  private fromSetup = false;

  constructor(private readonly swap: boolean) {}

  setUp(placements: readonly string[], turn: number): void {
    for (const placement of placements) {
      const owner = Number(placement[0]);
      this.board.set(placement.slice(2), { owner });
      this.supply[owner]--;
    }
    this.fromSetup = true;
    this.turn = turn;
    if (this.supply[turn] === 0) this.end('over from the setup');
  }

  get winners(): number[] | null {
    if (!this.over) return null;
    const [zero, one] = this.points;
    return zero === one ? [0, 1] : zero > one ? [0] : [1];
  }

  legal(): string[] {
    if (this.over) return [];
    const strikes = this.strikes();
    if (strikes.length > 0) return strikes;
    const moves: string[] = [];
    for (const letter of LETTERS) {
      for (let row = 1; row <= 12; row++) if (!this.board.has(`${letter}${row}`)) moves.push(`${letter}${row}`);
    }
    if (this.maySwap()) moves.push('swap');
    return moves;
  }

  play(move: string): void {
    const seat = this.turn;
    if (move === 'swap') {
      this.see('swap');
      const [cell] = [...this.board.keys()];
      this.board.set(cell, { owner: 1 });
      this.supply[0]++;
      this.supply[1]--;
      this.placed++;
      this.turn = 0;
      return;
    }
    if (move.startsWith('x')) {
      this.strike(seat, move);
      return;
    }
    this.land(seat, move);
    this.placed++;
    if (this.over) return;
    this.bonuses[seat] = [];
    this.turn = 1 - seat;
    if (this.supply[1 - seat] === 0) this.end('supply used up');
    else if (this.bonuses[1 - seat].length > 0 && this.supply[1 - seat] < 2) this.see('bonus without cubes for it');
    if (!this.over && this.strikes().length > 0) this.lookAround(1 - seat);
  }

  private maySwap(): boolean {
    return this.swap && !this.fromSetup && this.placed === 1;
  }

  private strikes(): string[] {
    if (this.supply[this.turn] < 2) return [];
    const texts = new Set<string>();
    for (const { rows } of this.bonuses[this.turn]) {
      for (const { sign, cubes } of rows) {
        for (const standing of cubes) {
          if (!this.stands(standing)) continue;
          const text = `x${standing.cell}${sign}`;
          if (texts.has(text)) throw new Error(`${text} has two meanings`);
          texts.add(text);
        }
      }
    }
    return [...texts];
  }

  private stands({ cell, cube }: Standing): boolean {
    return this.board.get(cell) === cube;
  }

  private strike(seat: number, move: string): void {
    const cell = move.slice(1, -1);
    const sign = move.slice(-1);
    const names = (row: Row) => row.sign === sign && row.cubes.some((one) => one.cell === cell && this.stands(one));
    const bonus = this.bonuses[seat].find(({ rows }) => rows.some(names));
    const row = bonus?.rows.find(names);
    if (bonus === undefined || row === undefined) throw new Error(`${move} is not possible`);
    const open = this.bonuses[seat];
    open.splice(open.indexOf(bonus), 1);
    if (this.runThrough(1 - seat, cell, sign).length > 5) this.see('strike on a run that has grown');
    const standing = row.cubes.filter((one) => this.stands(one));
    if (standing.length < 5) this.see('strike on a run with a gap');
    for (const one of standing) {
      this.board.delete(one.cell);
      this.supply[one.cube.owner]++;
    }
    this.see('strike');
    const before = this.points[seat];
    const handed = this.bonuses[1 - seat].length;
    this.land(seat, cell);
    if (this.points[seat] > before) this.see('strike that scores');
    if (this.bonuses[1 - seat].length > handed) this.see('strike that hands a bonus back');
    if (this.over) this.see('win in the middle of a turn');
    else if (open.length > 0 && this.supply[seat] < 2) this.see('last cube kept from a second bonus');
  }

  /** A cube of the seat comes down on an empty cell and scores. */
  private land(seat: number, cell: string): void {
    this.board.set(cell, { owner: seat });
    this.supply[seat]--;
    const fives: Row[] = [];
    let runs = 0;
    for (const [sign, [right, up]] of Object.entries(SIGNS)) {
      const run = this.runThrough(seat, cell, sign);
      const before = this.countFrom(seat, cell, -right, -up);
      const after = this.countFrom(seat, cell, right, up);
      if (run.length < 5) continue;
      if (before >= 5 || after >= 5) {
        this.see('extended run');
        continue;
      }
      runs++;
      this.see(run.length === 5 ? 'run of five' : run.length < 9 ? 'longer run' : 'run of nine');
      if (run.length === 5) fives.push({ sign, cubes: run });
    }
    if (runs >= 2) this.see(runs === 2 ? 'two runs by one cube' : 'three runs or more by one cube');
    if (runs > fives.length && fives.length > 0) this.see('a five and a longer run by one cube');
    this.points[seat] += runs;
    if (this.points[seat] >= 3) this.end('three points');
    else if (fives.length > 0) this.bonuses[1 - seat].push({ rows: fives });
  }

  /** The seat's cubes without a gap through a cell that holds one. */
  private runThrough(seat: number, cell: string, sign: string): Standing[] {
    const [right, up] = SIGNS[sign];
    const run: Standing[] = [];
    for (let step = -this.countFrom(seat, cell, -right, -up); ; step++) {
      const at = away(cell, step * right, step * up);
      const cube = at === undefined ? undefined : this.board.get(at);
      if (at === undefined || cube === undefined || cube.owner !== seat) return run;
      run.push({ cell: at, cube });
    }
  }

  private countFrom(seat: number, cell: string, right: number, up: number): number {
    for (let count = 0; ; count++) {
      const at = away(cell, (count + 1) * right, (count + 1) * up);
      if (at === undefined || this.board.get(at)?.owner !== seat) return count;
    }
  }

  private lookAround(seat: number): void {
    const open = this.bonuses[seat];
    if (open.some(({ rows }) => rows.length > 1)) this.see('choice between two runs of one cube');
    if (open.length < 2) return;
    this.see('two bonuses at once');
    const [first, second] = open.map(({ rows }) => rows.flatMap(({ cubes }) => cubes.map(({ cell }) => cell)));
    if (first.some((cell) => second.includes(cell))) this.see('two bonuses whose runs cross');
  }

  private end(why: string): void {
    this.over = true;
    this.see(why);
    if (this.winners?.length === 2) this.see('draw');
  }

  private see(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}
