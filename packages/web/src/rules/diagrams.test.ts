import { games, loadGame, loadGuide } from '@countertop/catalogue';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../still/sample.ts';
import { forPlayers } from './for-players.ts';
import { readMarkdown, readPieces, ruleOf } from './markdown.ts';

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

it('the rules do not tell players which files there are', async () => {
  for (const [path, page] of Object.entries(pages)) {
    const shown = forPlayers(readMarkdown(await page()));
    const titles = shown.flatMap((block) =>
      block.kind === 'heading' ? [block.text.map(({ text }) => text).join('')] : [],
    );
    expect(
      titles.filter((title) => /\bfiles\b|brain|built|thinks|found/i.test(title)),
      path,
    ).toEqual([]);
  }
});

describe('the small Markdown', () => {
  it('reads headings, lists that go on, tables and code', () => {
    const blocks = readMarkdown(
      '# A\n\n- **R1** one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| `x\\|y` | z |\n\n```\nraw\n```\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'table', 'code']);
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
