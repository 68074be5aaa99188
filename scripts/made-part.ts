/** A page with one of its parts made anew; everything else stays as it is. */
export function withPart(page: string, name: string, text: string): string {
  const begin = `<!-- ${name}: made by npm run docs -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest] = page.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (after === undefined) throw new Error(`the page has no place for its ${name}`);
  return `${before}${begin}\n${text}\n${end}${after}`;
}
