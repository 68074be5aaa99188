import { bad, good, type Result } from '@countertop/core';

// Not stripping the mark: it is tolerated at the beginning of the input only, and there it is gone already.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const LONG = 1024 * 1024;
const DEEPEST = 100_000;

/** The value that stands in these bytes as JSON; `undefined` where there is nothing but white space. */
export function readJson(bytes: Uint8Array): Result<unknown> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return bad('record-not-json', { detail: 'it is not valid UTF-8.' });
  }
  if (text.trim() === '') return good(undefined);
  // Each level costs the parser memory; only a long text has room for so many that it runs out.
  if (bytes.length > LONG && nesting(bytes) > DEEPEST) {
    return bad('record-not-json', { detail: `it is nested more than ${DEEPEST} deep.` });
  }
  try {
    return good(JSON.parse(text) as unknown);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return bad('record-not-json', { detail: `${detail}.` });
  }
}

/** How deep brackets are nested, those in strings apart. */
function nesting(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return deepest;
}
