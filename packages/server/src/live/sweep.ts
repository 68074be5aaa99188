import type { Bus } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import type { Live } from './live.ts';

/** How often the numbers are compared, in milliseconds. */
const EVERY = 2_000;

/** Where several processes share a store, news may go astray between them: one question for all tables that are followed here. */
export class Sweep {
  private callOff: () => void = () => {};
  private running = false;
  private looking = false;

  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
    private readonly live: Live,
    bus: Bus,
  ) {
    bus.subscribe(({ kind }) => {
      if (kind === 'missed' && this.running) void this.look();
    });
  }

  start(): void {
    this.running = true;
    this.lookLater();
  }

  stop(): void {
    this.running = false;
    this.callOff();
  }

  private lookLater(): void {
    this.callOff();
    if (this.running) this.callOff = this.outside.later(EVERY, () => void this.look());
  }

  private async look(): Promise<void> {
    const { followed } = this.live;
    if (!this.looking && followed.size > 0) {
      this.looking = true;
      try {
        for (const [table, events] of await this.store.numbers([...followed.keys()])) this.live.catchUp(table, events);
      } catch (error) {
        this.outside.complain('numbers could not be compared', error);
      }
      this.looking = false;
    }
    this.lookLater();
  }
}
