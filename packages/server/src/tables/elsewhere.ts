const NOBODY: ReadonlySet<string> = new Set();

/** Who is at which table, connected to other processes: by table, and there by process. */
export class Elsewhere {
  private readonly rooms = new Map<string, Map<string, ReadonlySet<string>>>();

  /** These are there from now on, as that process says. Gives who came and who went. */
  say(node: string, table: string, people: readonly string[]): { readonly came: string[]; readonly went: string[] } {
    const room = this.rooms.get(table) ?? new Map<string, ReadonlySet<string>>();
    const before = room.get(node) ?? NOBODY;
    const now = new Set(people);
    if (now.size > 0) room.set(node, now);
    else room.delete(node);
    if (room.size > 0) this.rooms.set(table, room);
    else this.rooms.delete(table);
    return {
      came: people.filter((person) => !before.has(person)),
      went: [...before].filter((person) => !now.has(person)),
    };
  }

  has(table: string, person: string): boolean {
    for (const people of this.rooms.get(table)?.values() ?? []) if (people.has(person)) return true;
    return false;
  }

  at(table: string): string[] {
    return [...(this.rooms.get(table)?.values() ?? [])].flatMap((people) => [...people]);
  }

  tablesAt(node: string): string[] {
    return [...this.rooms].flatMap(([table, room]) => (room.has(node) ? [table] : []));
  }
}
