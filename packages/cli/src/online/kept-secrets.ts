import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { schema } from '@countertop/core';
import { EXIT, Refusal } from '../exit.ts';
import { unwritable } from '../reading/input.ts';

const { dictionary, matching, object, optional } = schema;

const secret = matching(/[0-9a-f]{64}/);
/** By server: what somebody at this machine is known by there, as a person and as a program. */
const fileSchema = dictionary(object({ person: optional(secret), program: optional(secret) }));
type Kept = schema.Infer<typeof fileSchema>;

/** The user's own folder for settings; XDG_CONFIG_HOME moves it. */
function fileName(): string {
  return join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'countertop', 'online.json');
}

export async function keptSecret(server: string, kind: 'person' | 'program'): Promise<string | undefined> {
  return (await read())[server]?.[kind];
}

/** Keeps it where nobody else can read it. */
export async function keepSecret(server: string, kind: 'person' | 'program', value: string): Promise<void> {
  const kept = await read();
  const path = fileName();
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const text = JSON.stringify({ ...kept, [server]: { ...kept[server], [kind]: value } });
    await writeFile(`${path}.new`, `${text}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

async function read(): Promise<Kept> {
  let text: string;
  try {
    text = await readFile(fileName(), 'utf8');
  } catch {
    return {};
  }
  try {
    const kept = schema.read(fileSchema, JSON.parse(text));
    if (kept.ok) return kept.value;
  } catch {
    // Said below.
  }
  throw new Refusal(EXIT.unreadable, `${fileName()} is not as this program writes it: mend or remove it.`);
}
