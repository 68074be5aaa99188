import { readdirSync, readFileSync } from 'node:fs';

/** What the system says of a process: who began it, and the processor time that it and those have taken who have ended under it. */
function statOf(pid: string): { readonly parent: string; readonly ticks: number } | undefined {
  try {
    // The name in brackets may hold anything.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: fields[1], ticks: fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) };
  } catch {
    return undefined;
  }
}

/** Ticks of a second: what Linux has them at wherever Node runs. */
const TICKS = 100;

/** Seconds of processor that a program and all it has begun have taken so far; 0 where the system does not say. */
export function processorOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const all = numbers().flatMap((each) => {
    const stat = statOf(each);
    return stat === undefined ? [] : [{ pid: each, ...stat }];
  });
  const family = new Set([String(pid)]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const each of all) {
      if (!family.has(each.parent) || family.has(each.pid)) continue;
      family.add(each.pid);
      grown = true;
    }
  }
  return all.reduce((sum, each) => sum + (family.has(each.pid) ? each.ticks : 0), 0) / TICKS;
}

function numbers(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
