import { ATTACKER, Board, cellsOf, DEFENDER } from './board.ts';
import { boardAfter, SUPPLY } from './check-win.ts';
import type { Opening } from './opening.ts';
import { QuietSearch } from './quiet-search.ts';
import { type Guide, Replay } from './replay.ts';
import { Standing } from './standing.ts';

/** Positions to look at where the replay asks for a reply that the search had left out. */
const AGAIN = 50_000;
/** Quiet cubes to try in a position: few, then more. */
const WIDTHS = [10, 18];

/** The replay's board, and the search's beside it. */
class BothBoards extends Board {
  private readonly standing: Standing;

  constructor(standing: Standing) {
    super(SUPPLY);
    this.standing = standing;
  }

  override put(seat: number, cell: number): void {
    super.put(seat, cell);
    this.standing.put(seat, cell);
  }

  override take(seat: number, cell: number): void {
    super.take(seat, cell);
    this.standing.take(seat, cell);
  }
}

/** Finds wins and writes them down as a replay asks for them, so that nothing counts as found that does not stand in a replay. */
export class WinFinder {
  readonly search: QuietSearch;
  private readonly standing = new Standing();

  /** @param bits of the number of positions that are remembered */
  constructor(bits: number) {
    this.search = new QuietSearch(this.standing, bits);
  }

  /** The attacker's cubes, to be given to `checkWin`; undefined where nothing was found by looking at `most` positions for threes, twice, or few more. */
  find(opening: Opening, most: number): number[] | undefined {
    const board = new BothBoards(this.standing);
    const cubes = boardAfter(opening, board) !== undefined && this.isWon(most) ? this.written(board) : undefined;
    for (const seat of [ATTACKER, DEFENDER]) for (const cell of cellsOf(board.cubes[seat])) board.take(seat, cell);
    return cubes;
  }

  private isWon(most: number): boolean {
    return WIDTHS.some((width) => {
      this.search.widen(width);
      return this.search.win(most) >= 0;
    });
  }

  private written(board: Board): number[] | undefined {
    const cubes: number[] = [];
    const guide: Guide = () => {
      const cell = this.search.win(AGAIN);
      if (cell < 0) return undefined;
      cubes.push(cell);
      return cell;
    };
    return new Replay(board, guide).holds() ? cubes : undefined;
  }
}
