import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

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
  return familyOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

/**
 * Gives a program and all it has begun the same weight as this process has: Linux weighs sessions against each other, and each process of
 * PostgreSQL is one of its own. Where it does not, or may not be told, nothing happens.
 */
export function weighAlike(pid: number | undefined): void {
  try {
    const [, own] = /nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8')) ?? [];
    if (own === undefined) return;
    for (const { pid: each } of familyOf(pid)) writeFileSync(`/proc/${each}/autogroup`, own);
  } catch {
    // As it is.
  }
}

interface Process {
  readonly pid: string;
  readonly parent: string;
  readonly ticks: number;
}

function familyOf(pid: number | undefined): readonly Process[] {
  if (pid === undefined) return [];
  const all = numbers().flatMap((each): Process[] => {
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
  return all.filter((each) => family.has(each.pid));
}

function numbers(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
