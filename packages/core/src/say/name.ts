/** Who is meant: whoever reads the sentence (alone or with others), or somebody else. */
export type Person = 'you' | 'they';

/** What somebody is called, or several together, with what sentences have to know to agree: "You win", "Ann wins", "Ann and Bob win". */
export class Name {
  readonly text: string;
  readonly person: Person;
  /** How many they are. */
  readonly count: number;

  constructor(text: string, person: Person, count = 1) {
    this.text = text;
    this.person = person;
    this.count = count;
  }

  toString(): string {
    return this.text;
  }
}

/** A bare text is the name of one person who is spoken of. */
export type Named = string | Name;

/** The reader, by the word of their language. */
export function you(text: string): Name {
  return new Name(text, 'you');
}

/** Several together, as the language lists them: "Ann and Bob". */
export function together(names: readonly Named[], language: string): Name {
  const reader = names.some((name) => name instanceof Name && name.person === 'you');
  const count = names.reduce((sum, name) => sum + (name instanceof Name ? name.count : 1), 0);
  return new Name(new Intl.ListFormat(language).format(names.map(String)), reader ? 'you' : 'they', count);
}
