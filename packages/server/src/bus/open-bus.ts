import { within } from '../ops/within.ts';
import type { Outside } from '../outside.ts';
import { StartProblem } from '../start-problem.ts';
import { isShared } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { type Bus, LocalBus } from './bus.ts';
import type { Carrier } from './carrier.ts';
import { SharedBus } from './shared-bus.ts';

export interface BusWish {
  /** `memory`, `postgres` (the store's) or an address of Redis; left out: what goes with the store. */
  readonly bus?: string;
  /** Where the store is kept. */
  readonly store: string;
}

/** For so many milliseconds a server waits for its bus before it serves alone. */
const PATIENCE = 3_000;

/** Opens what the settings name. A bus that is not there yet is tried again and again; meanwhile nobody hears of the others. */
export async function openBus({ bus, store }: BusWish, kept: Store, outside: Outside): Promise<Bus> {
  const isPostgres = isShared(store);
  const address = bus ?? (isPostgres ? 'postgres' : 'memory');
  if (address === 'memory') return new LocalBus();
  if (address === 'postgres' && !isPostgres) throw new StartProblem('bus-without-store');
  // Those who share a store hear each other, and nobody else on the same Redis.
  const channel = `countertop-${await kept.accounts.keepOnce('bus', outside.secret(8))}`;
  const carrier = address === 'postgres' ? await postgresCarrier(store, channel) : await redisCarrier(address, channel);
  const shared = new SharedBus(outside, carrier);
  await within(PATIENCE, shared.whenUp());
  return shared;
}

// Each is loaded where it is used: their clients take memory that a server without them does not have to have.
async function postgresCarrier(address: string, channel: string): Promise<Carrier> {
  const { PostgresCarrier } = await import('./postgres-carrier.ts');
  return new PostgresCarrier(address, channel);
}

async function redisCarrier(address: string, channel: string): Promise<Carrier> {
  const { RedisCarrier } = await import('./redis-carrier.ts');
  return new RedisCarrier(address, channel);
}
