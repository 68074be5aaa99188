import { good, type Problem, type Result, schema } from '@countertop/core';
import { expected, meantBy, SETTINGS } from './setting.ts';
import { SECRET, type Settings, settingsSchema, withoutPassword } from './settings.ts';

/** What was said, and where: a flag wins over the environment, that over the file, that over what is usual. */
export interface Said {
  /** By the flag's name, without its dashes. */
  readonly flags: ReadonlyMap<string, string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly file?: { readonly name: string; readonly value: unknown };
}

export interface SettingsRead {
  readonly settings: Settings;
  /** By path, who said so: `--port`, `COUNTERTOP_PORT`, the name of the file; what nobody has said is not in it. */
  readonly from: ReadonlyMap<string, string>;
}

/**
 * Problems: `settings-no-object`, `setting-unknown` (data: path, file, known) and `setting-wrong` (data: name as whoever set it
 * knows it, given, expected).
 */
export function readSettings({ flags, environment, file }: Said): Result<SettingsRead> {
  const from = new Map<string, string>();
  const values = new Map<string, unknown>();
  if (file !== undefined) {
    const wrong = flatten(file.value, settingsSchema.shape, file.name, [], (path, value) => {
      values.set(path, value);
      from.set(path, file.name);
    });
    if (wrong !== undefined) return { ok: false, problem: wrong };
  }
  for (const { path, flag, variable, shape } of SETTINGS) {
    for (const [name, given] of [
      [variable, environment[variable]],
      [`--${flag}`, flags.get(flag)],
    ] as const) {
      if (given === undefined) continue;
      values.set(path, meantBy(shape, given));
      from.set(path, name);
    }
  }
  const reading = settingsSchema.check(nest(values));
  if (reading.ok) return good({ settings: reading.value, from });
  const path = reading.path.join('.');
  const about = SETTINGS.find((setting) => setting.path === path);
  const given = SECRET.has(path) ? '…' : withoutPassword(JSON.stringify(values.get(path)) ?? '');
  const said = from.get(path) ?? path;
  return {
    ok: false,
    problem: {
      code: 'setting-wrong',
      data: {
        name: said === file?.name ? `"${path}" in ${said}` : said,
        given,
        expected: about === undefined ? '' : expected(about.shape),
      },
    },
  };
}

/** Goes through what a file says, by path; a key that is none is a problem. */
function flatten(
  value: unknown,
  { properties = {} }: schema.Shape,
  file: string,
  above: readonly string[],
  set: (path: string, value: unknown) => void,
): Problem | undefined {
  if (!schema.isPlainObject(value)) return { code: 'settings-no-object', data: { file, path: above.join('.') } };
  for (const [name, each] of Object.entries(value)) {
    const path = [...above, name];
    // A hint for editors, which know what may follow.
    if (above.length === 0 && name === '$schema') continue;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field === undefined) {
      const known = Object.keys(properties).map((key) => [...above, key].join('.'));
      return { code: 'setting-unknown', data: { path: path.join('.'), file, known: known.join(' ') } };
    }
    const wrong = field.properties === undefined ? set(path.join('.'), each) : flatten(each, field, file, path, set);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function nest(values: ReadonlyMap<string, unknown>): unknown {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let part = whole;
    for (const name of names) {
      const known = part[name];
      const inner: Record<string, unknown> = schema.isPlainObject(known) ? known : {};
      part[name] = inner;
      part = inner;
    }
    part[last] = value;
  }
  return whole;
}
