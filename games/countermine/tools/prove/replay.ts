import { FIVE } from '../../rules/lines.ts';
import { ATTACKER, type Board, type Cells, cellsOf, DEFENDER, only } from './board.ts';

/** The attacker's next cube in the position on the board, from a certificate or from a search; undefined where none is known. */
export type Guide = (board: Board) => number | undefined;

/**
 * Cells that the defender must have left empty for a win to stand, by how many cubes of his lie elsewhere than the win foresees.
 *
 * The claim: let x1, x2, … be cubes of the defender that the win knows nothing of, and let xi lie outside of `zones[i - 1]` for every i.
 * Then the win is still one. Zones grow with i.
 */
type Zones = Cells[];

/**
 * Replays a win of the attacker at first to one against every reply. It stands on windows of five alone, and takes nothing on trust but the
 * cell that the guide names: a guide that errs is found out, because some branch does not end with a run.
 *
 * Replies that need not be tried: where the attacker threatens no run, the guide shows how he would win if he were to move *again*. A reply outside
 * of the zone of that win does not stop it.
 */
export class Replay {
  /** Positions replayed. */
  positions = 0;
  private readonly board: Board;
  private readonly guide: Guide;
  private readonly known = new Map<bigint, Zones>();

  constructor(board: Board, guide: Guide) {
    this.board = board;
    this.guide = guide;
  }

  /** Whether the attacker, to move, wins. */
  holds(): boolean {
    return this.attack(0) !== undefined;
  }

  /** The zones of the win for so many cubes that it knows nothing of; undefined where it is none. */
  private attack(strangers: number): Zones | undefined {
    const { board, known } = this;
    const { key } = board;
    const before = known.get(key);
    if (before !== undefined && before.length >= strangers) return before;
    this.positions++;
    const cell = this.guide(board);
    if (cell === undefined || !board.isEmpty(cell) || board.supply[ATTACKER] === 0) return undefined;
    const completes = (board.room(ATTACKER, FIVE - 1) & only(cell)) !== 0n;
    board.put(ATTACKER, cell);
    const zones = completes ? new Array<Cells>(strangers).fill(0n) : this.defend(strangers);
    board.take(ATTACKER, cell);
    if (zones === undefined) return undefined;
    for (let i = 0; i < strangers; i++) zones[i] |= only(cell);
    known.set(key, zones);
    return zones;
  }

  private defend(strangers: number): Zones | undefined {
    const { board } = this;
    if (board.room(DEFENDER, FIVE - 1) !== 0n) return undefined;
    // With i strangers at hand a window of 4 - i cubes would be a run with the next one. One that holds j strangers holds one of at least the j-th rank,
    // so it is enough that this one lies outside.
    const zones = Array.from({ length: strangers }, (_, i) => board.room(DEFENDER, FIVE - 2 - i));
    const fives = board.room(ATTACKER, FIVE - 1);
    if (fives !== 0n) {
      for (let i = 0; i < strangers; i++) zones[i] |= fives;
      const cells = cellsOf(fives);
      return cells.length > 1 || this.reply(cells[0], zones) ? zones : undefined;
    }
    // The reply that is not tried is one stranger more, and of the lowest rank.
    const idle = this.attack(strangers + 1);
    if (idle === undefined) return undefined;
    for (let i = 0; i < strangers; i++) zones[i] |= idle[i + 1];
    for (const cell of cellsOf(idle[0])) if (board.isEmpty(cell) && !this.reply(cell, zones)) return undefined;
    return zones;
  }

  /** Adds to the zones what the win after this reply needs. */
  private reply(cell: number, zones: Zones): boolean {
    const { board } = this;
    board.put(DEFENDER, cell);
    const after = this.attack(zones.length);
    board.take(DEFENDER, cell);
    if (after === undefined) return false;
    for (let i = 0; i < zones.length; i++) zones[i] |= after[i];
    return true;
  }
}
