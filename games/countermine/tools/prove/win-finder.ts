import { CELLS } from '../../rules/lines.ts';
import { ATTACKER, type Board, DEFENDER } from './board.ts';
import { boardAfter } from './check-win.ts';
import type { Opening } from './opening.ts';
import { QuietSearch } from './quiet-search.ts';
import { type Guide, Replay } from './replay.ts';
import { EMPTY, Standing } from './standing.ts';

/** Positions to look at where the replay asks for a reply that the search had left out. */
const AGAIN = 50_000;
/** Quiet cubes to try in a position: few, then more. */
const WIDTHS = [10, 18];

/** Finds wins and writes them down as a replay asks for them, so that nothing counts as found that does not stand in a replay. */
export class WinFinder {
  readonly standing = new Standing();
  readonly search: QuietSearch;

  /** @param bits of the number of positions that are remembered */
  constructor(bits: number) {
    this.search = new QuietSearch(this.standing, bits);
  }

  /** The attacker's cubes, to be given to `checkWin`; undefined where nothing was found by looking at `most` positions for threes, twice, or few more. */
  find(opening: Opening, most: number): number[] | undefined {
    const board = boardAfter(opening);
    if (board === undefined) return undefined;
    this.follow(board);
    const isFound = WIDTHS.some((width) => {
      this.search.widen(width);
      return this.search.win(most) >= 0;
    });
    if (!isFound) return undefined;
    const cubes: number[] = [];
    const guide: Guide = (at) => {
      this.follow(at);
      const cell = this.search.win(AGAIN);
      if (cell < 0) return undefined;
      cubes.push(cell);
      return cell;
    };
    return new Replay(board, guide).holds() ? cubes : undefined;
  }

  /** Puts on the search's board what stands on the replay's. */
  private follow(board: Board): void {
    const { standing } = this;
    const [attackers, defenders] = [board.cubes[ATTACKER], board.cubes[DEFENDER]];
    for (let cell = 0, own = attackers, other = defenders; cell < CELLS; cell++, own >>= 1n, other >>= 1n) {
      const owner = own & 1n ? ATTACKER : other & 1n ? DEFENDER : EMPTY;
      const before = standing.owner[cell];
      if (before === owner) continue;
      if (before !== EMPTY) standing.take(before, cell);
      if (owner !== EMPTY) standing.put(owner, cell);
    }
  }
}
