import { games, loadGuide, loadWords } from '@countertop/catalogue';
import { type Figure, footed, PAPERS, type Printable, type Spot, sheetAsSvg, sheetsAsPdf } from '@countertop/core';
import { describe, expect, it } from 'vitest';

describe.each(games.map(({ id }) => id))('the sheets of %s', (id) => {
  it.each(Object.entries(PAPERS))('keep within the margins of %s', async (_, paper) => {
    for (const sheet of await sheetsOf(id)) {
      expect(await loadWords(id, 'en', 'sheets')).toHaveProperty([sheet.id]);
      for (const page of footed(sheet.pages(paper), sheet.id)) {
        const [width, height] = [page.width, page.height].sort((a, b) => a - b);
        expect([width, height]).toEqual([paper.width, paper.height]);
        const outside = page.figures
          .flatMap(reach)
          .filter(([x, y]) => !(x >= 5 && y >= 5 && x <= page.width - 5 && y <= page.height - 5));
        expect(outside, sheet.id).toEqual([]);
      }
    }
  });

  it('become SVG and PDF', async () => {
    const pages = (await sheetsOf(id)).flatMap((sheet) => footed(sheet.pages(PAPERS.a4), `of ${id}`));
    for (const page of pages) {
      const svg = sheetAsSvg(page);
      expect(svg).toContain('50 mm');
      expect(svg).toContain(`of ${id}`);
      expect(svg).toContain(`width="${page.width}mm"`);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
    const pdf = sheetsAsPdf(pages);
    expect(pdf).not.toMatch(/NaN|undefined/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
    // The table of contents at the end must lead to the objects.
    const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).split('\n');
    const entries = table.slice(3).filter((line) => / n $/.test(line));
    expect(entries).toHaveLength(3 + 2 * pages.length);
    for (const [index, line] of entries.entries()) {
      expect(pdf.slice(Number(line.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj`));
    }
  });
});

async function sheetsOf(id: string): Promise<readonly Printable[]> {
  const sheets = await (await loadGuide(id))?.sheets?.();
  if (sheets === undefined || sheets.length === 0) throw new Error(`${id} has no sheets`);
  return sheets;
}

function reach(figure: Figure): readonly Spot[] {
  if (figure.kind === 'path') return figure.spots;
  if (figure.kind === 'text') return [figure.at];
  const { at, radius } = figure;
  return [
    [at[0] - radius, at[1] - radius],
    [at[0] + radius, at[1] + radius],
  ];
}
