/** Readable on light and on dark paper. */
export const INK = '#7d6f5d';
export const BAR = '#b5533c';
export const PALE = '#c9a27f';
