import type { Link, LinkEvents } from '@countertop/protocol';
import type { Person } from '../src/store/store.ts';
import type { ServerProcess, Site } from './server-process.ts';

/** What the net hears: everything that leaves a server for a client. */
export type Wiretap = (text: string) => void;

/** Dials any server that lives. Frames take their time, overtake each other, come twice or not at all; links break. */
export function dial(
  site: Site,
  person: Person,
  events: LinkEvents,
  tap: Wiretap,
  change: (text: string) => string,
): Link {
  const { world, faults, processes } = site;
  const server: ServerProcess = world.pick(processes.filter(({ role }) => role !== 'worker'));
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    forget();
    if (server.alive) session?.end();
    world.later(world.between(0, 50), () => events.closed());
  };
  const forget = server.mourn(close);
  const carry = (act: () => void): void => {
    const { lost, doubled, late, broken } = faults();
    if (world.chance(broken)) {
      world.tell('a link breaks');
      close();
      return;
    }
    if (world.chance(lost)) return;
    const times = world.chance(doubled) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      world.later(world.chance(late) ? world.between(500, 20_000) : world.between(5, 80), () => {
        if (open && server.alive) act();
      });
    }
  };
  const session = server.alive
    ? server.heart.live.accept(person, {
        buffered: 0,
        lag: world.between(0, 700),
        send: (text) => {
          tap(text);
          carry(() => events.heard(change(text)));
        },
        close: () => world.later(1, close),
        drop: () => world.later(1, close),
      })
    : undefined;
  world.later(world.between(5, 100), () => {
    if (session === undefined) close();
    else if (open) events.opened();
  });
  return {
    send: (text) => {
      if (open) carry(() => session?.hear(text));
    },
    close: () => {
      if (!open) return;
      open = false;
      forget();
      if (server.alive) session?.end();
    },
  };
}
