/** What there is to do once a match is over; what is left out is not offered. */
export interface Onward {
  /** The same again with the seats moved on by one, against bots so many levels higher. */
  readonly again?: (levelsUp: number) => void;
  /** The address of the tournament that it is played for. */
  readonly tournament?: string;
  /** The address of the analysis board with this match on it. */
  readonly analyse?: string;
}
