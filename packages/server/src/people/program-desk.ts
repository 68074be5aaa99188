import { bad, good, type Result } from '@countertop/core';
import type { ProgramAccount, ProgramMade } from '@countertop/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Program } from '../store/programs.ts';
import type { Person, Store } from '../store/store.ts';
import { isProgram, type People, programId } from './people.ts';

/** How many accounts for programs anybody may have. */
const MOST = 10;

/** Accounts for programs: made by people, known by a token that is told once, and shown as what they are. */
export class ProgramDesk {
  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
    private readonly people: People,
    private readonly bus: Bus,
  ) {}

  async list(owner: Person): Promise<readonly ProgramAccount[]> {
    return (await this.store.programs.of(owner.id)).map(accountOf);
  }

  async make(owner: Person, name: string): Promise<Result<ProgramMade>> {
    if (isProgram(owner.id)) return bad('program-no-owner');
    if ((await this.store.programs.of(owner.id)).length >= MOST) return bad('too-many-programs', { most: MOST });
    const { person, secret } = await this.people.welcome({ id: programId(this.outside.secret(8)), name });
    const program = { person: person.id, owner: owner.id, name, made: Math.floor(this.outside.now()) };
    await this.store.programs.add(program);
    return good({ bot: accountOf(program), token: secret });
  }

  async revoke(owner: Person, bot: string): Promise<Result<Record<never, never>>> {
    if (!(await this.store.programs.revoke(owner.id, bot))) return bad('program-unknown');
    // Whoever is connected with the token that is good no more is sent away, wherever that is.
    this.bus.publish({ kind: 'person', person: bot, tables: [] });
    return good({});
  }
}

function accountOf({ person, name, made }: Program): ProgramAccount {
  return { person, name, made };
}
