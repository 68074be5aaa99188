let last = false;

addEventListener('keydown', () => (last = true), true);
addEventListener('pointerdown', () => (last = false), true);

/** Whether somebody goes by the keys just now: only they want a cursor to come to them. */
export function byKeys(): boolean {
  return last;
}
