/**
 * What each level scored against the one below, level 1 against the scripted beginner. A step that is missing was not
 * measured.
 */
export type Ladder = readonly LadderStep[];

export interface LadderStep {
  readonly level: number;
  readonly against: number | 'beginner';
  /** Per cent of the wins. */
  readonly score: number;
  /** Half of the 95 % interval. */
  readonly plusMinus: number;
  /** 0: not written down. */
  readonly games: number;
}
