import type { Command, Play } from './commands.ts';
import type { MatchEvent } from './events.ts';

/** The seat of a command or an event; the last two: it is nobody's, or has no such field. */
type Who = number;
const NOBODYS = -1;
const UNSAID = -2;

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
    if (id === undefined) return;
    const who = whoOf(event);
    const first = this.first.get(id);
    if (first === undefined) this.first.set(id, who);
    else if (first !== who) this.others.set(id, (this.others.get(id) ?? new Set()).add(who));
  }

  has(id: string, of: MatchEvent | Command | Play): boolean {
    const first = this.first.get(id);
    if (first === undefined) return false;
    const who = whoOf(of);
    return first === who || (this.others.get(id)?.has(who) ?? false);
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
  return 'seat' in of ? (of.seat ?? NOBODYS) : UNSAID;
}
