import { expect, test } from 'vitest';
import { Visit } from '../../packages/web/test/visit.ts';
import { faultsOf } from './faults.ts';

const visit = Visit.forAll();

test('a reader finds words that nobody translated, and words that are cut off', async () => {
  const kept = { 'countertop.settings': { language: 'ar-XB' } };
  const page = await visit.open(await visit.guest({}, kept), 'settings');
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<p>⟦Ťŕý⟧ this</p><p aria-label="Left out">⟦Ťŕý⟧</p><p id="narrow">⟦Ťóóóó łóóñǧ⟧</p>';
    document.querySelector('main')?.append(box);
    const narrow = document.getElementById('narrow')?.style;
    narrow?.setProperty('overflow', 'hidden');
    narrow?.setProperty('inline-size', '2rem');
    narrow?.setProperty('white-space', 'nowrap');
  });
  expect(await faultsOf(page)).toEqual([
    expect.stringMatching(/^untranslated aria-label .*Left out$/),
    expect.stringMatching(/^untranslated text .* this$/),
    expect.stringMatching(/^cut off by .*łóóñǧ⟧$/),
  ]);
});
