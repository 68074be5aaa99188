import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page that is of no interest, for servers whose page nobody visits. */
export function emptyPage(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A table</title>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
