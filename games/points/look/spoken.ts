import type { BoardProps, Move } from '@countertop/core';
import { writeBoardCell } from '../rules/notation.ts';
import type { PointsPosition } from '../rules/position.ts';

type Props = BoardProps<PointsPosition>;

/** Who has stopped, and who goes on. */
export function stoppedLabel(stopper: number, names: Props['names'], text: Props['text']): string {
  return text('stopped', { stopper: names[stopper] ?? '', name: names[1 - stopper] ?? '' });
}

/** A dot as the cursor finds it. */
export function dotLabel(
  { position, names, text }: Pick<Props, 'position' | 'names' | 'text'>,
  cell: Move,
  { isLast, freeShown }: { isLast: boolean; freeShown: boolean },
): string {
  const owner = position.ownerAt(cell);
  const by = position.circledBy(cell);
  const data = { cell: writeBoardCell(position, cell), by: by === undefined ? '' : (names[by] ?? '') };
  if (owner !== undefined) {
    const key = by !== undefined ? 'point-circled' : isLast ? 'point-last' : 'point';
    return text(key, { ...data, name: names[owner] ?? '' });
  }
  if (by !== undefined) return text('empty-circled', { ...data, name: data.by });
  const free = freeShown ? position.freeFor(cell) : undefined;
  return free === undefined ? text('empty', data) : text('empty-free', { ...data, name: names[free] ?? '' });
}
