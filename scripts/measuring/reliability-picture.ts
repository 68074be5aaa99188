import { BAR, INK, PALE } from './colours.ts';
import { dot, framed, line, path } from './frame.ts';
import type { Reliability, Row } from './reliability.ts';

const MARKS = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => [at, String(at)] as const);

/** What was said against what came of it: on the diagonal both are the same. Pale as it was said, dark as it is shown. */
export function reliabilityPicture(name: string, { raw, shown, games }: Reliability): string {
  const points = (rows: readonly Row[]) => rows.filter((row) => row.games > 0);
  const along = (rows: readonly Row[]) => points(rows).map(({ said, came }) => [said, came] as const);
  return framed(
    name,
    'chances as they are shown, and games that were won',
    { name: 'chance as shown (pale: as the search said it)', marks: MARKS },
    { name: `games won, of ${games}`, marks: MARKS },
    [
      line([0, 0], [1, 1], INK),
      path(along(raw), PALE),
      ...points(shown).map(({ said, came, plusMinus }) => dot(said, came, plusMinus, BAR)),
    ],
  );
}
