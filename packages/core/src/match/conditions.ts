import { CHANCE, NOBODY } from '../game/position.ts';
import { readMove } from '../scene/record.ts';
import { bad, good, type Result } from '../schema/problem.ts';
import { about, count, type Infer, list, named, object, refine, text } from '../schema/schema.ts';
import { type MatchState, seatToMove } from './state.ts';

/** As many lines, and as long ones, as anybody thinks ahead. */
export const CONDITION_LIMITS = { lines: 50, moves: 60 } as const;

/**
 * "If they play this, I play that": ways that the match may go from some point on, moves of all seats in notation. While what is
 * played follows one of them, the seat's answers are played for it.
 */
export const conditionsSchema = named(
  'conditions',
  object({
    ply: about('How many moves stood when they were made: the lines begin there.', count),
    lines: refine(list(refine(list(text(200)), (moves) => tooLong(moves.length, CONDITION_LIMITS.moves))), (lines) =>
      tooLong(lines.length, CONDITION_LIMITS.lines),
    ),
  }),
);
export type Conditions = Infer<typeof conditionsSchema>;

function tooLong(given: number, most: number) {
  return given > most ? { code: 'conditions-too-many', data: { given, most } } : undefined;
}

/** Conditions that a seat can set now: every line legal from here on, ended by an answer, and with one answer to each move. */
export function checkConditions(state: MatchState, seat: number, { ply, lines }: Conditions): Result<Conditions> {
  if (state.seats[seat] === undefined) return bad('seat-unknown', { seat });
  if (state.result !== null) return bad('match-over');
  if (state.startedAt === null) return bad('not-started');
  const { kind } = state.created.clock;
  if (kind !== 'days' && kind !== 'none') return bad('conditions-live');
  if (ply !== state.line.length) return bad('move-stale', { ply: state.line.length });
  const checked: string[][] = [];
  const answers = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const read = readLine(state, seat, line);
    if (!read.ok) return bad(read.problem.code, { ...read.problem.data, line: index + 1 });
    for (const { after, answer } of read.value.answers) {
      if ((answers.get(after) ?? answer) !== answer)
        return bad('conditions-two-answers', { line: index + 1, move: answer });
      answers.set(after, answer);
    }
    if (read.value.moves.length > 0) checked.push(read.value.moves);
  }
  return good({ ply, lines: checked });
}

/** A line through the checked door, without what comes after its last answer. */
function readLine({ game, position }: MatchState, seat: number, line: readonly string[]) {
  const at = position.clone();
  const moves: string[] = [];
  const answers: { readonly after: string; readonly answer: string }[] = [];
  let others = false;
  let kept = 0;
  for (const given of line) {
    // What will be drawn nobody knows: there is no "if" beyond it.
    if (at.actor === CHANCE) return bad('conditions-chance', { move: given.slice(0, 40) });
    if (at.actor === NOBODY) return bad('match-over');
    const move = readMove(game, at, given);
    if (!move.ok) return move;
    const written = game.write(at, move.value);
    if (at.actor !== seat) others = true;
    else if (others) {
      answers.push({ after: moves.join(' '), answer: written });
      kept = moves.length + 1;
    }
    moves.push(written);
    at.play(move.value);
  }
  return good({ moves: moves.slice(0, kept), answers });
}

/** What is left of conditions when the match has come to this: the lines that it still follows. Null: none. */
export function conditionsLeft(state: MatchState, { ply, lines }: Conditions): Conditions | null {
  const played = state.line.slice(ply).map(({ text: each }) => each);
  if (state.result !== null || state.line.length < ply) return null;
  const left = lines.filter((line) => line.length > played.length && played.every((each, at) => each === line[at]));
  return left.length === 0 ? null : { ply, lines: left };
}

/** What the seat to move has said it would play now; undefined: nothing. Its own first move is its own to make. */
export function conditionalMove(state: MatchState, seat: number, conditions: Conditions): string | undefined {
  if (seatToMove(state) !== seat) return undefined;
  const played = state.line.slice(conditions.ply);
  if (!played.some(({ actor }) => actor !== seat)) return undefined;
  return conditionsLeft(state, conditions)?.lines[0]?.[played.length];
}
