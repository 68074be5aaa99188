import { Keepsake } from './keepsake.ts';

const keepsake = new Keepsake<string | undefined>('waiting', (kept) => (typeof kept === 'string' ? kept : undefined));

/** The table at which somebody waits for others, and may do something else meanwhile. Small: every screen knows of it. */
class WaitingAt {
  table: string | undefined = $state(keepsake.read());

  begin(table: string): void {
    this.table = table;
    keepsake.keep(table);
  }

  end(table: string): void {
    if (this.table !== table) return;
    this.table = undefined;
    keepsake.keep(undefined);
  }
}

export const waitingAt = new WaitingAt();
