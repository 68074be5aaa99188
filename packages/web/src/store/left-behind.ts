import type { Kept } from './shelf.ts';

/**
 * What a page was still writing into the browser's database when it was left. The browser may break such a write off, and a page that is
 * being left cannot wait for it; but it can leave a copy in localStorage, which is written at once, for the next page to take up.
 */
export class LeftBehind<T extends Kept> {
  private readonly prefix: string;

  /** `shelf` tells whose things these are. */
  constructor(shelf: string) {
    this.prefix = `${shelf}-left.`;
  }

  leave(things: Iterable<T>): void {
    try {
      for (const thing of things) localStorage.setItem(this.prefix + thing.id, JSON.stringify(thing));
    } catch {
      // Where storage is forbidden or full, the database alone must do.
    }
  }

  list(): readonly T[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(this.prefix))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as T);
    } catch {
      return [];
    }
  }

  drop(id: string): void {
    try {
      localStorage.removeItem(this.prefix + id);
    } catch {
      // There is none.
    }
  }
}
