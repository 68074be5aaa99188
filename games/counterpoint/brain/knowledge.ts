import { type Move, NOBODY, type Random } from '@countertop/core';
import { type Candidates, type Knowledge, logistic, type Remainder } from '@countertop/search';
import type { CounterpointPosition } from '../rules/position.ts';
import { STAGE } from '../rules/state.ts';
import { Careful } from './careful.ts';
import { Choices } from './choices.ts';
import { addOutlook } from './outlook.ts';
import { outlookWeights } from './outlook-weights.ts';
import { pointsLeft, remainder } from './remainder.ts';
import { writeLeads } from './standing.ts';

/** By vacancies: the lead whose owner wins 73 % of the games. */
const scales = Array.from({ length: 49 }, (_, vacancies) => logistic(0.3 * Math.sqrt(Math.max(1, vacancies))));

/** What is known about good play. Values are expected leads in points. */
export class CounterpointKnowledge implements Knowledge<CounterpointPosition> {
  readonly bound: number = 100;
  readonly remainder: Remainder<CounterpointPosition> = remainder;
  private readonly careful = new Careful();
  private readonly choices = new Choices();

  evaluate(position: CounterpointPosition, values: Float64Array): void {
    for (let seat = 0; seat < position.seats; seat++) values[seat] = position.score(seat);
    // Before the reserves are dealt all seats have the same outlook.
    if (position.actor !== NOBODY && position.stage >= STAGE.place) {
      addOutlook(position, outlookWeights(position.seats), values);
    }
    writeLeads(position, values, values);
  }

  chances(position: CounterpointPosition, values: Float64Array, chances: Float64Array): void {
    // The fewer spaces, the less can still happen to a lead.
    scales[Math.min(position.vacancies, scales.length - 1)](position, values, chances);
  }

  candidates(position: CounterpointPosition, list: Candidates): void {
    this.choices.list(position, list);
  }

  playoutMove(position: CounterpointPosition, random: Random): Move {
    return this.careful.choose(position, random);
  }

  range(position: CounterpointPosition, seat: number, range: Float64Array): void {
    const lead = remainder.banked(position, seat);
    const most = pointsLeft(position);
    range[0] = lead - most;
    range[1] = lead + most;
  }
}
