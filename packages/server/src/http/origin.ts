import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from our own page, or from no page at all: browsers say where theirs come from. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
