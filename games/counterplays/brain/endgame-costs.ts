/** What was long ago counts little: plies further up change what is cheap. */
const FADING = 0.7;

/** How many positions each way of looking for a good placement has lately cost for every one it found. */
export class EndgameCosts {
  private readonly spent: Float64Array;
  private readonly found: Float64Array;

  constructor(ways: number) {
    this.spent = new Float64Array(ways);
    this.found = new Float64Array(ways);
    this.begin();
  }

  begin(): void {
    this.spent.fill(1);
    this.found.fill(1);
  }

  of(way: number): number {
    return this.spent[way] / this.found[way];
  }

  learn(way: number, positions: number, found: boolean): void {
    this.spent[way] = FADING * this.spent[way] + positions + 1;
    this.found[way] = FADING * this.found[way] + Number(found);
  }
}
