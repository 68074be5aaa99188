import type { ClockConfig } from '@countertop/core';
import { CLOCKS } from '../../setup/clocks.ts';
import { t } from '../../words/text.svelte.ts';

/** A clock in a few words: its name where it has one, else what it is. */
export function clockWords(config: ClockConfig): string {
  const name = Object.keys(CLOCKS).find((each) => JSON.stringify(CLOCKS[each]) === JSON.stringify(config));
  if (name !== undefined) return t(`clock.${name}`);
  return config.kind === 'days' ? t('clock.days', { count: config.days }) : t(`clock.kind.${config.kind}`);
}
