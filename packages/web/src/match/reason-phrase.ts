import type { Reason } from '@countertop/search';

type Words = (key: string, data?: Record<string, string | number>) => string;

/** A brain's reason as a phrase: in the board's words where they have it, else in the brain's own English. */
export function reasonPhrase({ code, data }: Reason, words: Words, english: Readonly<Record<string, string>>): string {
  const shown = shownData(data ?? {}, words);
  const own = words(`reason.${code}`, shown);
  if (own !== `reason.${code}`) return own;
  return (english[code] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(shown[name] ?? whole));
}

/** Colours have names in every language, and people count seats from one. */
function shownData(data: NonNullable<Reason['data']>, words: Words): Record<string, string | number> {
  const shown: Record<string, string | number> = { ...data };
  if (typeof data['seat'] === 'number') shown['seat'] = data['seat'] + 1;
  if (typeof data['colour'] === 'string') shown['colour'] = words(data['colour']);
  return shown;
}
