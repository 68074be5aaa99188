import { type Game, good, MoveList, type Result, replay } from '@countertop/core';
import type { BotQuestion, Thinking } from '../src/bots/thinking.ts';
import type { Bus, BusMessage } from '../src/bus/bus.ts';
import { createHeart, type Heart } from '../src/heart.ts';
import type { Outside } from '../src/outside.ts';
import { type Disk, diskOf, type Process } from './disk.ts';
import type { Faults } from './faults.ts';
import type { World } from './world.ts';

/** What all processes of a world have in common. */
export interface Site {
  readonly world: World;
  readonly disk: Disk;
  readonly games: ReadonlyMap<string, Game>;
  readonly faults: () => Faults;
  readonly isShared: boolean;
  readonly processes: ServerProcess[];
  /** The table, when there is one, and others, at which nothing happens. */
  table: string | undefined;
  readonly others: string[];
}

/** What a process does: people connect to nodes; a worker only does what happens by itself, and thinks for bots. */
export type Role = 'all' | 'node' | 'worker';

/** A server: the real heart, in a process that may die at any time and is then started again, with another clock. */
export class ServerProcess implements Process {
  alive = true;
  readonly heart: Heart;
  private readonly hearers = new Set<(message: BusMessage) => void>();
  private readonly onDeath = new Set<() => void>();

  constructor(
    private readonly site: Site,
    readonly name: string,
    readonly role: Role = 'all',
  ) {
    const { world, disk, games, faults } = site;
    const skew = world.between(-faults().skew, faults().skew);
    const outside: Outside = {
      now: () => world.time + skew,
      afterTurn: (act) => this.later(0, act),
      later: (milliseconds, act) => this.later(milliseconds, act),
      secret: (bytes) => world.hex(bytes),
      complain: (what) => world.tell(`${name} complains: ${what}`),
    };
    this.heart = createHeart({
      outside,
      store: diskOf(disk, world, this, faults),
      bus: this.bus(),
      isShared: site.isShared,
      // Few, so that tables leave memory where there are others, and come back.
      held: 2,
      game: async (id): Promise<Result<Game>> => {
        const game = games.get(id);
        return game === undefined ? { ok: false, problem: { code: 'game-unknown' } } : good(game);
      },
      ...(role === 'node' ? {} : { thinking: this.thinking() }),
      limits: { messages: { burst: 1e6, perSecond: 1e6 }, talk: { burst: 1e6, perSecond: 1e6 } },
    });
    void this.heart.start().catch(() => this.crash('at its start'));
    this.suffer();
  }

  /** What may happen to a process at any moment that has nothing to do with what people ask of it. */
  private suffer(): void {
    const { world, faults, table, others } = this.site;
    const { tables } = this.heart;
    if (table !== undefined && world.chance(faults().breakdowns)) {
      void tables.run(table, () => {
        throw new Error('planted');
      });
    }
    if (world.chance(faults().crowds)) for (const other of others) tables.find(other).catch(() => {});
    this.later(world.between(1_000, 3_000), () => this.suffer());
  }

  /** Does so if the process still lives then. */
  private later(milliseconds: number, act: () => void): () => void {
    return this.site.world.later(milliseconds, () => {
      if (this.alive) act();
    });
  }

  /** Ends at once; another is started in its place a little later. */
  crash(why: string): void {
    if (!this.alive) return;
    const { world, processes } = this.site;
    world.tell(`${this.name} dies ${why}`);
    this.alive = false;
    for (const act of this.onDeath) act();
    const place = processes.indexOf(this);
    world.later(world.between(50, 3_000), () => {
      world.tell(`${this.name} is back`);
      processes[place] = new ServerProcess(this.site, this.name, this.role);
    });
  }

  /** Is told when the process ends. */
  mourn(act: () => void): () => void {
    this.onDeath.add(act);
    return () => this.onDeath.delete(act);
  }

  hear(message: BusMessage): void {
    for (const hearer of this.hearers) hearer(message);
  }

  /** Own news at once; those of others late, in any order, or never. */
  private bus(): Bus {
    return {
      isUp: true,
      close: async () => {},
      publishHere: (message) => this.hear(message),
      publish: (message) => {
        const { world, processes, faults } = this.site;
        this.hear(message);
        for (const other of processes) {
          const { unheard, echoed, delayed } = faults();
          if (other === this || world.chance(unheard)) continue;
          const times = world.chance(echoed) ? 2 : 1;
          for (let time = 0; time < times; time++) {
            world.later(world.chance(delayed) ? world.between(500, 10_000) : world.between(0, 300), () => {
              if (other.alive) other.hear(message);
            });
          }
        }
      },
      subscribe: (hear) => {
        this.hearers.add(hear);
        return () => this.hearers.delete(hear);
      },
    };
  }

  private thinking(): Thinking {
    const { world } = this.site;
    return {
      size: 2,
      think: (question) =>
        new Promise((told, failed) => {
          const { thoughtless, slowWitted } = this.site.faults();
          const fails = world.chance(thoughtless);
          this.later(world.chance(slowWitted) ? world.between(5_000, 30_000) : world.between(5, 1_500), () => {
            if (fails) failed(new Error('planted'));
            else told(good({ move: this.anyMove(question), chances: [0.5, 0.5], exact: false }));
          });
        }),
      close: () => {},
    };
  }

  private anyMove({ scene }: BotQuestion): string | undefined {
    const game = this.site.games.get(scene.game);
    const played = game && replay(game, scene);
    if (game === undefined || played?.ok !== true || played.position.actor < 0) return undefined;
    const list = new MoveList();
    played.position.moves(list);
    return game.write(played.position, list.moves[this.site.world.random.below(list.length)]);
  }
}
