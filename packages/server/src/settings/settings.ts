import { schema } from '@countertop/core';
import { group, limitsSchema } from '../limits.ts';

const { about, integer, matching, object, oneOf, optional, otherwise, text } = schema;

const port = integer(0, 65_535);
const milliseconds = (usual: number) => otherwise(integer(1, 24 * 60 * 60 * 1000), usual);

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * All that can be said to a server before it starts, once: the types, the checks, the flags of `countertop serve`, the
 * variables of the environment, the keys of the config file and the table in docs/operations.md follow from it.
 */
export const settingsSchema = object({
  port: about('where it listens; 0: any port that is free', otherwise(port, 8080)),
  host: about('the address it listens at; 0.0.0.0 or :: for all of the machine’s', otherwise(text(255), '127.0.0.1')),
  store: about(
    'where everything is kept: sqlite:FILE, whose folder is made; postgres://USER:PASSWORD@HOST/DATABASE, for several servers; or memory, which forgets it at the end',
    otherwise(matching(/sqlite:.+|memory|postgres(?:ql)?:\/\/.+/), 'sqlite:data/countertop.sqlite'),
  ),
  bus: about(
    'how several servers on one store hear of each other: redis://HOST, postgres (the store’s own), or memory, where there is only one; left out: postgres on such a store, else memory',
    optional(matching(/memory|postgres|rediss?:\/\/.+/)),
  ),
  page: about('the folder of the built page; left out: the one this program was built with', optional(text())),
  publicAddress: about(
    'the address by which people reach it, for links, passkeys and push: https://table.example',
    optional(matching(/https?:\/\/[^/?#\s@]+/)),
  ),
  trustProxy: about(
    'who in front may say where a request came from: none, a number of proxies, or their addresses and networks with commas',
    otherwise(matching(/none|[1-9]\d?|[0-9a-fA-F.:/, ]+/), 'none'),
  ),
  bots: about(
    'who thinks for bots: this server, or workers alone (countertop worker)',
    otherwise(oneOf('here', 'workers'), 'here'),
  ),
  threads: about('threads that think for bots; left out: one less than there are cores', optional(integer(1, 256))),
  held: about('tables held in memory; others are read when somebody comes', otherwise(integer(1, 10_000_000), 1_000)),
  heartbeat: about('milliseconds between the pings of a connection', milliseconds(15_000)),
  grace: about('milliseconds that a stop may take before what is left is cut off', milliseconds(10_000)),
  log: group({
    level: about('the least that is written', otherwise(oneOf(...LOG_LEVELS), 'info')),
    form: about(
      'one JSON object a line, or lines for people; auto: for people at a terminal',
      otherwise(oneOf('auto', 'json', 'plain'), 'auto'),
    ),
    addresses: about(
      'what of a client’s address is written: nothing, its network (24 bits, of IPv6 48), or all of it',
      otherwise(oneOf('none', 'short', 'full'), 'short'),
    ),
  }),
  metrics: group({
    port: about('serves /metrics on a port of its own; left out: it does not', optional(port)),
    host: about('the address of that port', otherwise(text(255), '127.0.0.1')),
    token: about(
      'serves /metrics on the main port to whoever bears this token, of 16 characters or more',
      optional(matching(/[\x21-\x7e]{16,200}/)),
    ),
  }),
  limits: limitsSchema,
});

export type Settings = schema.Infer<typeof settingsSchema>;

/** Settings that are not to be shown. */
export const SECRET: ReadonlySet<string> = new Set(['metrics.token']);

/** An address without the password that may stand in it. */
export function withoutPassword(address: string): string {
  return address.replace(/(:\/\/[^\s/@:"]*:)[^\s@"]*@/g, '$1…@');
}
