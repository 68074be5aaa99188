import type { Figure, Line, Sheet, Spot } from './paper.ts';

/** A page as SVG in its true size. */
export function sheetAsSvg({ width, height, figures }: Sheet): string {
  const body = figures.map(drawn).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#ffffff"/>
${body}
</svg>
`;
}

function drawn(figure: Figure): string {
  switch (figure.kind) {
    case 'path': {
      const d = `M${figure.spots.map(at).join('L')}${figure.closed ? 'z' : ''}`;
      return `<path d="${d}"${look(figure.fill, figure.line)}/>`;
    }
    case 'disc': {
      const [x, y] = figure.at;
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(figure.radius)}"${look(figure.fill, figure.line)}/>`;
    }
    case 'text': {
      const [x, y] = figure.at;
      const turn = figure.turned === true ? ` transform="rotate(180 ${short(x)} ${short(y)})"` : '';
      const font = `font-family="Helvetica, Arial, sans-serif" font-size="${short(figure.size)}" text-anchor="middle"`;
      return `<text x="${short(x)}" y="${short(y)}" ${font} fill="${figure.ink}"${turn}>${escaped(figure.text)}</text>`;
    }
  }
}

function look(fill: string | undefined, line: Line | undefined): string {
  let written = ` fill="${fill ?? 'none'}"`;
  if (line !== undefined) {
    written += ` stroke="${line.ink}" stroke-width="${short(line.width)}" stroke-linejoin="round" stroke-linecap="round"`;
    if (line.dash !== undefined) written += ` stroke-dasharray="${short(line.dash)}"`;
  }
  return written;
}

const at = ([x, y]: Spot): string => `${short(x)} ${short(y)}`;

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
