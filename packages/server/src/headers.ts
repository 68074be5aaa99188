/** The page needs nothing from elsewhere and runs no script but its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // Pictures of boards are made in the page.
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A worker goes by the policy that its own file came with: it may compile WebAssembly, which the page may not. */
const IN_WORKERS = {
  ...HEADERS,
  'content-security-policy': POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
};

/** What goes with every answer, by what was asked for. */
export function headersOf(url: string): Readonly<Record<string, string>> {
  return url.startsWith('/assets/') ? IN_WORKERS : HEADERS;
}

/** Files in /assets/ carry a hash of their contents in their names; the others must be asked for again. */
export function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
