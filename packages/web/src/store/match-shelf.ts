import type { KeptMatch } from './kept-match.ts';
import { lineOf, type MatchLine } from './match-line.ts';
import { Shelf } from './shelf.ts';

/** The matches of this device, and a line of each. The line is written with the match; where one is missing it is made. */
export class MatchShelf {
  private readonly whole = new Shelf<KeptMatch>('countertop', 'matches');
  private readonly lines = new Shelf<MatchLine>('countertop-lines', 'lines');

  /** Keeps a match when what has just changed has been seen. */
  keepSoon(id: string, match: () => KeptMatch): void {
    this.lines.keepSoon(id, () => lineOf(match()));
    this.whole.keepSoon(id, match);
  }

  async keep(...all: readonly KeptMatch[]): Promise<void> {
    await Promise.all([this.lines.keep(...all.map(lineOf)), this.whole.keep(...all)]);
  }

  find(id: string): Promise<KeptMatch | undefined> {
    return this.whole.find(id);
  }

  /** All of it, for those who carry it elsewhere. */
  listWhole(): Promise<readonly KeptMatch[]> {
    return this.whole.list();
  }

  /** The latest first. */
  async list(): Promise<readonly MatchLine[]> {
    const [lines, ids] = await Promise.all([this.lines.list(), this.whole.ids()]);
    const there = new Set(ids);
    for (const { id } of lines) there.delete(id);
    if (there.size === 0 && lines.length === ids.length) return lines;
    const found = await Promise.all([...there].map((id) => this.whole.find(id)));
    const made = found.filter((match) => match !== undefined).map(lineOf);
    await this.lines.keep(...made);
    const kept = new Set(ids);
    return [...lines.filter(({ id }) => kept.has(id)), ...made].sort((a, b) => b.touched - a.touched);
  }

  async forget(id: string): Promise<void> {
    await Promise.all([this.lines.forget(id), this.whole.forget(id)]);
  }
}
