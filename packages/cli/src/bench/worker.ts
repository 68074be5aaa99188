import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@countertop/catalogue';
import { startPosition } from '@countertop/core';
import type { BenchCase } from './cases.ts';
import { measure } from './measure.ts';

/** Measures one case in a thread of its own: no other game has been here, so every call site has seen one class. */
const { bench, runs } = workerData as { readonly bench: BenchCase; readonly runs: number };
const game = await loadGame(bench.game);
if (!game.ok) throw new Error(`no game ${bench.game}`);
const start = startPosition(game.value, bench.options ?? {}, bench.seats);
if (!start.ok) throw new Error(`no start of ${bench.name}: ${start.problem.code}`);
parentPort?.postMessage(measure(start.value.position, bench.playouts, runs));
