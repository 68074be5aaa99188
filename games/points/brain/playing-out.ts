import type { Limits, Thinker, Thought } from '@countertop/search';
import { CIRCLED, LIVE } from '../rules/field.ts';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { DONE, type PointsPosition } from '../rules/position.ts';

/**
 * Plays on alone after a stop (R6): fills the dots beside whatever the stopper has not joined to the rim, until nothing
 * is left to take, and is done.
 */
export class PlayingOut implements Thinker<PointsPosition> {
  readonly effort = { nodes: 1 };

  think(position: PointsPosition, _limits: Limits): Thought {
    const seat = position.turn;
    const expected = -groundedLeadOf(position, 1 - seat);
    const move = expected > leadOf(position, seat) ? this.next(position, 1 - seat) : DONE;
    const values = seat === 0 ? [expected, -expected] : [-expected, expected];
    const chance = expected > 0 ? 1 : expected < 0 ? 0 : 0.5;
    return {
      move,
      line: [move],
      values,
      chances: seat === 0 ? [chance, 1 - chance] : [1 - chance, chance],
      candidates: [{ move, value: expected, chance, nodes: 1, exact: true, atMost: false }],
      nodes: 1,
      milliseconds: 0,
      nodesPerSecond: 0,
      depth: 1,
      exact: true,
    };
  }

  /** An open dot beside a group that is not grounded; one that circles at once where there is one. */
  private next(position: PointsPosition, stopper: number): number {
    const { marks } = position;
    const { stride, dots, size } = position.field;
    const work = position.clone();
    const own = (LIVE | CIRCLED) << stopper;
    const seen = new Uint8Array(size);
    const before = leadOf(position, 1 - stopper);
    let beside = DONE;
    for (const start of dots) {
      if ((marks[start] & own) === 0 || seen[start] === 1) continue;
      const group = [start];
      const edge: number[] = [];
      let grounded = false;
      seen[start] = 1;
      for (const cell of group) {
        for (const next of [cell + 1, cell - 1, cell + stride, cell - stride]) {
          if (!position.isDot(next)) grounded = true;
          else if ((marks[next] & own) !== 0) {
            if (seen[next] === 1) continue;
            seen[next] = 1;
            group.push(next);
          } else if (position.isOpen(next)) edge.push(next);
        }
      }
      if (grounded) continue;
      for (const cell of edge) {
        beside = cell;
        work.play(cell);
        const circles = leadOf(work, 1 - stopper) > before;
        work.undo();
        if (circles) return cell;
      }
    }
    return beside;
  }
}
