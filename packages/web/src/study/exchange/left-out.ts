import type { ReadText } from './read-text.ts';

/** What could not be read of files that were just opened, by study: told once, where the study is shown. */
export const leftOutOf = new Map<string, ReadText['leftOut']>();
