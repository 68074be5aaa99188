import { NO, UNSURE, YES } from './endgame-answers.ts';
import type { EndgameSurvey } from './endgame-survey.ts';
import type { Standing } from './standing.ts';

/**
 * Sees how the last tiles come out, one of White's and then one of Black's, where that does not depend on the places they take.
 * Higher is always better (R7), so all that counts is whether Black's tile fits above a certain level.
 */
export class EndgameGlance {
  /** The levels asked about in the last glance, a set of bits, and the tiles asked about on level 2. */
  asked = 0;
  ground = 0;
  private readonly survey: EndgameSurvey;
  private readonly standing: Standing;
  /** By seat: the tiles left. */
  private readonly left: Int32Array;

  constructor(survey: EndgameSurvey, standing: Standing, left: Int32Array) {
    this.survey = survey;
    this.standing = standing;
    this.left = left;
  }

  /** Whether White, who is to move, reaches the aim. */
  atLastTwo(aim: number): number {
    this.begin();
    return this.outlook(this.levelOfWhite(), aim, false);
  }

  /** The same before Black lays a tile on the table, if it does not matter where. */
  beyondTable(tile: number, aim: number): number {
    const { left, standing } = this;
    this.begin();
    left[1] ^= 1 << tile;
    standing.add(1, 1, 1);
    const level = this.levelOfWhite();
    const result = this.outlook(level, aim, true);
    // Black's tile may make room for White's.
    const steady = level > 1 || result === UNSURE || this.outlook(2, aim, true) === result;
    standing.add(1, 1, -1);
    left[1] ^= 1 << tile;
    return steady ? result : UNSURE;
  }

  private begin(): void {
    this.asked = 0;
    this.ground = 0;
  }

  private levelOfWhite(): number {
    let level = this.survey.top + 1;
    while (level > 1 && !this.fits(this.left[0], level)) level--;
    return level;
  }

  /** With White's tile on a level. `open`: of a tile on the table it is not known where it lies. */
  private outlook(level: number, aim: number, open: boolean): number {
    const { survey } = this;
    const top = Math.max(survey.top, level);
    const harmless = this.highestHarmless(level, top + 1, aim);
    if (harmless === 0) return NO;
    let result = YES;
    for (let above = top + 1; above > harmless; above--) {
      const fits = this.fits(this.left[1], above);
      if (fits && above !== level) return NO;
      // White's tile may cover all that fits beside it, and with another one carry a third.
      const unsteady = fits || (above === level + 1 && survey.tilesOn[level] > 0) || (open && above === 2);
      if (unsteady) result = UNSURE;
    }
    return result;
  }

  /** The highest level on which Black's tile would still leave White the aim; 0 if there is none. */
  private highestHarmless(level: number, most: number, aim: number): number {
    const { standing } = this;
    standing.add(0, level, 1);
    let harmless = most;
    while (harmless > 0 && standing.worst(most, harmless, 0) < aim) harmless--;
    standing.add(0, level, -1);
    return harmless;
  }

  private fits(tile: number, level: number): boolean {
    this.asked |= 1 << level;
    if (level === 2) this.ground |= tile;
    return level <= this.survey.top + 1 && (this.survey.fits(level) & tile) !== 0;
  }
}
