/**
 * Counters that lie together, in one integer: four bits a colour from the lowest on, and above them how many they are
 * together. One counter is a heap too, so moving counters is adding and subtracting.
 */
export type Heap = number;

const SIZE_AT = 16;

export function oneCounter(colour: number): Heap {
  return (1 << SIZE_AT) | (1 << (colour << 2));
}

export function countOf(heap: Heap, colour: number): number {
  return (heap >> (colour << 2)) & 15;
}

export function sizeOf(heap: Heap): number {
  return heap >> SIZE_AT;
}

/** What lies there without how much it is together, which follows. */
export function contentsOf(heap: Heap): number {
  return heap & ((1 << SIZE_AT) - 1);
}

/** Bit set of the colours in a heap that has less than eight of each. */
export function coloursOf(heap: Heap): number {
  // One bit a colour, in bits 0, 4, 8 and 12; the product moves them together without any carry.
  const some = (heap | (heap >> 1) | (heap >> 2)) & 0x1111;
  return (Math.imul(some, 0x1248) >> 12) & 15;
}

/** Whether some colour is not in the heap at all. */
export function lacksColour(heap: Heap): boolean {
  return ((heap - 0x1111) & ~heap & 0x8888) !== 0;
}
