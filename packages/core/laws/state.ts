import { Log } from '../src/game/log.ts';
import type { Position } from '../src/game/position.ts';

/**
 * All the state of a position as plain data, to be compared bit by bit. What a position shares with its clone is a
 * table that never changes, so it is left out here (and watched by `sharedState`). Histories end at their top.
 */
export function ownState(position: Position, { history = true } = {}): unknown {
  return copyOwn(position, position.clone(), history);
}

/** The tables that a position and its clone have in common. */
export function sharedState(position: Position): unknown[] {
  const shared: unknown[] = [];
  collectShared(position, position.clone(), shared);
  return shared.map((table) => structuredClone(plain(table, new Set())));
}

function copyOwn(value: unknown, twin: unknown, history: boolean): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Log) return history ? Array.from(value.items.subarray(0, value.top)) : undefined;
  if (value === twin) return undefined;
  if (value instanceof DataView) return new Uint8Array(value.buffer).slice();
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  if (Array.isArray(value)) return value.map((item, i) => copyOwn(item, (twin as unknown[] | undefined)?.[i], history));
  const copy: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    if (!name.startsWith('scratch')) copy[name] = copyOwn(item, (twin as Record<string, unknown>)?.[name], history);
  }
  return copy;
}

function collectShared(value: unknown, twin: unknown, shared: unknown[]): void {
  if (typeof value !== 'object' || value === null || value instanceof Log) return;
  if (value === twin) {
    shared.push(value);
    return;
  }
  if (ArrayBuffer.isView(value) || typeof twin !== 'object' || twin === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (!name.startsWith('scratch')) collectShared(item, (twin as Record<string, unknown>)[name], shared);
  }
}

/** Without functions and cycles, so that it can be cloned. */
function plain(value: unknown, seen: Set<unknown>): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (seen.has(value)) return undefined;
  seen.add(value);
  if (value instanceof Map || value instanceof Set) return [...value].map((item) => plain(item, seen));
  if (Array.isArray(value)) return value.map((item) => plain(item, seen));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item, seen)]));
}
