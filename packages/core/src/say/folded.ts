/** A text as it is searched for: without the difference between small and large letters, and between е and ё. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
