import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { used } from './serving-node.ts';
import { Machine, readTrouble } from './trouble.ts';

// A server of the rig, in a process of its own: says where it listens, and does what it is told.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    file: { type: 'string', default: ':memory:' },
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
const { serve } = await import('@countertop/server');

const page = mkdtempSync(join(tmpdir(), 'countertop-rig-'));
writeFileSync(join(page, 'index.html'), '<!doctype html><title>A table</title>');
process.on('exit', () => rmSync(page, { recursive: true, force: true }));

/** As much as anybody wants: what is measured here is not how a flood is held off. */
const FREE = { burst: 1e9, perSecond: 1e9 };

const serving = await serve({
  port: Number(values.port),
  page,
  file: values.file,
  held: Number(values.held),
  heartbeat: Number(values.heartbeat),
  threads: Number(values.threads),
  limits: { messages: FREE, talk: FREE, requests: FREE, perAddress: 100_000, openTables: 100_000 },
  disk: machine.disk,
  ...(values.quiet ? { log: { level: 'silent' } } : {}),
});

process.on('message', (order: { kind?: unknown; trouble?: unknown }) => {
  if (order.kind === 'trouble') machine.suffer(readTrouble(order.trouble));
  else if (order.kind === 'measure') process.send?.(used());
  // A profile is written at the end of a process that ends by itself.
  else void serving.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.(serving.address);
