import type { Command, Play } from './commands.ts';
import type { MatchEvent } from './events.ts';

/** The commands that have led to events, found by their ids without going through the log. */
export class CarriedOut {
  private readonly keys = new Set<string>();

  constructor(events: readonly MatchEvent[]) {
    for (const event of events) this.add(event);
  }

  add(event: MatchEvent): void {
    if (event.id !== undefined) this.keys.add(keyOf(event.id, event));
  }

  has(id: string, command: Command | Play): boolean {
    return this.keys.has(keyOf(id, command));
  }
}

/** Whether the command has been carried out before: another seat may have chosen the same id. */
export function isCarriedOut(
  { events, owned }: { readonly events: readonly MatchEvent[]; readonly owned: CarriedOut | null },
  command: Command | Play,
): boolean {
  const { id } = command;
  if (id === undefined) return false;
  if (owned !== null) return owned.has(id, command);
  const key = keyOf(id, command);
  return events.some((event) => event.id === id && keyOf(id, event) === key);
}

function keyOf(id: string, of: MatchEvent | Command | Play): string {
  return 'seat' in of ? `${of.seat} ${id}` : ` ${id}`;
}
