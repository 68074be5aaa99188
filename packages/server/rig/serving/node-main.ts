import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServeOptions } from '../../src/serve.ts';
import { used } from './serving-node.ts';
import { Machine, readTrouble } from './trouble.ts';

// A server of the rig, in a process of its own: says where it listens, and does what it is told.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    file: { type: 'string', default: ':memory:' },
    // In place of a file: a store that several share, and how they hear of each other.
    store: { type: 'string' },
    bus: { type: 'string' },
    bots: { type: 'string', default: 'here' },
    // Does what happens by itself, and nobody connects to it.
    worker: { type: 'boolean', default: false },
    held: { type: 'string', default: '1000' },
    heartbeat: { type: 'string', default: '15000' },
    threads: { type: 'string', default: '1' },
    trouble: { type: 'string', default: '{}' },
    // A planted fault, to see that it is found.
    forgets: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

// Before the server is loaded: whoever reads the clock when it begins reads this one.
const machine = new Machine(values.forgets);
machine.suffer(readTrouble(JSON.parse(values.trouble)));
const { serve } = await import('../../src/serve.ts');
const { work } = await import('../../src/work.ts');

const page = mkdtempSync(join(tmpdir(), 'countertop-rig-'));
writeFileSync(join(page, 'index.html'), '<!doctype html><title>A table</title>');
process.on('exit', () => rmSync(page, { recursive: true, force: true }));

/** As much as anybody wants: what is measured here is not how a flood is held off. */
const FREE = { burst: 1e9, perSecond: 1e9 };

const options: ServeOptions = {
  port: Number(values.port),
  page,
  ...(values.store === undefined ? { file: values.file } : { store: values.store }),
  ...(values.bus === undefined ? {} : { bus: values.bus }),
  bots: values.bots === 'workers' ? 'workers' : 'here',
  held: Number(values.held),
  heartbeat: Number(values.heartbeat),
  threads: Number(values.threads),
  limits: { messages: FREE, talk: FREE, requests: FREE, perAddress: 100_000, openTables: 100_000 },
  disk: machine.disk,
  ...(values.quiet ? { log: { level: 'silent' } } : {}),
};
const serving = values.worker ? { address: 'nowhere', ...(await work(options)) } : await serve(options);

process.on('message', (order: { kind?: unknown; trouble?: unknown }) => {
  if (order.kind === 'trouble') machine.suffer(readTrouble(order.trouble));
  else if (order.kind === 'measure') process.send?.(used());
  // A profile is written at the end of a process that ends by itself.
  else void serving.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.(serving.address);
