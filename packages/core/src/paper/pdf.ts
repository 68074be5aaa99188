import type { Figure, Line, Sheet, Spot } from './paper.ts';

const POINTS_A_MILLIMETRE = 72 / 25.4;
/** How far the handles of four curves that make a circle stand off. */
const ROUND = 0.5523;
/** Width of Helvetica's letters in thousandths of its size: digits and capitals on average; good enough to centre labels. */
const LETTER_WIDTHS: Readonly<Record<string, number>> = {
  ' ': 278,
  '.': 278,
  i: 222,
  j: 222,
  l: 222,
  I: 278,
  m: 833,
  w: 722,
  W: 944,
  M: 833,
};
const LETTER_WIDTH = 556;

/** Pages as one PDF document in true size: plain text, so it can be written anywhere. */
export function sheetsAsPdf(sheets: readonly Sheet[]): string {
  const pages = sheets.map((_, index) => `${4 + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${pages.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const [index, sheet] of sheets.entries()) {
    const { width, height } = sheet;
    const size = `0 0 ${short(width * POINTS_A_MILLIMETRE)} ${short(height * POINTS_A_MILLIMETRE)}`;
    const resources = '<< /Font << /F 3 0 R >> >>';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${size}] /Resources ${resources} /Contents ${5 + 2 * index} 0 R >>`,
    );
    const stream = content(sheet);
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
}

/** PDF counts upward from the lower left: one turn of the axes, and millimetres stay millimetres. */
function content({ height, figures }: Sheet): string {
  const k = short(POINTS_A_MILLIMETRE);
  const begin = `1 j 1 J ${k} 0 0 -${k} 0 ${short(height * POINTS_A_MILLIMETRE)} cm`;
  return [begin, ...figures.map(drawn)].join('\n');
}

function drawn(figure: Figure): string {
  switch (figure.kind) {
    case 'path': {
      const [first, ...others] = figure.spots;
      const steps = [`${at(first)} m`, ...others.map((spot) => `${at(spot)} l`)];
      if (figure.closed) steps.push('h');
      return painted(steps.join(' '), figure.fill, figure.line);
    }
    case 'disc':
      return painted(circle(figure.at, figure.radius), figure.fill, figure.line);
    case 'text': {
      const [x, y] = figure.at;
      const half = widthOf(figure.text, figure.size) / 2;
      // Letters stand upright again.
      const matrix = figure.turned === true ? `-1 0 0 1 ${short(x + half)}` : `1 0 0 -1 ${short(x - half)}`;
      const text = figure.text.replace(/[\\()]/g, '\\$&');
      return `BT ${colour(figure.ink)} rg /F ${short(figure.size)} Tf ${matrix} ${short(y)} Tm (${text}) Tj ET`;
    }
  }
}

function painted(path: string, fill: string | undefined, line: Line | undefined): string {
  const words: string[] = [];
  if (fill !== undefined) words.push(`${colour(fill)} rg`);
  if (line !== undefined) {
    const dash = line.dash === undefined ? '[]' : `[${short(line.dash)}]`;
    words.push(`${colour(line.ink)} RG ${short(line.width)} w ${dash} 0 d`);
  }
  const paint = fill === undefined ? 'S' : line === undefined ? 'f' : 'B';
  return `${words.join(' ')} ${path} ${paint}`;
}

function circle([x, y]: Spot, radius: number): string {
  const handle = radius * ROUND;
  const arc = (...spots: readonly Spot[]) => `${spots.map(at).join(' ')} c`;
  return [
    `${at([x + radius, y])} m`,
    arc([x + radius, y + handle], [x + handle, y + radius], [x, y + radius]),
    arc([x - handle, y + radius], [x - radius, y + handle], [x - radius, y]),
    arc([x - radius, y - handle], [x - handle, y - radius], [x, y - radius]),
    arc([x + handle, y - radius], [x + radius, y - handle], [x + radius, y]),
    'h',
  ].join(' ');
}

function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += LETTER_WIDTHS[letter] ?? LETTER_WIDTH;
  return (width * size) / 1000;
}

function colour(ink: string): string {
  const part = (from: number) => short(Number.parseInt(ink.slice(from, from + 2), 16) / 255);
  return `${part(1)} ${part(3)} ${part(5)}`;
}

const at = ([x, y]: Spot): string => `${short(x)} ${short(y)}`;

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
