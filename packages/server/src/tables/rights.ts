import { bad, type Command, good, type Result, type Sitter } from '@countertop/core';
import { isProgram } from '../people/people.ts';
import type { HeldTable } from './held-table.ts';

/** Whoever asks for something: a person. Bots and deadlines are the table's own, and ask in another way. */
export interface Asking {
  readonly person: string;
  readonly name: string;
}

/** How somebody sits at a table: under their own name, and a program as what it is. */
export function sitterOf({ person, name }: Asking): Sitter {
  return { kind: 'person', name, ...(isProgram(person) ? { program: true } : {}) };
}

/**
 * The command as it may be carried out: people speak for their own seats, under their own name, and leave to the table
 * what is the table's. Whether the match allows it is core's to say.
 */
export function allowedCommand(table: HeldTable, asking: Asking, command: Command): Result<Command> {
  switch (command.kind) {
    case 'sit':
      return command.holder.kind === 'bot'
        ? sitBot(table, asking, command)
        : sit(table, asking, { ...command, holder: sitterOf(asking) });
    case 'leave':
    case 'contribute':
    case 'move':
    case 'offer':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'resign':
    case 'give':
      return speaksFor(table, asking, command.seat) ? good(command) : bad('seat-not-yours', { seat: command.seat });
    case 'abort':
      if (command.seat === null) return bad('command-not-yours');
      return speaksFor(table, asking, command.seat) ? good(command) : bad('seat-not-yours', { seat: command.seat });
    case 'draw':
    case 'auto':
    case 'pause':
    case 'resume':
    case 'reveal':
    case 'continue':
      return bad('command-not-yours');
  }
}

function speaksFor(table: HeldTable, { person }: Asking, seat: number): boolean {
  return table.people[seat] === person && table.state.seats[seat]?.holder.kind === 'person';
}

type Sitting = Extract<Command, { kind: 'sit' }>;

function sit(table: HeldTable, asking: Asking, command: Sitting & { readonly holder: Sitter }): Result<Command> {
  const seat = table.state.seats[command.seat];
  // Sent again, core knows it by its id.
  if (speaksFor(table, asking, command.seat)) return good(command);
  if (table.seatsOf(asking.person).length > 0) return bad('seat-yours');
  const person = table.people[command.seat] ?? null;
  // Whoever gets up in the middle of a match may come back, whether a bot sits there meanwhile or nobody.
  const isKept = table.state.startedAt !== null && (person !== null || seat?.standIn === true);
  if (isKept && person !== asking.person) return bad('seat-kept', { seat: command.seat });
  return good(command);
}

function sitBot(table: HeldTable, { person }: Asking, command: Sitting): Result<Command> {
  if (table.deed.host !== person || table.state.startedAt !== null) return bad('host-only');
  return good(command);
}
