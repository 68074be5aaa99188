/** How fast things happen by themselves, in milliseconds: slow enough to be seen, quick enough not to be waited for. */
export interface Pace {
  /** Before draw number `row` of an unbroken row of draws. */
  draw(row: number): number;
  /** A bot takes at least this long. */
  readonly bot: number;
}

export const SEEN: Pace = { draw: (row) => (row === 0 ? 420 : row < 4 ? 300 : 150), bot: 500 };
/** For those who want no motion: one step after the other, without a show. */
export const AT_ONCE: Pace = { draw: () => 0, bot: 0 };
