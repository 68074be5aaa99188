import type { Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';

/** How long an answer may take, and how often one is asked for while there is none; in milliseconds. */
const PATIENCE = 3_000;
const AGAIN = 1_000;

/** Whether the store is there at all. Where something could not be kept it is asked; while it is gone, again and again. */
export class StoreWatch {
  isGone = false;
  private asking = false;
  private readonly listeners = new Set<(isGone: boolean) => void>();

  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
  ) {}

  /** Is told when it is gone, and when it is back. */
  listen(listener: (isGone: boolean) => void): void {
    this.listeners.add(listener);
  }

  /** Something could not be kept, or not be read. */
  doubt(): void {
    if (this.asking) return;
    this.asking = true;
    void this.answers().then((there) => {
      this.asking = false;
      this.become(!there);
      if (!there) this.outside.later(AGAIN, () => this.doubt());
    });
  }

  /** Whether it answers in time. */
  answers(): Promise<boolean> {
    return new Promise((tell) => {
      const callOff = this.outside.later(PATIENCE, () => tell(false));
      const end = (there: boolean): void => {
        callOff();
        tell(there);
      };
      this.store.row('').then(
        () => end(true),
        () => end(false),
      );
    });
  }

  private become(isGone: boolean): void {
    if (this.isGone === isGone) return;
    this.isGone = isGone;
    for (const listener of this.listeners) listener(isGone);
  }
}
