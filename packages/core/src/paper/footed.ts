import { type Figure, PAPER_MARGIN, type Sheet, segment } from './paper.ts';

/** How long the bar is with which a ruler says whether a page was printed in its true size. */
const BAR = 50;
const TICK = 0.9;
const SIZE = 2.6;
const LINE = { ink: '#5c5246', width: 0.3 };
/** From the lower edge of the paper: within what printers can still print. */
const ABOVE = 5.6;

/** Pages with a line below: what this is, which page of how many, and a bar of 50 mm. */
export function footed(pages: readonly Sheet[], title: string): Sheet[] {
  return pages.map((page, index) => {
    const number = pages.length === 1 ? '' : `, ${index + 1}/${pages.length}`;
    return { ...page, figures: [...page.figures, ...footer(page, title + number)] };
  });
}

function footer({ width, height }: Sheet, text: string): Figure[] {
  const y = height - ABOVE;
  const right = width - PAPER_MARGIN;
  const left = right - BAR;
  const label = left - 7;
  return [
    segment([left, y], [right, y], LINE),
    ...[left, left + BAR / 2, right].map((x) => segment([x, y - TICK], [x, y], LINE)),
    { kind: 'text', at: [label, y], size: SIZE, text: `${BAR} mm`, ink: LINE.ink },
    { kind: 'text', at: [(PAPER_MARGIN + label - 7) / 2, y], size: SIZE, text, ink: LINE.ink },
  ];
}
