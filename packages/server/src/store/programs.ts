/** Who has made which bot accounts. The program itself is a person of its own, known by its token. */
export interface Programs {
  add(program: Program): Promise<void>;
  /** The oldest first. */
  of(owner: string): Promise<readonly Program[]>;
  /** Takes its token away; false: this owner has no such account. */
  revoke(owner: string, person: string): Promise<boolean>;
}

export interface Program {
  readonly person: string;
  readonly owner: string;
  readonly name: string;
  readonly made: number;
}
