import { expect, it } from 'vitest';
import { GAMES } from './follow.ts';
import { downloaded, Visit } from './visit.ts';

const visit = Visit.forAll();

it.each(GAMES)('the sheets of %s are shown, printed and saved', async (id) => {
  const context = await visit.stranger({ locale: 'en-GB' });
  // The dialog of the browser would wait for somebody.
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const page = await visit.open(context, `${id}/print`);
  const sheets = page.locator('[data-test=sheet]');
  await sheets.first().waitFor();
  const last = sheets.last();
  const pages = Number(/\d+/.exec(await last.locator('p').innerText())?.[0]);

  await last.getByRole('button', { name: /^Print/ }).click();
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);

  const saved = await downloaded(page, () => last.getByRole('button', { name: /PDF/ }).click());
  const file = saved.toString('latin1');
  expect(file).toMatch(/^%PDF-/);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(pages);
});
