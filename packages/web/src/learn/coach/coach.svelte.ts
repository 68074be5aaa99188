import { CHANCE, type Ply, type Position } from '@countertop/core';
import { Asker, type Opinion, STRONGEST } from '@countertop/search';
import type { TableMatch } from '../../match/running/table-match.ts';
import { workers } from '../../thinking/workers.ts';

/** The coach sees as far as the strongest level, in a fraction of its time. */
const NODES = 2000;

/** Looks over the player's shoulder: what they just played, and what there is to see now. */
export class Coach {
  /** The opinion on the person's last move. */
  played: { readonly ply: Ply; readonly opinion: Opinion | undefined } | undefined = $state.raw();
  /** The opinion on the position in which the person is to move. */
  ahead: { readonly position: Position; readonly opinion: Opinion | undefined } | undefined = $state.raw();
  looking = $state(false);
  private look: Promise<void> | undefined;
  private readonly asker = new Asker(workers);
  private closed = false;

  constructor(private readonly match: TableMatch) {}

  /** Looks at whatever is new. To be called whenever the match has changed. */
  follow(): Promise<void> {
    this.look ??= this.lookAtAll().finally(() => {
      this.look = undefined;
    });
    return this.look;
  }

  /** Suggests what the coach would play itself, so that nobody is blamed later for having followed. */
  async suggest(): Promise<void> {
    const { match } = this;
    const { position } = match.state;
    match.hint = 'thinking';
    await this.follow();
    if (match.state.position !== position) return;
    const opinion = this.ahead?.position === position ? this.ahead.opinion : undefined;
    const best = opinion?.best;
    match.hint = best === undefined ? 'none' : best;
  }

  close(): void {
    this.closed = true;
    this.asker.dismiss();
  }

  private async lookAtAll(): Promise<void> {
    this.looking = true;
    for (let look = this.next(); look !== undefined && !this.closed; look = this.next()) await look();
    this.looking = false;
  }

  /** What to look at next: first what was played, then what lies ahead. */
  private next(): (() => Promise<void>) | undefined {
    const { line, seats, position } = this.match.state;
    const at = line.findLastIndex(({ actor }) => actor !== CHANCE && seats[actor]?.holder.kind === 'person');
    const ply = line[at];
    if (ply !== undefined && this.played?.ply !== ply) {
      return async () => {
        this.played = { ply, opinion: await this.ask(at, [ply.text]) };
      };
    }
    if (this.match.person !== undefined && this.ahead?.position !== position) {
      return async () => {
        this.ahead = { position, opinion: await this.ask(line.length, []) };
      };
    }
    return undefined;
  }

  private async ask(plies: number, about: readonly string[]): Promise<Opinion | undefined> {
    const inquiry = { who: STRONGEST, seed: 1, about, nodes: NODES };
    const opinion = await this.asker.judge(this.match.scene(plies), inquiry);
    return opinion.ok ? opinion.value : undefined;
  }
}
