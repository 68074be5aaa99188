import type { Move } from '../game/position.ts';
import { brief } from '../schema/brief.ts';
import { bad, problem, type Result } from '../schema/problem.ts';
import {
  about,
  count,
  type Infer,
  MISFIT,
  named,
  nullable,
  object,
  optional,
  plain,
  variant,
} from '../schema/schema.ts';
import { contribution, gift, offer, seat, word } from './fields.ts';
import { sitterSchema } from './holder.ts';
import { declineReason } from './weigh-offer.ts';

const answer = object({ seat, offer });

/**
 * What somebody wants to happen. Who may send which is settled before: whoever runs the match sees to it that a person
 * speaks for their own seat only, and that `auto`, `pause`, `resume`, `reveal`, `continue`, an abort without a seat and
 * sitting bots come from itself.
 */
export const commandSchema = named(
  'command',
  variant(
    {
      sit: object({ seat, holder: sitterSchema, contribution: optional(contribution) }),
      leave: object({ seat }),
      contribute: object({ seat, contribution }),
      move: object({
        seat,
        move: word,
        ply: about(
          'The number of moves that stood when the seat decided; refused if that has changed.',
          optional(count),
        ),
      }),
      draw: about(
        'A draw made by hand, from a real bag or pile; only in a match with local chance.',
        object({ move: word }),
      ),
      auto: about('The move of a seat that is out.', object({ move: word })),
      offer: answer,
      accept: answer,
      decline: object({ seat, offer, why: optional(declineReason) }),
      withdraw: answer,
      resign: object({ seat }),
      give: about('Adds to the time of another seat.', object({ seat, to: seat, milliseconds: gift })),
      pause: object({}),
      resume: object({}),
      abort: object({ seat: nullable(seat) }),
      reveal: object({ seed: word }),
      continue: object({ match: word }),
    },
    {
      common: { id: about('Chosen by the sender, so that sending it again is harmless.', optional(word)) },
      unknownKind: (given) => problem('command-kind', { given: brief(given) }),
    },
  ),
);

export type Command = Infer<typeof commandSchema>;
export type CommandKind = Command['kind'];

/**
 * A move from within, where it is a number already, and known to be legal: a board's, not the net's. It is written once,
 * for its event, and read once, when that is folded.
 */
export interface Play {
  readonly kind: 'play';
  readonly id?: string;
  readonly seat: number;
  readonly move: Move;
}

/** A command from the net or a file. */
export function readCommand(value: unknown): Result<Command> {
  const reading = commandSchema.check(value);
  if (reading.ok || reading.problem.code !== MISFIT) return plain(reading);
  const [field] = reading.path;
  if (field === undefined) return bad('command-not-object');
  const { kind } = value as Command;
  return bad('command-field', { kind, field });
}
