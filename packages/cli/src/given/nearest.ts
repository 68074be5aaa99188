/** The word that was probably meant, or undefined where none is near. */
export function nearest(given: string, words: readonly string[]): string | undefined {
  if (given.length > 40) return undefined;
  const low = given.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const word of words) {
    const away = low.length > 1 && word.startsWith(low) ? 0 : distance(low, word.toLowerCase());
    if (away < least) {
      least = away;
      best = word;
    }
  }
  return best;
}

/** A sentence to append, with the blank before it; empty where nothing is near. */
export function didYouMean(given: string, words: readonly string[], prefix = ''): string {
  const word = nearest(given, words);
  return word === undefined ? '' : ` Did you mean ${prefix}${word}?`;
}

/** How many letters must be put in, taken out, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
