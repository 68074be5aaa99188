import type { Command } from '@countertop/core';
import type { Request, TableFollower } from '@countertop/protocol';

/** What one who follows a table has asked for, been told and seen. Times are of one clock for everybody. */
export interface History {
  readonly who: string;
  readonly asked: Asked[];
  /** How many events were there for certain, each time that it changed. */
  readonly seen: { readonly at: number; readonly count: number }[];
  /** Every event that was ever shown as certain, by number, as it was first. */
  readonly events: string[];
  /** Looks at the log by other ways. */
  readonly reads: { readonly asked: number; readonly answered: number; readonly count: number }[];
  /** Where what was shown once was something else later. */
  contradiction: string | undefined;
}

export interface Asked {
  readonly id: string;
  readonly command: Command;
  readonly at: number;
  /** When it was known to be done. */
  promised?: number;
  refused?: { readonly at: number; readonly code: string };
}

export function newHistory(who: string): History {
  return { who, asked: [], seen: [], events: [], reads: [], contradiction: undefined };
}

/** Writes down what happens to somebody who follows a table. */
export function record(history: History, table: TableFollower, now: () => number): () => void {
  const known = new Map<string, Asked>();
  let waiting: readonly Request[] = [];
  const offRefusals = table.onRefusal(({ request, problem }) => {
    const asked = known.get(request.id);
    if (asked !== undefined) asked.refused = { at: now(), code: problem.code };
  });
  const look = (): void => {
    const { pending, confirmed } = table;
    for (const request of pending) {
      if (request.kind !== 'command' || known.has(request.id)) continue;
      const asked: Asked = { id: request.id, command: request.command, at: now() };
      known.set(request.id, asked);
      history.asked.push(asked);
    }
    for (const request of waiting) {
      const asked = known.get(request.id);
      if (asked === undefined || pending.includes(request) || asked.refused !== undefined) continue;
      asked.promised ??= now();
    }
    waiting = pending;
    note(history, confirmed?.events ?? [], now());
  };
  const off = table.listen(look);
  look();
  return () => {
    offRefusals();
    off();
  };
}

function note(history: History, events: readonly object[], now: number): void {
  const last = events.length - 1;
  if (last >= 0 && last < history.events.length && textOf(events[last]) !== history.events[last])
    history.contradiction ??= `event ${last}`;
  if (events.length === history.seen.at(-1)?.count) return;
  history.seen.push({ at: now, count: events.length });
  for (let number = history.events.length; number < events.length; number++)
    history.events.push(textOf(events[number]));
}

/** Events are looked at again and again, and never change. */
const spelled = new WeakMap<object, string>();

/** An event in one spelling: whether it comes from memory, from disk or through a schema, its keys stand in one order. */
export function textOf(event: object): string {
  const known = spelled.get(event);
  if (known !== undefined) return known;
  const text = spell(event);
  spelled.set(event, text);
  return text;
}

function spell(event: object): string {
  return JSON.stringify(event, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
