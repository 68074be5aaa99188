import { tick } from 'svelte';
import { byKeys } from './by-keys.ts';

/** Whoever goes by the keys is not left nowhere when what had the focus is gone: it goes where things go on. */
export async function catchFocus(to: HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (byKeys() && document.activeElement === document.body) to?.focus({ preventScroll: true });
}
