// node scripts/pseudo-language.mjs [folder]: writes a language that nobody speaks beside every English, to see whether a page
// speaks another one throughout. Letters are accented, phrases a third longer and marked at both ends, and it is written from
// right to left: `ar-XB` is what CLDR calls such a language. What it writes is not to be kept.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

export const PSEUDO = 'ar-XB';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧħíĵķłɱñóþɋŕšŧúṽŵẋýžÁɃÇĐÉƑǦĦÍĴĶŁṀÑÓÞɊŔŠŦÚṼŴẊÝŽ';
const FORMS = new Intl.PluralRules(PSEUDO).resolvedOptions().pluralCategories;
const COUNTED = /_(?:zero|one|two|few|many|other)$/;

/** Every letter accented, vowels twice: so a text grows by about a third, and its words with it. */
function accented(text) {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTED[PLAIN.indexOf(letter)];
    return /[aeiou]/.test(letter) ? other + other : other;
  });
}

/** Holes, and what opens, names, parts and closes the forms of a hole: `{name|one:` … `|other:` … `}`. */
const NOT_WORDS = /(\{\w+(?:\|[\w-]+:)?\}?|\|[\w-]+:|\})/;

/** The phrase in the pseudo-language; what is to be filled in stays, and so do the names of forms. */
export function pseudo(phrase) {
  const parts = phrase.split(NOT_WORDS);
  return `⟦${parts.map((part, index) => (index % 2 === 1 ? part : accented(part))).join('')}⟧`;
}

function pseudoWords(words) {
  const said = {};
  for (const [key, phrase] of Object.entries(words)) {
    if (!COUNTED.test(key)) {
      said[key] = pseudo(phrase);
      continue;
    }
    const stem = key.replace(COUNTED, '');
    for (const form of FORMS)
      said[`${stem}_${form}`] = pseudo(words[`${stem}_${form}`] ?? words[`${stem}_other`] ?? phrase);
  }
  return said;
}

/** What Markdown means something by, the numbers of rules, and code. */
const STRUCTURE =
  /(^```[\s\S]*?^```|`[^`]+`|\]\([^)]*\)|^\|[-:| ]+\|$|^#+ |^ *(?:[-*]|\d+\.) |\bR\d+\b\.?|[*_|[\]\n])/m;

function pseudoMarkdown(markdown) {
  const parts = markdown.split(STRUCTURE);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/\S.*\S|\S/, (run) => (/[a-z]/i.test(run) ? pseudo(run) : run)),
    )
    .join('');
}

async function writeWords(folder) {
  const sections = await tsImport(pathToFileURL(join(folder, 'en.ts')).href, import.meta.url);
  const lines = Object.entries(sections).map(
    ([name, words]) => `export const ${name} = ${JSON.stringify(pseudoWords(words), null, 2)};\n`,
  );
  writeFileSync(join(folder, `${PSEUDO}.ts`), lines.join('\n'));
}

/** Every folder that speaks English, and every page of rules. */
async function writeIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || ['node_modules', 'dist', 'test'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.name === 'words' && existsSync(join(path, 'en.ts'))) await writeWords(path);
    else await writeIn(path);
  }
}

export async function writePseudoLanguage(root) {
  await writeIn(join(root, 'packages'));
  await writeIn(join(root, 'games'));
  for (const game of readdirSync(join(root, 'games'))) {
    const path = join(root, 'games', game, 'README.md');
    if (!existsSync(path)) continue;
    writeFileSync(path.replace(/md$/, `${PSEUDO}.md`), pseudoMarkdown(readFileSync(path, 'utf8')));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writePseudoLanguage(process.argv[2] ?? '.');
