import type { Command, Play } from './commands.ts';
import type { MatchEvent } from './events.ts';

/** The seat of a command or an event, if it has one. */
type Who = number | null | undefined;

/** The commands that have led to events, found by their ids without going through the log. */
export class CarriedOut {
  /** By id, who has used it first; and others who have chosen the same one, which is rare. */
  private readonly first = new Map<string, Who>();
  private readonly others = new Map<string, Set<Who>>();

  constructor(events: readonly MatchEvent[]) {
    for (const event of events) this.add(event);
  }

  add(event: MatchEvent): void {
    const { id } = event;
    if (id === undefined || this.has(id, event)) return;
    if (!this.first.has(id)) this.first.set(id, whoOf(event));
    else this.others.set(id, (this.others.get(id) ?? new Set()).add(whoOf(event)));
  }

  has(id: string, of: MatchEvent | Command | Play): boolean {
    if (!this.first.has(id)) return false;
    const who = whoOf(of);
    return this.first.get(id) === who || (this.others.get(id)?.has(who) ?? false);
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
  const who = whoOf(command);
  return events.some((event) => event.id === id && whoOf(event) === who);
}

function whoOf(of: MatchEvent | Command | Play): Who {
  return 'seat' in of ? of.seat : undefined;
}
