import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from our own page, or from no page at all: browsers say where theirs come from. */
export type OriginCheck = (headers: IncomingHttpHeaders) => boolean;

/** `publicAddress`: where our page is, if that is known; else it is taken to be wherever the request went to. */
export function originCheck(publicAddress?: string): OriginCheck {
  const own = publicAddress === undefined ? undefined : new URL(publicAddress).origin;
  return ({ origin, host, 'sec-fetch-site': site }) => {
    if (site === 'cross-site' || site === 'same-site') return false;
    if (origin === undefined) return true;
    try {
      const { origin: given, host: givenHost } = new URL(origin);
      return own === undefined ? givenHost === host : given === own;
    } catch {
      return false;
    }
  };
}
