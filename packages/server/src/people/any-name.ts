const CONSONANTS = 'klmnprstvz';
const VOWELS = 'aeiou';

/** A name for somebody who has not told theirs: one that can be said in any language, and means nothing. */
export function anyName(hex: string): string {
  let number = Number.parseInt(hex.slice(0, 8), 16);
  let name = '';
  for (let syllable = 0; syllable < 3; syllable++) {
    name += CONSONANTS[number % CONSONANTS.length];
    number = Math.floor(number / CONSONANTS.length);
    name += VOWELS[number % VOWELS.length];
    number = Math.floor(number / VOWELS.length);
  }
  return name[0].toUpperCase() + name.slice(1);
}
