/**
 * A second reading of the rules, as plain as can be: the bag is a list of letters, the board a map from names to letters, and
 * everything is worked out anew whenever it is asked for. Nothing is shared with rules/.
 */
export interface NaiveTable {
  readonly width: number;
  readonly height: number;
  readonly corners: boolean;
  readonly partners: boolean;
  readonly seats: number;
}

type Step = { what: 'lots' | 'deal' | 'place' | 'draw'; seat: number } | { what: 'over' };

export class NaiveGame {
  readonly table: NaiveTable;
  readonly names: string[] = [];
  readonly lines: string[][] = [];
  readonly through = new Map<string, string[][]>();
  board = new Map<string, string>();
  bag: string[] = [...'yyyyyyyyyyyybbbbbbbbbbbbggggggggggggrrrrrrrrrrrr'];
  reserves: string[][];
  scores: number[];
  step: Step = { what: 'lots', seat: 0 };
  lotsOut: string[] = [];

  constructor(table: NaiveTable) {
    this.table = table;
    this.reserves = Array.from({ length: table.seats }, () => []);
    this.scores = Array.from({ length: table.seats }, () => 0);
    for (let x = 1; x <= table.width; x++) {
      for (let y = 1; y <= table.height; y++) {
        if (this.nameAt(x, y) !== undefined) this.names.push(this.nameAt(x, y)!);
      }
    }
    for (let x = 1; x <= table.width; x++) {
      for (let y = 1; y <= table.height; y++) {
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [1, -1],
        ]) {
          const line = [0, 1, 2, 3].map((n) => this.nameAt(x + n * dx, y + n * dy));
          if (line.every((name) => name !== undefined)) this.lines.push(line as string[]);
        }
      }
    }
    for (const name of this.names) {
      this.through.set(
        name,
        this.lines.filter((line) => line.includes(name)),
      );
    }
  }

  private nameAt(x: number, y: number): string | undefined {
    const { width, height, corners } = this.table;
    if (x < 1 || y < 1 || x > width || y > height) return undefined;
    const corner = (x === 1 || x === width) && (y === 1 || y === height);
    return corner && !corners ? undefined : 'abcdefghijkl'[x - 1] + y;
  }

  get actor(): number | 'chance' | null {
    if (this.step.what === 'over') return null;
    return this.step.what === 'place' ? this.step.seat : 'chance';
  }

  vacant(): string[] {
    return this.names.filter((name) => !this.board.has(name));
  }

  legal(): string[] {
    if (this.step.what === 'over') return [];
    if (this.step.what === 'place') {
      const colours = [...new Set(this.reserves[this.step.seat])];
      return colours.flatMap((colour) => this.vacant().map((name) => `${colour}:${name}`));
    }
    return [...new Set(this.bag)].map((colour) => (this.step.what === 'lots' ? '?' : '+') + colour);
  }

  /** How many counters stand behind a draw. */
  weight(text: string): number {
    return this.bag.filter((colour) => colour === text[1]).length;
  }

  /** Points that a placing would score. */
  gain(text: string): number {
    const [colour, name] = text.split(':');
    return this.linesThrough(name).filter((line) => {
      const colours = line.map((each) => (each === name ? colour : this.board.get(each)));
      return [...'ybgr'].every((each) => colours.includes(each));
    }).length;
  }

  linesThrough(name: string): string[][] {
    return this.through.get(name)!;
  }

  /** Whether a line has a vacant space and no colour twice. */
  isHopeful(line: string[]): boolean {
    const colours = line.map((name) => this.board.get(name)).filter((colour) => colour !== undefined);
    return colours.length < 4 && new Set(colours).size === colours.length;
  }

  hopefulLines(): string[][] {
    return this.lines.filter((line) => this.isHopeful(line));
  }

  aPointIsPossible(): boolean {
    const somewhere = new Set([...this.bag, ...this.reserves.flat()]);
    return this.hopefulLines().some((line) => {
      const there = line.map((name) => this.board.get(name));
      return [...'ybgr'].every((colour) => there.includes(colour) || somewhere.has(colour));
    });
  }

  play(text: string): void {
    const step = this.step;
    if (!this.legal().includes(text) || step.what === 'over') throw new Error(`${text} is not legal`);
    const { seats } = this.table;
    const following = Array.from({ length: seats }, (_, i) => (step.seat + 1 + i) % seats);
    if (step.what === 'lots') {
      this.lotsOut.push(this.takeFromBag(text[1]));
      if (text !== '?y') {
        this.step = { what: 'lots', seat: following[0] };
        return;
      }
      this.bag.push(...this.lotsOut);
      this.lotsOut = [];
      this.step = { what: 'deal', seat: step.seat };
      return;
    }
    if (step.what === 'place') {
      const [colour, name] = text.split(':');
      const points = this.gain(text);
      this.reserves[step.seat].splice(this.reserves[step.seat].indexOf(colour), 1);
      this.board.set(name, colour);
      this.scores[step.seat] += points;
      const nobody = this.reserves.every((reserve) => reserve.length === 0);
      if (this.vacant().length === 0 || nobody || !this.aPointIsPossible()) {
        this.step = { what: 'over' };
        return;
      }
      if (points > 0 && this.reserves[step.seat].length > 0) return;
      if (this.bag.length > 0) {
        this.step = { what: 'draw', seat: step.seat };
        return;
      }
    } else {
      this.reserves[step.seat].push(this.takeFromBag(text[1]));
      if (this.reserves[step.seat].length < 4 && this.bag.length > 0) return;
      const undealt = following.find((seat) => this.reserves[seat].length < 4);
      if (step.what === 'deal' && undealt !== undefined) {
        this.step = { what: 'deal', seat: undealt };
        return;
      }
    }
    this.step = { what: 'place', seat: following.find((seat) => this.reserves[seat].length > 0)! };
  }

  private takeFromBag(colour: string): string {
    return this.bag.splice(this.bag.indexOf(colour), 1)[0];
  }

  winners(): number[] | null {
    if (this.step.what !== 'over') return null;
    const s = this.scores;
    const totals = this.table.partners ? [s[0] + s[2], s[1] + s[3], s[0] + s[2], s[1] + s[3]] : s;
    return totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  }
}
