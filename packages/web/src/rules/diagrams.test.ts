import { games, loadGame, loadGuide } from '@countertop/catalogue';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../still/sample.ts';
import { forPlayers } from './for-players.ts';
import { type Block, type Piece, readMarkdown, readPieces, ruleOf } from './markdown.ts';

const pages = import.meta.glob<string>(['../../../../games/*/README.md', '../../../../games/*/README.*.md'], {
  query: '?raw',
  import: 'default',
});

describe.each(games.map(({ id }) => id))('what is shown of %s', (id) => {
  it('is legal', async () => {
    const game = await loadGame(id);
    if (!game.ok) throw new Error(game.problem.code);
    const guide = await loadGuide(id);
    if (guide === undefined) throw new Error(`no sample of ${id}`);
    for (const each of [guide.sample, ...guide.diagrams]) {
      expect(sampleOf(game.value, each).position.winners()).toBeNull();
    }
  });

  it.each(['README.md', 'README.ru.md'])('stands beside rules that there are in %s', async (name) => {
    const readme = await pages[`../../../../games/${id}/${name}`]?.();
    if (readme === undefined) throw new Error(`${id} has no rules to read`);
    const rules = forPlayers(readMarkdown(readme)).flatMap((block) => {
      if (block.kind === 'list') return block.items.map(ruleOf);
      return block.kind === 'paragraph' ? [ruleOf(block.text)] : [];
    });
    for (const { rule } of (await loadGuide(id))?.diagrams ?? []) expect(rules).toContain(rule);
  });
});

/** Seats by number, options as they are written, files, tests and code: none of it is for players. */
const FOREIGN =
  /\b[Ss]eats? ?\d|(?:^|\s)[Мм]ест(?:о|а|у|ом|е) \d|\b(?:true|false)\b|\b\w+\.ts\b|\btests?\b|\bcode\b|[Сс]м\. код|\bimplement/;

function said(block: Block): string {
  const pieces = (list: readonly Piece[]) => list.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return pieces(block.text);
    case 'list':
      return block.items.map(pieces).join('\n');
    case 'table':
      return [...block.head, ...block.rows.flat()].map(pieces).join('\n');
    case 'code':
      return block.text;
    case 'line':
      return '';
  }
}

it.each(Object.keys(pages))('%s says to players what is for players, and no more', async (path) => {
  const all = readMarkdown((await pages[path]?.()) ?? '');
  const shown = forPlayers(all);
  expect(shown.map(said).filter((text) => FOREIGN.test(text))).toEqual([]);
  expect(shown.length).toBeGreaterThan(5);
  // And it can fail: what is for builders has some.
  if (path.endsWith('README.md'))
    expect(
      all
        .slice(shown.length)
        .map(said)
        .some((text) => FOREIGN.test(text)),
    ).toBe(true);
});

describe('the small Markdown', () => {
  it('reads headings, lists that go on, tables and code', () => {
    const blocks = readMarkdown(
      '# A\n\n- **R1** one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| `x\\|y` | z |\n\n```\nraw\n```\n\n---\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'table', 'code', 'line']);
    expect(blocks[1]).toMatchObject({
      items: [
        [
          { kind: 'strong', text: 'R1' },
          { kind: 'plain', text: ' one more' },
        ],
        [{ text: 'two' }],
      ],
    });
    expect(blocks[2]).toMatchObject({ rows: [[[{ kind: 'code', text: 'x|y' }], [{ text: 'z' }]]] });
  });

  it('takes HTML for plain words', () => {
    expect(readPieces('<b>x</b>')).toEqual([{ kind: 'plain', text: '<b>x</b>' }]);
  });
});
