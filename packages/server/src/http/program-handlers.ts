import { bad, good, type MatchState, MoveList, seatToMove } from '@countertop/core';
import { type AnswerOf, LONGEST_WAIT } from '@countertop/protocol';
import type { ProgramDesk } from '../people/program-desk.ts';
import type { ConditionDesk } from '../tables/conditions.ts';
import { personal } from '../tables/errand.ts';
import type { Tables } from '../tables/tables.ts';
import type { Handler } from './asked.ts';
import type { WaitingRoom } from './waiting-room.ts';

export interface ProgramParts {
  readonly tables: Tables;
  readonly programs: ProgramDesk;
  readonly waitingRoom: WaitingRoom;
  readonly conditions: ConditionDesk;
}

type Names = 'conditions' | 'setConditions' | 'moves' | 'bots' | 'makeBot' | 'revokeBot' | 'command' | 'events';

/** Routes for programs, and for whoever makes accounts for them. */
export function programHandlers({ tables, programs, waitingRoom, conditions }: ProgramParts): {
  readonly [N in Names]: Handler<N>;
} {
  return {
    conditions: ({ person, table }) => conditions.show(person.id, table),
    setConditions: ({ person, table, body }) => conditions.set(person.id, table, body),
    bots: async ({ person }) => good({ bots: await programs.list(person) }),
    makeBot: ({ person, body }) => programs.make(person, body.name),
    revokeBot: ({ person, parameters }) => programs.revoke(person, parameters.bot ?? ''),
    moves: async ({ table }) => {
      let found: AnswerOf<'moves'> = { ply: 0, seat: null, moves: [] };
      // As an errand, so that nobody is told of what is not on disk.
      const outcome = await tables.run(table, ({ state }) => {
        found = movesIn(state);
        return undefined;
      });
      return outcome.ok ? good(found) : outcome;
    },
    command: async ({ person, table, body: { id, command } }) => {
      const asked = id === undefined ? command : { ...command, id };
      const sent = id === undefined ? undefined : { id, by: person.id };
      const outcome = await tables.run(table, personal({ person: person.id, name: person.name }, asked), sent);
      return outcome.ok ? good({ table, before: outcome.before }) : outcome;
    },
    events: async ({ person, table, query: { from = '0', wait = '0' } }) => {
      const first = Number(from);
      const seconds = Math.min(LONGEST_WAIT, Number(wait));
      const events = await waitingRoom.events(table, person.id, first, seconds * 1_000);
      return events === undefined ? bad('table-unknown') : good({ table, from: first, events });
    },
  };
}

function movesIn(state: MatchState): AnswerOf<'moves'> {
  const { game, position, line } = state;
  const seat = seatToMove(state) ?? null;
  const list = new MoveList();
  if (seat !== null) position.moves(list);
  return { ply: line.length, seat, moves: list.toArray().map((move) => game.write(position, move)) };
}
