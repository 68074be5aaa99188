import { Writable } from 'node:stream';
import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { shortAddress } from '../http/client-address.ts';
import { type Settings, withoutPassword } from '../settings/settings.ts';

export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/**
 * What could let somebody in who reads it: cookies, bearers, and whatever is as long as a secret, a seed or a key of ours. None of
 * it is ever handed to the log; but an error's message may quote anything, so every line is looked through once more.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(countertop=)[^;"\s\\]+/gi, '$1…'],
  [/(bearer\s+)[^"\s\\]+/gi, '$1…'],
  [/\b[0-9a-f]{24,}\b/gi, '…'],
  [/[A-Za-z0-9_+/-]{40,}={0,2}/g, '…'],
];

export function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), withoutPassword(line));
}

/** Writes what happens, one line each, to a stream of text. */
export function openLog(
  { level, form }: Pick<Settings['log'], 'level' | 'form'>,
  out: NodeJS.WriteStream | Writable,
): Log {
  const isTerminal = 'isTTY' in out && out.isTTY === true;
  const plain = form === 'plain' || (form === 'auto' && isTerminal);
  const stream = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      const safe = withoutSecrets(line);
      out.write(plain ? lineForPeople(safe) : safe);
      done();
    },
  });
  return pino(
    {
      level,
      base: null,
      messageKey: 'what',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { error: stdSerializers.err },
      redact: {
        paths: ['*.headers', 'headers', '*.cookie', '*.authorization', '*.seed', '*.token', '*.secret'],
        remove: true,
      },
    },
    stream,
  );
}

/** `2026-11-16T22:00:00.000Z info what happened key=value`; an error's stack stands below. */
function lineForPeople(line: string): string {
  const { level, time, what, error, ...rest } = JSON.parse(line);
  const pairs = Object.entries(rest).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = error === undefined ? '' : `\n  ${error.stack ?? error.message ?? JSON.stringify(error)}`;
  return `${time} ${String(level).padEnd(5)} ${what}${pairs.join('')}${stack}\n`;
}

/** What of an address is written down. */
export function addressForLog(how: Settings['log']['addresses'], address: string): { readonly address?: string } {
  if (how === 'none' || address === '') return {};
  return { address: how === 'full' ? address : shortAddress(address) };
}
