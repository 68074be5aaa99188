/** What a tab is called: what cannot wait, where one is, and whose page it is. */
export function titleOf({
  called = '',
  turn = '',
  heading = '',
  game = '',
  page,
}: {
  called?: string;
  turn?: string;
  /** The heading of the screen. */
  heading?: string;
  game?: string;
  page: string;
}): string {
  const place = heading.includes(game) ? [heading] : [heading, game];
  return [called === '' ? '' : `● ${called}`, turn, ...place, page].filter((part) => part !== '').join(' · ');
}
