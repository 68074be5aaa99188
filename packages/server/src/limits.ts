import { schema } from '@countertop/core';

const { about, integer, number, object, otherwise, refine } = schema;

const atLeastOne = (usual: number) => otherwise(integer(1, Number.MAX_SAFE_INTEGER), usual);
const positive = (usual: number) =>
  otherwise(
    refine({ ...number, shape: { ...number.shape, minimum: 0 } }, (given) =>
      given > 0 ? undefined : { code: schema.MISFIT },
    ),
    usual,
  );

/** Fields whose group may be left out as a whole. */
export function group<F extends schema.Fields>(fields: F): schema.Schema<schema.ObjectOf<F>> {
  const { check, shape } = object(fields);
  return { shape: { ...shape, default: {} }, check: (value) => check(value ?? {}) };
}

const rate = (burst: number, perSecond: number) =>
  group({
    burst: about('so many at once', atLeastOne(burst)),
    perSecond: about('so many a second from then on', positive(perSecond)),
  });

/** How much anybody may ask of the server. */
export const limitsSchema = group({
  messages: about('messages of one connection', rate(100, 40)),
  talk: about('lines of chat of one person', rate(5, 0.5)),
  attempts: about('attempts to sign in, of one address', rate(20, 0.2)),
  requests: about('requests that change something, of one address', rate(60, 5)),
  programs: about('requests of one bot account', rate(200, 40)),
  perAddress: about('connections of one address (of IPv6: of one network of 64 bits)', atLeastOne(200)),
  shunned: about('seconds without new connections for an address that was cut off for saying too much', atLeastOne(10)),
  connections: about('connections of all', atLeastOne(20_000)),
  backlog: about('bytes that may wait for a slow reader before it is let go', atLeastOne(1_000_000)),
  openTables: about('open tables that nobody has joined, of one person', atLeastOne(20)),
  deserted: about(
    'seconds that an open table stays in the lobby without whoever made it; with days for a move: a week without a change',
    atLeastOne(600),
  ),
  followed: about('tables that one connection follows', atLeastOne(50)),
});

export type Limits = schema.Infer<typeof limitsSchema>;

function usual(): Limits {
  const reading = limitsSchema.check({});
  if (!reading.ok) throw new Error('a limit that does not keep its own schema');
  return reading.value;
}

export const LIMITS: Limits = usual();
