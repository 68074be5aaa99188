import type { MatchEvent } from '@countertop/core';
import { type Asked, type History, textOf } from './history.ts';

/** Refusals that do not say whether something happened: the disk failed, perhaps after it had written. */
const DOUBTFUL: ReadonlySet<string> = new Set(['store-failed', 'server-fault']);

/**
 * Whether a match was linearizable: what everybody was promised and saw can be put into one order, that of the log, which
 * agrees with what came before what in time. Gives what is wrong, each in a few words.
 */
export function check(log: readonly MatchEvent[], histories: readonly History[]): string[] {
  const texts = log.map(textOf);
  const numbers = numbersById(log);
  return [
    ...histories.flatMap((history) => [...promises(history, numbers), ...sights(history, texts)]),
    ...order(histories, numbers),
    ...staleness(histories, numbers),
  ];
}

function numbersById(log: readonly MatchEvent[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const { id, number } of log) if (id !== undefined) numbers.set(id, [...(numbers.get(id) ?? []), number]);
  return numbers;
}

/** What was promised is in the log once; what was refused is not; and nothing is twice. */
function promises({ who, asked }: History, numbers: ReadonlyMap<string, readonly number[]>): string[] {
  return asked.flatMap(({ id, command: { kind }, promised, refused }) => {
    const times = numbers.get(id)?.length ?? 0;
    if (promised !== undefined && times !== 1)
      return [`${who} was promised a ${kind}, which is ${times} times in the log`];
    if (times > 1) return [`a ${kind} of ${who} is ${times} times in the log`];
    if (refused !== undefined && times > 0 && !DOUBTFUL.has(refused.code))
      return [`${who} was refused a ${kind} (${refused.code}), which is in the log`];
    return [];
  });
}

/** What somebody was shown is the beginning of the log, and never became less. */
function sights({ who, events, seen, contradiction }: History, texts: readonly string[]): string[] {
  const faults: string[] = [];
  const wrong = events.findIndex((text, number) => text !== texts[number]);
  if (wrong >= 0) faults.push(`${who} was shown another event ${wrong} than the log has`);
  if (contradiction !== undefined) faults.push(`${who} was shown two different things: ${contradiction}`);
  const last = seen.at(-1)?.count ?? 0;
  if (last !== texts.length) faults.push(`${who} has ${last} events of ${texts.length}`);
  return faults;
}

/** What was promised before another was asked for stands before it in the log. */
function order(histories: readonly History[], numbers: ReadonlyMap<string, readonly number[]>): string[] {
  const placed = histories.flatMap(({ asked }) =>
    asked.flatMap((each): (Asked & { number: number })[] => {
      const number = numbers.get(each.id)?.[0];
      return number === undefined ? [] : [{ ...each, number }];
    }),
  );
  const answered = placed
    .filter(({ promised }) => promised !== undefined)
    .sort((a, b) => (a.promised ?? 0) - (b.promised ?? 0));
  const faults: string[] = [];
  let next = 0;
  let latest = -1;
  for (const { at, number, command } of placed.toSorted((a, b) => a.at - b.at)) {
    for (; next < answered.length && (answered[next].promised ?? 0) < at; next++)
      latest = Math.max(latest, answered[next].number);
    if (number < latest)
      faults.push(`a ${command.kind} is event ${number}, and event ${latest} was promised before it was asked for`);
  }
  return faults;
}

/** Whoever asks anew, at whatever node, sees at least what anybody had seen, read or been promised by then. */
function staleness(histories: readonly History[], numbers: ReadonlyMap<string, readonly number[]>): string[] {
  const known = histories
    .flatMap(({ seen, reads, asked }) => [
      ...seen,
      ...reads.map(({ answered, count }) => ({ at: answered, count })),
      ...asked.flatMap(({ id, promised }) =>
        promised === undefined ? [] : [{ at: promised, count: (numbers.get(id)?.[0] ?? -1) + 1 }],
      ),
    ])
    .sort((a, b) => a.at - b.at);
  return histories.flatMap(({ who, reads }) =>
    reads.flatMap(({ asked, count }) => {
      let most = 0;
      for (const each of known) {
        if (each.at >= asked) break;
        most = Math.max(most, each.count);
      }
      return count < most ? [`${who} read ${count} events where ${most} were known`] : [];
    }),
  );
}

/** How far a stamp may be from when something was asked for and promised, in milliseconds. */
const OFF = 1_000;

/** Moves are stamped between the moment they were asked for and the moment they were promised. `apart`: how far clocks are. */
export function checkStamps(log: readonly MatchEvent[], histories: readonly History[], apart = 0): string[] {
  const off = OFF + apart;
  const asked = new Map(histories.flatMap((history) => history.asked.map((each) => [each.id, each] as const)));
  return log.flatMap(({ id, at, number }) => {
    const by = id === undefined ? undefined : asked.get(id);
    if (by === undefined) return [];
    if (at < by.at - off) return [`event ${number} is stamped ${by.at - at} ms before it was asked for`];
    const { promised } = by;
    return promised !== undefined && at > promised + off
      ? [`event ${number} is stamped ${at - promised} ms after it was promised`]
      : [];
  });
}

/** No message holds a seed before it is published, or anything that only one person knows. */
export function checkOutbound(sent: readonly string[], seeds: readonly string[], secrets: readonly string[]): string[] {
  return sent.flatMap((text) => [
    ...seeds.flatMap((seed) =>
      text.includes(seed) && !new RegExp(`"kind":"revealed"[^{}]*"seed":"${seed}"`).test(text)
        ? [`a seed left the server before its time: ${text.slice(0, 80)}`]
        : [],
    ),
    ...secrets.flatMap((secret) => (text.includes(secret) ? [`somebody’s secret left: ${text.slice(0, 80)}`] : [])),
  ]);
}
