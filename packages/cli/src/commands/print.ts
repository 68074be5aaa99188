import { loadGuide, loadWords } from '@countertop/catalogue';
import { footed, PAPERS, type PaperName, type Printable, type Sheet, sheetAsSvg, sheetsAsPdf } from '@countertop/core';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { findGame } from '../given/find-game.ts';
import { didYouMean } from '../given/nearest.ts';
import { claimOutput, deliver } from '../showing/output.ts';

const FORMS = ['pdf', 'svg'] as const;
type Form = (typeof FORMS)[number];

export const command: Command = {
  name: 'print',
  summary: 'Draw sheets to print: boards, tiles, counters, cards',
  about: `
Without SHEET, says what there is for the game. Everything is in true size: print without scaling.
The form follows from the name of the output or from --form, and is PDF where neither says one; a name that
says another is refused. SVG holds one page: with several, OUTPUT
becomes the first of OUTPUT-1.svg, OUTPUT-2.svg …; PDF holds them all.`,
  arguments: [
    { name: 'GAME', says: 'the game', among: 'games' },
    { name: 'SHEET', says: 'one of its sheets, or "all"', among: 'sheets', optional: true },
    { name: 'OUTPUT', says: 'a file (standard output where it is left out)', among: 'files', optional: true },
  ],
  options: {
    form: { value: 'FORM', among: FORMS, says: 'pdf or svg' },
    paper: { value: 'PAPER', among: Object.keys(PAPERS), says: 'a4 or letter (a4)' },
    page: { value: 'N', says: 'only this page, from 1' },
  },
  examples: [
    ['countertop print GAME', 'what there is'],
    ['countertop print GAME SHEET sheet.pdf', 'one sheet'],
    ['countertop print GAME SHEET --page 1 --form svg > page.svg', 'one page of it'],
    ['countertop print GAME all everything.pdf', 'all that there is'],
  ],
  async run(given, terminal) {
    const [id, wanted, output] = given.words;
    const game = await findGame(id);
    const sheets = (await (await loadGuide(game.id))?.sheets?.()) ?? [];
    const paper = PAPERS[(given.text('paper') ?? 'a4') as PaperName];
    const names = await loadWords(game.id, 'en', 'sheets');
    if (wanted === undefined) {
      const lines = sheets.map((sheet) => {
        const pages = sheet.pages(paper).length;
        return `${sheet.id.padEnd(16)} ${names[sheet.id] ?? sheet.id} (${pages} ${pages === 1 ? 'page' : 'pages'})`;
      });
      await terminal.write(`${lines.join('\n')}\n`);
      return EXIT.fine;
    }
    const titled = (sheet: Printable): string => `${game.name}: ${names[sheet.id] ?? sheet.id}`;
    const all = chosen(sheets, wanted, game.name).flatMap((sheet) => footed(sheet.pages(paper), titled(sheet)));
    const page = given.integer('page', 1, all.length);
    const pages = page === undefined ? all : all.slice(page - 1, page);
    const form = formOf(output, given.text('form') as Form | undefined);
    const files = form === 'pdf' ? [{ name: output, text: sheetsAsPdf(pages) }] : pictures(output, pages);
    for (const { name } of files) await claimOutput(name, terminal);
    for (const { name, text } of files) await deliver(name, text, terminal);
    return EXIT.fine;
  },
};

function chosen(sheets: readonly Printable[], wanted: string, game: string): readonly Printable[] {
  if (wanted === 'all') return sheets;
  const found = sheets.filter(({ id }) => id === wanted);
  if (found.length > 0) return found;
  const ids = [...sheets.map(({ id }) => id), 'all'];
  throw new Refusal(
    EXIT.usage,
    `${game} has no sheet "${wanted}"; it has ${ids.join(', ')}.${didYouMean(wanted, ids)}`,
  );
}

/** What the file's ending says and what --form says must not be two things. */
function formOf(output: string | undefined, asked: Form | undefined): Form {
  const ending = output === undefined || output === '-' ? undefined : /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase();
  const named = FORMS.find((form) => form === ending);
  if (asked === undefined) {
    if (named !== undefined || ending === undefined) return named ?? 'pdf';
    throw new Refusal(EXIT.usage, `"${output}" is no name for a sheet: it ends in .pdf or .svg, or --form says which.`);
  }
  if (named === undefined || named === asked) return asked;
  throw new Refusal(EXIT.usage, `"${output}" is named as ${named}, but --form asks for ${asked}.`);
}

/** A file a page. */
function pictures(output: string | undefined, pages: readonly Sheet[]): { name: string | undefined; text: string }[] {
  if (pages.length === 1) return [{ name: output, text: sheetAsSvg(pages[0]) }];
  if (output === undefined || output === '-') {
    throw new Refusal(EXIT.usage, `There are ${pages.length} pages, and SVG holds one: name an output, or a --page.`);
  }
  return pages.map((page, index) => ({
    name: output.replace(/(\.svg)?$/i, `-${index + 1}.svg`),
    text: sheetAsSvg(page),
  }));
}
