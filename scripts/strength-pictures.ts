import { readFile } from 'node:fs/promises';
import { games } from '@countertop/catalogue';
import { levelsOf, type Strength, strengthsOf } from '@countertop/search';

const WIDTH = 640;
const ROW = 24;
const LEFT = 70;
const RIGHT = 210;
const TOP = 40;
/** Readable on light and on dark paper. */
const INK = '#7d6f5d';
const BAR = '#b5533c';

/** The levels of every game as a picture, by the name of its file: a bar a level, as long as it is above level 1. */
export async function strengthPictures(): Promise<ReadonlyMap<string, string>> {
  const pictures = await Promise.all(
    games.map(async ({ id, loadGuide }) => {
      const guide = await loadGuide();
      const ladder = (await guide?.ladder?.()) ?? [];
      return [`strength-${id}.svg`, pictureOf(await nameOf(id), strengthsOf(ladder, levelsOf(guide)))] as const;
    }),
  );
  return new Map(pictures);
}

async function nameOf(id: string): Promise<string> {
  const readme = await readFile(new URL(`../games/${id}/README.md`, import.meta.url), 'utf8');
  return /^# (.*)$/m.exec(readme)?.[1] ?? id;
}

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
