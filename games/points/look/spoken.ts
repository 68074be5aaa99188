import type { BoardProps, Move } from '@countertop/core';
import { writeBoardCell } from '../rules/notation.ts';
import { type PointsPosition, STOP } from '../rules/position.ts';

type Props = BoardProps<PointsPosition>;

/** What came of a move. The page says the move itself. */
export function happenings({
  position,
  last,
  names,
  text,
}: Pick<Props, 'position' | 'last' | 'names' | 'text'>): string[] {
  if (last === undefined) return [];
  const said: string[] = [];
  for (const [seat, name] of names.entries()) {
    const count = position.score(seat) - last.before.score(seat);
    if (count > 0) said.push(text('said-circled', { name, count }));
    if (count < 0) said.push(text('said-freed', { name, count: -count }));
  }
  if (last.move === STOP && position.stopper !== undefined) said.push(stopped(position.stopper, names, text));
  return said;
}

export function stopped(stopper: number, names: Props['names'], text: Props['text']): string {
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
