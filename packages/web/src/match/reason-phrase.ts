import type { Reason } from '@countertop/search';

type Words = (key: string, data?: Record<string, string | number>) => string;

/** A brain's reason as a phrase: in the board's words where they have it, else in the brain's own English. */
export function reasonPhrase(
  { code, data }: Reason,
  words: Words,
  english: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): string {
  const shown = shownData(data ?? {}, words, names);
  const own = words(`reason.${code}`, shown);
  if (own !== `reason.${code}`) return own;
  return (english[code] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(shown[name] ?? whole));
}

/** Colours have names in every language; people count seats from one, and know best who sits there. */
function shownData(
  data: NonNullable<Reason['data']>,
  words: Words,
  names: readonly string[],
): Record<string, string | number> {
  const shown: Record<string, string | number> = { ...data };
  if (typeof data['seat'] === 'number') {
    const name = names[data['seat']];
    shown['seat'] = name === undefined ? data['seat'] + 1 : `${data['seat'] + 1} (${name})`;
  }
  if (typeof data['colour'] === 'string') shown['colour'] = words(data['colour']);
  return shown;
}
