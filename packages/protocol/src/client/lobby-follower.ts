import type { ClientFrame, ServerFrameOf } from '../frames.ts';
import type { TableSummary } from '../table.ts';

/** The public tables, as long as somebody looks at them. */
export class LobbyFollower {
  private readonly known = new Map<string, TableSummary>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly send: (frame: ClientFrame) => void) {}

  get tables(): readonly TableSummary[] {
    return [...this.known.values()];
  }

  /** Looks at the lobby until it is called off. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.send({ kind: 'lobby', watch: true });
    return () => {
      if (this.listeners.delete(listener) && this.listeners.size === 0) this.send({ kind: 'lobby', watch: false });
    };
  }

  /** The connection is there again. */
  resume(): void {
    if (this.listeners.size > 0) this.send({ kind: 'lobby', watch: true });
  }

  take(frame: ServerFrameOf<'lobby'> | ServerFrameOf<'lobby-change'>): void {
    if (frame.kind === 'lobby') {
      this.known.clear();
      for (const summary of frame.tables) this.known.set(summary.table, summary);
    } else if (frame.summary.status === 'over') this.known.delete(frame.summary.table);
    else this.known.set(frame.summary.table, frame.summary);
    for (const listener of this.listeners) listener();
  }
}
