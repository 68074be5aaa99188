import type { IncomingHttpHeaders } from 'node:http';

const COOKIE = 'countertop';
const YEAR = 365 * 24 * 60 * 60;

/** The secret that a request brings: a browser in its cookie, a program as a bearer. */
export function secretOf({ cookie, authorization }: IncomingHttpHeaders): string | undefined {
  const bearer = /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? '');
  if (bearer !== null) return bearer[1];
  for (const part of (cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE) return value;
  }
  return undefined;
}

/** Whether it is a program that asks, or says so. */
export function hasToken({ authorization }: IncomingHttpHeaders): boolean {
  return authorization?.startsWith('Bearer ') === true;
}

/** Takes the cookie away. */
export function noCookie(): string {
  return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;
}

/** A cookie that no script reads and no other site's page sends. */
export function cookieFor(secret: string, secure: boolean): string {
  return `${COOKIE}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
