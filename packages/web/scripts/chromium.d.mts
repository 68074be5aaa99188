import type { Browser } from 'playwright-core';

export const CHROMIUM: string | undefined;
export const FLAGS: readonly string[];
export function launch(...flags: readonly string[]): Promise<Browser>;
