/** Whether a reason speaks for the move that has it, against it, or is true and neither praise nor blame. */
export type Tone = 'for' | 'against' | 'idle';

/** Why a move is good or bad: a code and what it is about, like a Problem. Sentences are made at the edge. */
export interface Reason {
  readonly code: string;
  readonly tone: Tone;
  readonly data?: Readonly<Record<string, string | number>>;
}

/** Makes the reasons of a game, given the tone of every code: a code without one does not compile. */
export function toned<Code extends string>(
  tones: Readonly<Record<Code, Tone>>,
): (code: Code, data?: Reason['data']) => Reason {
  return (code, data) => ({ code, tone: tones[code], ...(data === undefined ? {} : { data }) });
}
