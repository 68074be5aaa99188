import { COLOURS } from './colours.ts';
import { countOf } from './heap.ts';

/**
 * By the contents of a reserve of at most four: how many colours it has, and above them which, two bits each. One look where finding them out would take
 * ten steps, and few of its places are ever looked at.
 */
export const RESERVE_COLOURS: Uint16Array<ArrayBuffer> = new Uint16Array((4 << 12) + 1);
for (let contents = 0; contents < RESERVE_COLOURS.length; contents++) {
  let colours = 0;
  let count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (countOf(contents, colour) > 0) colours |= colour << (3 + 2 * count++);
  }
  RESERVE_COLOURS[contents] = colours | count;
}
