// Groups the names of a package by what they are about: by the file that they come from, so that nothing needs a tag of its own.
import { basename, dirname } from 'node:path';
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

/**
 * The areas of each house in the order of a reader, and the files (or folders) that belong to each; where two would do, the
 * first. Games have rooms of the same names, so that they share theirs.
 */
export const AREAS = {
  core: {
    'Positions and games': ['game'],
    'Boards and grids': ['board'],
    'Records and scenes': ['scene'],
    'Matches and clocks': ['match', 'clock'],
    'Fair chance': ['chance'],
    'Studies and walks': ['walk'],
    'Lessons, puzzles and rules': ['teach'],
    Paper: ['paper'],
    'Words and problems': ['say', 'words', 'schema'],
  },
  search: {
    'A brain and its levels': ['brain'],
    'Thinkers and what bounds them': ['thinker'],
    Searches: ['tree', 'depth'],
    'Reasons and reports': ['report'],
    'Asking in another thread': ['thinking'],
    'Exact values and certificates': ['solve', 'certificate'],
    'Contests and ratings': ['contest'],
    'Mining puzzles': ['puzzles'],
  },
  games: {
    'The game': ['game', 'position'],
    'How it is written': ['notation'],
    'What the rules know': ['rules'],
    'What is good': ['brain'],
    'Lessons and puzzles': ['teach', 'data'],
  },
};

/** Where the files of a house lie. */
const HOUSES = { core: /packages\/core\/src\//, search: /packages\/search\/src\//, games: /games\/[^/]+\// };
const MEMBERS = ReflectionKind.SomeModule | ReflectionKind.SomeExport | ReflectionKind.Function;

export function areaOf(path) {
  const house = Object.keys(HOUSES).find((name) => HOUSES[name].test(path));
  if (house === undefined) return undefined;
  const names = [basename(path, '.ts'), basename(dirname(path))];
  return Object.keys(AREAS[house]).find((area) => AREAS[house][area].some((file) => names.includes(file)));
}

export function load(app) {
  app.options.setValue('groupOrder', [...Object.values(AREAS).flatMap(Object.keys), '*']);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of Object.values(project.reflections)) {
      if (!reflection.kindOf(MEMBERS) || !reflection.parent?.kindOf(ReflectionKind.SomeModule)) continue;
      const area = areaOf(project.getSymbolIdFromReflection(reflection)?.fileName ?? '');
      if (area === undefined) continue;
      reflection.comment ??= new Comment();
      reflection.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: area }]));
    }
  });
}
