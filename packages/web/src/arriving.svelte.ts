import { tick } from 'svelte';

/** What the screen has asked for and does not show yet. `main` tells when nothing is left. */
class Arriving {
  /** Whether all that was asked for is shown. */
  none = $state(true);
  private left = 0;

  /** Counts until what was asked for is shown, and what that asks for in turn. */
  async until(shown: Promise<unknown>): Promise<void> {
    this.left++;
    this.none = false;
    try {
      await shown;
      await tick();
    } finally {
      this.left--;
      this.none = this.left === 0;
    }
  }
}

export const arriving = new Arriving();
