import { type GameRecord, type LineRemarks, schema } from '@countertop/core';
import { isOther, type SgfExtras, type SgfGame, type SgfOther } from './sgf.ts';

/** A game of a file as a record, with what the file says about it beside. */
export function sgfRecord({
  record,
  names,
  remarks,
  result,
  event,
  date,
  others,
}: SgfGame): GameRecord & Record<string, unknown> {
  const source = {
    ...(event ? { event } : {}),
    ...(date ? { date } : {}),
    ...(result ? { result } : {}),
    ...(others.length > 0 ? { others } : {}),
  };
  return {
    ...record,
    ...(names.some((name) => name !== '') ? { players: names.map((name) => ({ kind: 'person', name })) } : {}),
    ...remarks,
    ...(Object.keys(source).length > 0 ? { source } : {}),
  };
}

/** What a record says for a file. Names and origin that are not of the expected form are left out: they are not the game. */
export function sgfExtras(record: Readonly<Record<string, unknown>>): SgfExtras {
  const own = (from: unknown, key: string): unknown =>
    typeof from === 'object' && from !== null && Object.hasOwn(from, key)
      ? (from as Record<string, unknown>)[key]
      : undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const players = own(record, 'players');
  const source = own(record, 'source');
  return {
    names: [text(own(own(players, '0'), 'name')), text(own(own(players, '1'), 'name'))],
    event: text(own(source, 'event')),
    date: text(own(source, 'date')),
    result: text(own(source, 'result')),
    others: othersIn(own(source, 'others')),
    remarks: remarksIn(record),
  };
}

/** What a file said that nobody here understands, as far as it can stand in one again. */
function othersIn(kept: unknown): readonly SgfOther[] {
  const read = schema.list(otherSchema).check(kept ?? []);
  return read.ok ? read.value.filter(({ name, values }) => isOther(name) && values.length > 0) : [];
}

const otherSchema = schema.object({ after: schema.count, name: schema.text(20), values: schema.list(schema.text()) });

/** What a study says beside the moves. It is looked at where it is written. */
function remarksIn(record: Readonly<Record<string, unknown>>): LineRemarks {
  const keys = ['comments', 'glyphs', 'variations'].filter((key) => Object.hasOwn(record, key));
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
