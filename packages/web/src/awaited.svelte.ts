import { wasOnline } from './store/was-online.ts';

/** How many matches of the server wait for a move from here. Asked without any of the code of online play. */
class Awaited {
  count = $state(0);

  async look(): Promise<void> {
    // Who has never played there is not made a guest by being asked after.
    if (!wasOnline.read() || document.hidden) return;
    try {
      const answer = await fetch('/api/me/waiting', { credentials: 'same-origin' });
      if (answer.ok) this.show(Number(((await answer.json()) as { waiting?: unknown }).waiting));
    } catch {
      // Without a network it stays as it was.
    }
  }

  private show(count: number): void {
    this.count = Number.isSafeInteger(count) ? count : 0;
    // Where the page is kept as an app, its icon says it as well.
    if (!('setAppBadge' in navigator)) return;
    void (this.count > 0 ? navigator.setAppBadge(this.count) : navigator.clearAppBadge()).catch(() => {});
  }
}

export const awaited = new Awaited();
