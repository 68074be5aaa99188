import type { LoadAnswer, LoadTask } from './load.ts';
import { carryOut } from './load-tasks.ts';

// Whoever uses the server that is measured: in a process of its own, one task after the other.
process.on('message', (task: LoadTask) => {
  carryOut(task).then(
    (answer) => process.send?.({ ok: true, answer } satisfies LoadAnswer),
    (error: unknown) => process.send?.({ ok: false, why: String(error) } satisfies LoadAnswer),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
