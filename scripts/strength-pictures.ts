import { type Strength, strengthsOf } from '@countertop/search';
import { BAR, INK } from './measuring/colours.ts';
import type { MeasuredGame } from './measuring/measured-games.ts';
import { reliabilityPicture } from './measuring/reliability-picture.ts';
import { timePicture } from './measuring/time-picture.ts';

const WIDTH = 640;
const ROW = 24;
const LEFT = 70;
const RIGHT = 210;
const TOP = 40;

/** All that docs/strength.md shows, by the names of the files. */
export function strengthPictures(games: readonly MeasuredGame[]): ReadonlyMap<string, string> {
  return new Map(
    games.flatMap(({ id, name, ladder, levels, doublings, reliability }) => [
      [`strength-${id}.svg`, pictureOf(name, strengthsOf(ladder, levels))] as const,
      ...(doublings.length === 0 ? [] : [[`time-${id}.svg`, timePicture(name, doublings)] as const]),
      ...(reliability === undefined ? [] : [[`reliability-${id}.svg`, reliabilityPicture(name, reliability)] as const]),
    ]),
  );
}

/** The levels of a game: a bar a level, as long as it is above level 1. */
function pictureOf(name: string, strengths: readonly Strength[]): string {
  const most = Math.max(1, ...strengths.map(({ elo }) => elo ?? 0));
  const height = TOP + strengths.length * ROW + 10;
  const rows = strengths.map((strength, index) => {
    const y = TOP + index * ROW;
    const length = ((strength.elo ?? 0) / most) * (WIDTH - LEFT - RIGHT);
    return [
      `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">level ${strength.level}</text>`,
      `<rect x="${LEFT}" y="${y + 3}" width="${Math.max(2, length).toFixed(1)}" height="${ROW - 8}" rx="3" fill="${BAR}"/>`,
      `<text x="${(LEFT + length + 8).toFixed(1)}" y="${y + 15}">${told(strength)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="13" fill="${INK}">
<title>${name}: how far apart the levels are</title>
<text x="${LEFT}" y="22" font-size="15" font-weight="bold">${name}</text>
${rows.join('\n')}
</svg>
`;
}

function told({ step }: Strength): string {
  if (step === undefined) return 'not measured';
  const against = step.against === 'beginner' ? 'a scripted beginner' : `level ${step.against}`;
  return `${Math.round(step.score)} of 100 against ${against}`;
}
