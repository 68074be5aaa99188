import { type Move, scramble } from '@countertop/core';
import { dependsOnAll, type EndgameGround, tilesLookedFor } from './endgame-ground.ts';
import type { EndgameSurvey } from './endgame-survey.ts';
import { EndgameTable, NO_MOVE } from './endgame-table.ts';

const BUCKETS = 1 << 13;
const WAYS = 8;

/**
 * What an endgame has found out and holds on other tables, too: what lies above the table is the same, and so is that on the
 * table on which the result depends. The keys are of what lies above the table, of the hands and of the question.
 */
export class EndgamePatterns {
  /** What the entry that was found last depends on. */
  ground = 0;
  private readonly survey: EndgameSurvey;
  private readonly zones: EndgameGround;
  private readonly keys = new Int32Array(2 * BUCKETS);
  /** By key: on what results depend, the one that served last first; -1 where there are no more. */
  private readonly grounds = new Int32Array(WAYS * BUCKETS).fill(-1);
  private readonly table = new EndgameTable(1 << 16);

  constructor(survey: EndgameSurvey, zones: EndgameGround) {
    this.survey = survey;
    this.zones = zones;
  }

  forget(): void {
    this.grounds.fill(-1);
    this.table.forget();
  }

  /** The entry for the position, or 0. */
  find(low: number, high: number): number {
    const start = this.startOf(low, high);
    if (start < 0) return 0;
    this.survey.lookAtTwo();
    return this.probe(start, low, high, NO_MOVE);
  }

  /** The entry for the position after a placement on the table, or 0. The keys are those after it, but nothing has been laid. */
  foresee(low: number, high: number, move: Move): number {
    const start = this.startOf(low, high);
    if (start < 0) return 0;
    this.survey.lookAtTwo();
    return this.survey.foresee(move) ? this.probe(start, low, high, move) : 0;
  }

  store(low: number, high: number, ground: number, result: number, asked: number): void {
    if (dependsOnAll(ground)) return;
    const { grounds, keys, survey } = this;
    const bucket = bucketOf(low, high);
    const start = WAYS * bucket;
    if (keys[2 * bucket] !== low || keys[2 * bucket + 1] !== high) {
      keys[2 * bucket] = low;
      keys[2 * bucket + 1] = high;
      grounds.fill(-1, start, start + WAYS);
    }
    let at = start;
    while (at < start + WAYS - 1 && grounds[at] !== ground && grounds[at] >= 0) at++;
    this.bringForward(start, at, ground);
    survey.lookAtTwo();
    survey.takePrint(tilesLookedFor(ground), this.zones.tilesOf(ground));
    const key = scramble(ground);
    this.table.store(low ^ survey.low ^ key, high ^ survey.high ^ key, NO_MOVE, result, asked, ground);
  }

  private startOf(low: number, high: number): number {
    const bucket = bucketOf(low, high);
    if (this.keys[2 * bucket] !== low || this.keys[2 * bucket + 1] !== high) return -1;
    return this.grounds[WAYS * bucket] < 0 ? -1 : WAYS * bucket;
  }

  private probe(start: number, low: number, high: number, next: Move): number {
    const { grounds, survey, zones } = this;
    for (let i = start; i < start + WAYS && grounds[i] >= 0; i++) {
      const ground = grounds[i];
      const tiles = tilesLookedFor(ground);
      const around = zones.tilesOf(ground);
      if (next === NO_MOVE) survey.takePrint(tiles, around);
      else if (!survey.takePrintAfter(next, tiles, around)) continue;
      const key = scramble(ground);
      const entry = this.table.find(low ^ survey.low ^ key, high ^ survey.high ^ key);
      if (entry === 0) continue;
      this.bringForward(start, i, ground);
      this.ground = ground;
      return entry;
    }
    return 0;
  }

  private bringForward(start: number, at: number, ground: number): void {
    this.grounds.copyWithin(start + 1, start, at);
    this.grounds[start] = ground;
  }
}

function bucketOf(low: number, high: number): number {
  return (low ^ (high >>> 7)) & (BUCKETS - 1);
}
