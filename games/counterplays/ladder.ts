/**
 * What each level scored against the one below, level 1 against the scripted beginner: per cent of the wins with the 95 %
 * interval, and in how many games (0: not written down). A step that is missing was not measured.
 * From docs/strength.md: nothing measured yet.
 */
export const ladder: readonly {
  readonly level: number;
  readonly against: number | 'beginner';
  readonly score: number;
  readonly plusMinus: number;
  readonly games: number;
}[] = [];
