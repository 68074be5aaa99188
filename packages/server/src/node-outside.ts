import { randomBytes } from 'node:crypto';
import type { Outside } from './outside.ts';

/** The world as Node has it. Its clock is set once: whoever moves the machine's clock moves nobody's deadlines. */
export function nodeOutside(complain: Outside['complain']): Outside {
  const begun = Date.now() - performance.now();
  return {
    now: () => begun + performance.now(),
    afterTurn: (act) => void setImmediate(act),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    complain,
  };
}
