import type { IncomingHttpHeaders } from 'node:http';

/**
 * The origin of the page that a request comes from, where that is our own: as it was configured, or else the one that the
 * browser asked for. A browser makes and uses passkeys for no other site than that of its page.
 */
export function ownOrigin(headers: IncomingHttpHeaders, configured: string | undefined): string | undefined {
  const { origin } = headers;
  if (configured !== undefined) return origin === new URL(configured).origin ? origin : undefined;
  return origin !== undefined && isOwnOrigin(headers) ? origin : undefined;
}

/** Whether a request comes from our own page, or from no page at all: browsers say where theirs come from. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
