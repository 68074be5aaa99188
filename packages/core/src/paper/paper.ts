/** Sheets to print and cut: figures in millimetres from the upper left corner. See svg.ts and pdf.ts for what becomes of them. */

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Paper>>;
export type PaperName = keyof typeof PAPERS;

/** What printers leave white. */
export const PAPER_MARGIN = 10;

export type Spot = readonly [x: number, y: number];

export interface Line {
  /** Like `#3a2f24`. */
  readonly ink: string;
  readonly width: number;
  /** Length of dashes and gaps; missing: unbroken. */
  readonly dash?: number;
}

export type Figure =
  | {
      readonly kind: 'path';
      readonly spots: readonly Spot[];
      readonly closed: boolean;
      readonly fill?: string;
      readonly line?: Line;
    }
  | { readonly kind: 'disc'; readonly at: Spot; readonly radius: number; readonly fill?: string; readonly line?: Line }
  | {
      readonly kind: 'text';
      /** The middle of the text on its base line. */
      readonly at: Spot;
      /** Height of the letters' body. Plain letters and digits only: every printer has those. */
      readonly size: number;
      readonly text: string;
      readonly ink: string;
      /** Upside down, for the one who sits opposite. */
      readonly turned?: boolean;
    };

/** One page. */
export interface Sheet extends Paper {
  readonly figures: readonly Figure[];
}

/** What can be printed for a game: a mat, tiles, cards … */
export interface Printable {
  /** What it is called stands under this key in the section `sheets` of the game's words. */
  readonly id: string;
  pages(paper: Paper): readonly Sheet[];
}

export function sideways({ width, height }: Paper): Paper {
  return { width: height, height: width };
}

export function segment(from: Spot, to: Spot, line: Line): Figure {
  return { kind: 'path', spots: [from, to], closed: false, line };
}

export function box(
  [x, y]: Spot,
  width: number,
  height: number,
  look: { readonly fill?: string; readonly line?: Line },
): Figure {
  const spots: Spot[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { kind: 'path', spots, closed: true, ...look };
}

/** The lines of a grid of so many columns and rows. */
export function grid([x, y]: Spot, columns: number, rows: number, step: number, line: Line): Figure[] {
  const figures: Figure[] = [];
  for (let i = 0; i <= columns; i++) figures.push(segment([x + i * step, y], [x + i * step, y + rows * step], line));
  for (let i = 0; i <= rows; i++) figures.push(segment([x, y + i * step], [x + columns * step, y + i * step], line));
  return figures;
}
