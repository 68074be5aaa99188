import {
  type Actor,
  CHANCE,
  Log,
  type Move,
  type MoveList,
  NOBODY,
  type Position,
  type Random,
} from '@countertop/core';
import { COLOURS, COUNTERS, EACH, YELLOW } from './colours.ts';
import { type Grid, LINE_WORDS } from './grid.ts';
import { cellKey, KEYS, lotKey, nodeKey, pointKey, reserveKey } from './keys.ts';
import { CELL_BITS, cellOf, colourOf, drawing, drawingLot, FIRST_DRAW, FIRST_LOT, placing } from './moves.ts';
import {
  BAG,
  BAG_SIZE,
  BOARD,
  CONTAINS,
  EXHAUSTED,
  HASH_HIGH,
  HASH_LOW,
  HELD,
  HELD_COLOURS,
  NO_SPACE,
  NODE,
  ON_BOARD,
  OPEN,
  PLY,
  RESERVE,
  SCORE,
  STAGE,
  STATE_SIZE,
  type Stage,
  VACANCIES,
  VACANT,
  VACANT_CELLS,
  WHERE,
} from './state.ts';

/** Counters of a full reserve (R4). */
export const FULL_RESERVE = 4;

/** Longest history: 37 lots, 48 draws of 3 words, 48 placings of 9, and the bag before the lots went back. */
const LOG_SIZE = (37 + COUNTERS) * 3 + COUNTERS * 9 + 1;
/** Parts of the word that ends every entry of the log: the move, the node before, the points gained. */
const LOG_NODE = 9;
const LOG_GAIN = 14;

/** For a set of colours: how many they are, and the colours themselves, four places a set. */
const SET_SIZE = Uint8Array.from({ length: 16 }, (_, set) => countBits(set));
const SET_COLOURS = Uint8Array.from(
  Array.from({ length: 16 }, (_, set) => {
    const colours = [0, 1, 2, 3].filter((colour) => set & (1 << colour));
    return [...colours, 0, 0, 0, 0].slice(0, 4);
  }).flat(),
);

/** Who acts in each node. */
const ACTOR_OF = Int8Array.from({ length: 20 }, (_, node) => {
  const stage = node >> 2;
  return stage === STAGE.place ? node & 3 : stage === STAGE.over ? NOBODY : CHANCE;
});

export class CounterpointPosition implements Position {
  readonly seats: number;
  readonly partners: boolean;
  readonly grid: Grid;
  private readonly through: Int32Array<ArrayBuffer>;
  private readonly state = new Int32Array(STATE_SIZE);
  private readonly log = new Log(LOG_SIZE);

  constructor(grid: Grid, seats: number, partners: boolean) {
    this.grid = grid;
    this.through = grid.through;
    this.seats = seats;
    this.partners = partners;
    const { state } = this;
    for (let colour = 0; colour < COLOURS.length; colour++) state[BAG + colour] = EACH;
    state[BAG_SIZE] = COUNTERS;
    for (let line = 0; line < grid.lineCount; line++) state[OPEN + (line >> 5)] |= 1 << (line & 31);
    state.fill(NO_SPACE, BOARD, VACANCIES);
    for (const cell of grid.spaces) {
      const at = state[VACANCIES]++;
      state[BOARD + cell] = VACANT;
      state[VACANT_CELLS + at] = cell;
      state[WHERE + cell] = at;
    }
    state[NODE] = STAGE.lots << 2;
    [state[HASH_LOW], state[HASH_HIGH]] = this.freshHash();
  }

  get actor(): Actor {
    return ACTOR_OF[this.state[NODE]];
  }
  get ply(): number {
    return this.state[PLY];
  }
  get hashLow(): number {
    return this.state[HASH_LOW];
  }
  get hashHigh(): number {
    return this.state[HASH_HIGH];
  }

