import type { Words } from '@countertop/core';

/** English: what values are counted in, and the reasons for moves of Points. */
export const brainWords: Words = {
  points: 'points ahead',
  circles: 'circles {count}',
  frees: 'frees {count} circled',
  saves: 'saves {count}',
  ladder: 'starts a ladder that works for {count}',
  prevents: 'keeps {count} from being forced',
  allows: 'lets {count} be circled by force',
  double: 'threatens in two places, {count} at least in one',
  threatens: 'threatens to circle {count}',
  grounds: 'joins {count} to the rim',
  encloses: 'walls off {count} dots',
  cuts: 'cuts',
  connects: 'connects',
  extends: 'extends a chain',
  enters: 'enters a free area and loses {count}',
  fills: 'fills a free area of its own for nothing',
  'stop-wins': 'stops and wins by {count}',
  'stop-keeps': 'stops and loses nothing',
  'stop-gives': 'stops and gives {count} away',
  'done-all': 'nothing is left to take',
  'done-leaves': 'leaves {count} that can be taken',
};
