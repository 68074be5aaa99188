import { arriving } from './arriving.svelte.ts';
import { nextTask } from './design/after-frame.ts';

/**
 * A long screen that is drawn piece by piece from its top, each a task of its own: what is seen first stands first, and a slow phone
 * answers meanwhile. The screen is complete when the last one stands.
 */
export class Piecemeal {
  /** How many pieces stand. */
  count = $state(1);
  private readonly pieces: number;

  constructor(pieces: number) {
    this.pieces = pieces;
    void arriving.until(this.drawRest());
  }

  get complete(): boolean {
    return this.count >= this.pieces;
  }

  private async drawRest(): Promise<void> {
    while (!this.complete) {
      await nextTask();
      this.count++;
    }
  }
}