  get stage(): Stage {
    return (this.state[NODE] >> 2) as Stage;
  }
  /** The seat that places, or for which chance draws. Means nothing when the game is over. */
  get turn(): number {
    return this.state[NODE] & 3;
  }
  /** The colour on a cell, or VACANT, or NO_SPACE. */
  colourAt(cell: number): number {
    return this.state[BOARD + cell];
  }
  get vacancies(): number {
    return this.state[VACANCIES];
  }
  /** The vacant cells, from 0 to `vacancies - 1`, in no particular order. */
  vacantCell(index: number): number {
    return this.state[VACANT_CELLS + index];
  }
  inBag(colour: number): number {
    return this.state[BAG + colour];
  }
  get bagSize(): number {
    return this.state[BAG_SIZE];
  }
  /** Counters of a colour that are out of the bag for the lots. */
  inLots(colour: number): number {
    return this.stage === STAGE.lots ? EACH - this.state[BAG + colour] : 0;
  }
  onBoard(colour: number): number {
    return this.state[ON_BOARD + colour];
  }
  inReserve(seat: number, colour: number): number {
    return this.state[RESERVE + ((seat << 2) | colour)];
  }
  reserveSize(seat: number): number {
    return this.state[HELD + seat];
  }
  /** Bit set of the colours that a seat has in reserve. */
  reserveColours(seat: number): number {
    return this.state[HELD_COLOURS + seat];
  }
  /** Bit set of the colours in a line. */
  lineColours(line: number): number {
    const word = CONTAINS + ((line >> 5) << 2);
    let colours = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      colours |= ((this.state[word + colour] >> (line & 31)) & 1) << colour;
    }
    return colours;
  }
  /** Whether a line has a vacant space and no colour twice. */
  lineIsOpen(line: number): boolean {
    return ((this.state[OPEN + (line >> 5)] >> (line & 31)) & 1) === 1;
  }
  /** The points that a counter of this colour would score on a vacant cell (R6). */
  gain(colour: number, cell: number): number {
    const { state, through } = this;
    let points = 0;
    for (let word = 0; word < LINE_WORDS; word++) {
      const at = CONTAINS + (word << 2);
      let lines = through[cell * LINE_WORDS + word] & state[OPEN + word] & ~state[at + colour];
      for (let step = 1; step < COLOURS.length; step++) lines &= state[at + ((colour + step) & 3)];
      points += countBits(lines);
    }
    return points;
  }

  moves(list: MoveList): void {
    const { state } = this;
    list.clear();
    const stage = this.stage;
    if (stage === STAGE.over) return;
    if (stage !== STAGE.place) {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const left = state[BAG + colour];
        if (left > 0) list.pushWeighted(stage === STAGE.lots ? drawingLot(colour) : drawing(colour), left);
      }
      return;
    }
    const colours = state[HELD_COLOURS + this.turn];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((colours & (1 << colour)) === 0) continue;
      for (let i = 0; i < state[VACANCIES]; i++) list.push(placing(colour, state[VACANT_CELLS + i]));
    }
  }

  pick(random: Random): Move {
    const { state } = this;
    const node = state[NODE];
    if (node >> 2 === STAGE.place) {
      // One random number for both: its whole part chooses the colour, the rest the space.
      const colours = state[HELD_COLOURS + (node & 3)];
      const number = random.float() * SET_SIZE[colours];
      const whole = number | 0;
      const colour = SET_COLOURS[(colours << 2) + whole];
      return placing(colour, state[VACANT_CELLS + (((number - whole) * state[VACANCIES]) | 0)]);
    }
    // The counters in a row by colour: each colour that lies wholly before the drawn one adds one (as a sign bit).
    const yellow = state[BAG];
    const blue = yellow + state[BAG + 1];
    const green = blue + state[BAG + 2];
    const drawn = ~random.below(state[BAG_SIZE]);
    const colour = ((yellow + drawn) >>> 31) + ((blue + drawn) >>> 31) + ((green + drawn) >>> 31);
    return (node >> 2 === STAGE.lots ? FIRST_LOT : FIRST_DRAW) + colour;
  }

  play(move: Move): void {
    if (move < FIRST_DRAW) this.place(move);
    else if (move < FIRST_LOT) this.draw(move);
    else this.drawLot(move);
    this.state[PLY]++;
  }

  undo(): void {
    const { state, log } = this;
    const head = log.pop();
    state[HASH_HIGH] = log.pop();
    state[HASH_LOW] = log.pop();
    state[NODE] = (head >> LOG_NODE) & 31;
    state[PLY]--;
    const move = head & ((1 << LOG_NODE) - 1);
    if (move < FIRST_DRAW) this.takeBack(move, head >> LOG_GAIN);
    else if (move < FIRST_LOT) this.putBack(move);
    else this.putBackLot(move);
  }

  /** R2, R3: yellow begins, and all lots go back; any other colour, and the next seat draws. */
  private drawLot(move: Move): void {
    const { state, log } = this;
    const colour = colourOf(move);
    const seat = this.turn;
    if (colour === YELLOW) log.push(state[BAG + 1] | (state[BAG + 2] << 4) | (state[BAG + 3] << 8));
    this.remember(move, 0);
    if (colour !== YELLOW) {
      this.toggle(lotKey(colour, EACH - --state[BAG + colour]));
      state[BAG_SIZE]--;
      this.enter(STAGE.lots, seat + 1 === this.seats ? 0 : seat + 1);
      return;
    }
    for (let each = 0; each < COLOURS.length; each++) {
      while (state[BAG + each] < EACH) this.toggle(lotKey(each, EACH - state[BAG + each]++));
    }
    state[BAG_SIZE] = COUNTERS;
    this.enter(STAGE.deal, seat);
  }

  private putBackLot(move: Move): void {
    const { state, log } = this;
    const colour = colourOf(move);
    if (colour !== YELLOW) {
      state[BAG + colour]++;
      state[BAG_SIZE]++;
      return;
    }
    const bag = log.pop();
    state[BAG + 1] = bag & 15;
    state[BAG + 2] = (bag >> 4) & 15;
    state[BAG + 3] = bag >> 8;
    state[BAG_SIZE] = EACH + state[BAG + 1] + state[BAG + 2] + state[BAG + 3];
  }

  /** R4, R8: one counter from the bag into the reserve, until that is full or the bag is empty. */
  private draw(move: Move): void {
    this.remember(move, 0);
    const { state } = this;
    const colour = move & 3;
    const node = state[NODE];
    const seat = node & 3;
    state[BAG + colour]--;
    const left = --state[BAG_SIZE];
    const nth = ++state[RESERVE + ((seat << 2) | colour)];
    state[HELD_COLOURS + seat] |= 1 << colour;
    const held = ++state[HELD + seat];
    this.toggle(reserveKey(seat, colour, nth));
    if (held < FULL_RESERVE && left > 0) return;
    const next = seat + 1 === this.seats ? 0 : seat + 1;
    // Whoever was dealt first is the first to be met again with a reserve, and begins.
    if (node >> 2 === STAGE.deal && state[HELD + next] === 0) this.enter(STAGE.deal, next);
    else this.pass(seat);
  }

  private putBack(move: Move): void {
    const { state } = this;
    const colour = move & 3;
    const seat = state[NODE] & 3;
    state[BAG + colour]++;
    state[BAG_SIZE]++;
    if (--state[RESERVE + ((seat << 2) | colour)] === 0) state[HELD_COLOURS + seat] &= ~(1 << colour);
    state[HELD + seat]--;
  }

  private place(move: Move): void {
    const { state, through } = this;
    const items = this.log.items;
    const top = this.log.top;
    const cell = cellOf(move);
    const colour = move >> CELL_BITS;
    const seat = state[NODE] & 3;

    const slot = RESERVE + ((seat << 2) | colour);
    const nth = state[slot];
    state[slot] = nth - 1;
    if (nth === 1) state[HELD_COLOURS + seat] &= ~(1 << colour);
    const held = --state[HELD + seat];
    state[BOARD + cell] = colour;
    if (++state[ON_BOARD + colour] === EACH) state[EXHAUSTED] |= 1 << colour;
    const vacancies = --state[VACANCIES];
    const at = state[WHERE + cell];
    const last = state[VACANT_CELLS + vacancies];
    state[VACANT_CELLS + at] = last;
    state[WHERE + last] = at;

    // R6: among the open lines through the cell, those that had the colour already can never score, and those that
    // now have all four do. Neither is open any more.
    let completed = 0;
    let gained = 0;
    let open = 0;
    for (let word = 0; word < LINE_WORDS; word++) {
      const here = through[cell * LINE_WORDS + word];
      const contains = CONTAINS + (word << 2);
      const before = state[contains + colour];
      const openBefore = state[OPEN + word];
      items[top + word] = before;
      items[top + LINE_WORDS + word] = openBefore;
      state[contains + colour] = before | here;
      const clean = openBefore & ~(before & here);
      completed = clean & here & state[contains] & state[contains + 1] & state[contains + 2] & state[contains + 3];
      state[OPEN + word] = clean ^ completed;
      open |= clean ^ completed;
      if (completed !== 0) gained += countBits(completed);
    }
    this.log.top = top + 2 * LINE_WORDS;
    this.remember(move, gained);
    this.toggle(cellKey(move));
    this.toggle(reserveKey(seat, colour, nth));
    for (let point = 0; point < gained; point++) this.toggle(pointKey(seat, ++state[SCORE + seat]));

    // R9. That nobody has a counter left needs no test: a reserve only runs out when the bag is empty, so then all
    // 48 are on the board, and no board has more spaces.
    if (vacancies === 0 || open === 0 || (state[EXHAUSTED] !== 0 && !this.canScore())) this.enter(STAGE.over, 0);
    else if (gained > 0 && held > 0) return;
    else if (state[BAG_SIZE] > 0) this.enter(STAGE.draw, seat);
    else this.pass(seat);
  }

  private takeBack(move: Move, gained: number): void {
    const { state, log } = this;
    const cell = cellOf(move);
    const colour = move >> CELL_BITS;
    const seat = state[NODE] & 3;
    state[SCORE + seat] -= gained;
    for (let word = LINE_WORDS - 1; word >= 0; word--) state[OPEN + word] = log.pop();
    for (let word = LINE_WORDS - 1; word >= 0; word--) state[CONTAINS + (word << 2) + colour] = log.pop();

    const vacancies = state[VACANCIES]++;
    const at = state[WHERE + cell];
    const last = state[VACANT_CELLS + at];
    state[WHERE + last] = vacancies;
    state[VACANT_CELLS + vacancies] = last;
    state[VACANT_CELLS + at] = cell;
    state[WHERE + cell] = at;
    state[BOARD + cell] = VACANT;
    if (state[ON_BOARD + colour]-- === EACH) state[EXHAUSTED] &= ~(1 << colour);
    state[RESERVE + ((seat << 2) | colour)]++;
    state[HELD + seat]++;
    state[HELD_COLOURS + seat] |= 1 << colour;
  }

  /** R9: whether some open line has every colour already that is neither in the bag nor in a reserve. */
  private canScore(): boolean {
    const { state } = this;
    for (let word = 0; word < LINE_WORDS; word++) {
      let lines = state[OPEN + word];
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (state[EXHAUSTED] & (1 << colour)) lines &= state[CONTAINS + (word << 2) + colour];
      }
      if (lines !== 0) return true;
    }
    return false;
  }

  /** R8: the turn goes to the next seat that has a counter; that may be the same seat again. */
  private pass(seat: number): void {
    let next = seat;
    do next = next + 1 === this.seats ? 0 : next + 1;
    while (this.state[HELD + next] === 0);
    this.enter(STAGE.place, next);
  }

  private enter(stage: Stage, seat: number): void {
    const { state } = this;
    const node = (stage << 2) | seat;
    this.toggle(nodeKey(state[NODE]));
    this.toggle(nodeKey(node));
    state[NODE] = node;
  }

  private toggle(key: number): void {
    this.state[HASH_LOW] ^= KEYS.low[key];
    this.state[HASH_HIGH] ^= KEYS.high[key];
  }

  /** Ends an entry of the log. */
  private remember(move: Move, gained: number): void {
    const { state, log } = this;
    const top = log.top;
    log.items[top] = state[HASH_LOW];
    log.items[top + 1] = state[HASH_HIGH];
    log.items[top + 2] = move | (state[NODE] << LOG_NODE) | (gained << LOG_GAIN);
    log.top = top + 3;
  }

  clone(): CounterpointPosition {
    const copy = new CounterpointPosition(this.grid, this.seats, this.partners);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: CounterpointPosition): void {
    this.state.set(other.state);
    this.log.clear();
  }

  score(seat: number): number {
    return this.state[SCORE + seat];
  }

  scores(): number[] {
    return Array.from(this.state.subarray(SCORE, SCORE + this.seats));
  }

  /** R11: partners sit opposite each other. */
  team(seat: number): number {
    return this.partners ? seat % 2 : seat;
  }

  /** R10, R11: the points of a seat, or of the two partners together. */
  teamScore(seat: number): number {
    return this.score(seat) + (this.partners ? this.score(seat ^ 2) : 0);
  }

  winners(): number[] | null {
    if (this.stage !== STAGE.over) return null;
    const winners: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) if (this.share(seat) > 0) winners.push(seat);
    return winners;
  }

  share(seat: number): number {
    if (this.stage !== STAGE.over) return 0;
    const points = this.teamScore(seat);
    let equals = 0;
    for (let other = 0; other < this.seats; other++) {
      if (this.teamScore(other) > points) return 0;
      if (this.teamScore(other) === points) equals++;
    }
    return (this.partners ? 2 : 1) / equals;
  }

  freshHash(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    const add = (key: number): void => {
      low ^= KEYS.low[key];
      high ^= KEYS.high[key];
    };
    add(nodeKey(this.state[NODE]));
    for (const cell of this.grid.spaces) {
      if (this.colourAt(cell) !== VACANT) add(cellKey(placing(this.colourAt(cell), cell)));
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      for (let nth = 1; nth <= this.inLots(colour); nth++) add(lotKey(colour, nth));
    }
    for (let seat = 0; seat < this.seats; seat++) {
      for (let nth = 1; nth <= this.score(seat); nth++) add(pointKey(seat, nth));
      for (let colour = 0; colour < COLOURS.length; colour++) {
        for (let nth = 1; nth <= this.inReserve(seat, colour); nth++) add(reserveKey(seat, colour, nth));
      }
    }
    return [low, high];
  }
}

function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
