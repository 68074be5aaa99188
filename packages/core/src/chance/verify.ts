import type { Game } from '../game/game.ts';
import { CHANCE } from '../game/position.ts';
import { readMove, readScene, startPosition } from '../scene/record.ts';
import type { SentScene } from '../scene/scene.ts';
import { bad, good, type Result } from '../schema/problem.ts';
import { anything, list, object, oneOf, optional, plain, refused, text } from '../schema/schema.ts';
import { commitmentOf, type FairPledge, type FairSecret, fairDraw, isContribution, readSecret } from './fair.ts';

/** A draw that is not the one that seed and contributions give. */
export interface WrongDraw {
  /** Which draw, from 0. */
  readonly draw: number;
  /** Which move of the record, from 0. */
  readonly ply: number;
  readonly given: string;
  readonly wanted: string;
}

export interface Verification {
  /** How many draws were recomputed. */
  readonly draws: number;
  readonly wrong: readonly WrongDraw[];
}

/**
 * Recomputes every draw of a finished match from its record (see matchRecord): `chance` must hold the commitment, the
 * contributions and the published seed. All wrong draws are told, not only the first.
 */
export function verifyDraws(game: Game, record: unknown): Result<Verification> {
  const scene = readScene(record);
  if (!scene.ok) return scene;
  const chance = readChance((record as { chance?: unknown }).chance, scene.value);
  if (!chance.ok) return chance;
  const { secret, pledge } = chance.value;
  if (commitmentOf(secret) !== pledge.commitment) return bad('fair-commitment', { commitment: pledge.commitment });

  const start = startPosition(game, scene.value.options, scene.value.seats, scene.value.setup);
  if (!start.ok) return start;
  const { position } = start.value;
  const wrong: WrongDraw[] = [];
  let draws = 0;
  for (const [ply, text] of scene.value.moves.entries()) {
    const move = readMove(game, position, text);
    if (!move.ok) return bad(move.problem.code, { ...move.problem.data, ply });
    if (position.actor === CHANCE) {
      const wanted = fairDraw(game, position, secret, pledge.contributions, draws);
      if (wanted.move !== move.value) {
        wrong.push({ draw: draws, ply, given: game.write(position, move.value), wanted: wanted.text });
      }
      draws++;
    }
    position.play(move.value);
  }
  return good({ draws, wrong });
}

/** What a record says of its draws: the form only. */
const pledgeSchema = refused(
  object({ kind: oneOf('fair'), commitment: text(), contributions: list(anything), seed: optional(anything) }),
  'fair-missing',
);

function readChance(value: unknown, { seats }: SentScene): Result<{ secret: FairSecret; pledge: FairPledge }> {
  const pledge = plain(pledgeSchema.check(value));
  if (!pledge.ok) return pledge;
  const { commitment, seed } = pledge.value;
  const contributions = pledge.value.contributions.filter((given) => given === '' || isContribution(given));
  if (contributions.length !== pledge.value.contributions.length || contributions.length !== seats) {
    return bad('fair-contributions', { seats });
  }
  if (seed === null || seed === undefined) return bad('fair-unrevealed');
  const secret = readSecret(seed);
  return secret.ok ? good({ secret: secret.value, pledge: { commitment, contributions } }) : secret;
}
