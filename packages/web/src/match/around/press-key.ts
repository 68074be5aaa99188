import type { TableMatch } from '../running/table-match.ts';

/** What the keys do in a match, wherever nothing is written. */
export function pressKey(match: TableMatch, event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
    event.preventDefault();
    if (key === 'y' || event.shiftKey) match.redo();
    else match.undo();
  }
  if (event.key === 'Escape') match.ahead?.choose(undefined);
  // The board has the arrows while it is focused; else they go through the match.
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest('.board') !== null) return;
  const to = { ArrowLeft: match.ply - 1, ArrowRight: match.ply + 1, Home: 0, End: match.plies }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  match.look(to);
}
