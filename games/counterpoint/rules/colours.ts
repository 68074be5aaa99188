/** The four colours, numbered in this order everywhere; a counter is known by its colour alone. */
export const COLOURS = [
  { letter: 'y', name: 'yellow' },
  { letter: 'b', name: 'blue' },
  { letter: 'g', name: 'green' },
  { letter: 'r', name: 'red' },
] as const;

export const YELLOW = 0;

/** Counters of each colour (R1). */
export const EACH = 12;
export const COUNTERS = EACH * COLOURS.length;

/** The colour that a letter stands for, or undefined. */
export function colourNamed(letter: string): number | undefined {
  const colour = COLOURS.findIndex((each) => each.letter === letter);
  return colour === -1 ? undefined : colour;
}
