import { INK } from './colours.ts';

const WIDTH = 360;
const HEIGHT = 320;
const LEFT = 48;
const BOTTOM = 44;
const TOP = 36;
const RIGHT = 14;

/** A scale of a picture: what is written at which part of it, 0 to 1. */
export interface Scale {
  readonly name: string;
  readonly marks: readonly (readonly [at: number, text: string])[];
}

/** Where on the paper parts of the two scales lie. */
function place(across: number, up: number): readonly [x: string, y: string] {
  const x = LEFT + across * (WIDTH - LEFT - RIGHT);
  const y = HEIGHT - BOTTOM - up * (HEIGHT - BOTTOM - TOP);
  return [x.toFixed(1), y.toFixed(1)];
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  width = 1,
): string {
  const [[x1, y1], [x2, y2]] = [place(...from), place(...to)];
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A dot with its 95 % interval. */
export function dot(across: number, up: number, margin: number, colour: string): string {
  const [x, y] = place(across, up);
  const whisker = line([across, Math.max(0, up - margin)], [across, Math.min(1, up + margin)], colour);
  return `${whisker}<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/>`;
}

export function path(points: readonly (readonly [number, number])[], colour: string): string {
  const drawn = points.map((point) => place(...point).join(',')).join(' ');
  return `<polyline points="${drawn}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

/** Two scales with what is drawn between them. */
export function framed(title: string, about: string, across: Scale, up: Scale, drawn: readonly string[]): string {
  const marks = [
    ...across.marks.map(([at, text]) => {
      const [x] = place(at, 0);
      return `<text x="${x}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${text}</text>`;
    }),
    ...up.marks.map(([at, text]) => {
      const [x, y] = place(0, at);
      return `${line([0, at], [1, at], `${INK}40`)}<text x="${Number(x) - 6}" y="${Number(y) + 4}" text-anchor="end">${text}</text>`;
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="11" fill="${INK}">
<title>${title}: ${about}</title>
<text x="${LEFT}" y="16" font-size="14" font-weight="bold">${title}</text>
<text x="${LEFT}" y="30">${up.name}</text>
<text x="${WIDTH - RIGHT}" y="${HEIGHT - 10}" text-anchor="end">${across.name}</text>
${marks.join('\n')}
${drawn.join('\n')}
</svg>
`;
}
