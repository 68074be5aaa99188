// Groups the names of a package by what they are about: by the file that they come from, so that nothing needs a tag of its own.
import { basename, dirname } from 'node:path';
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

/** Areas in the order of a reader, and the files (or folders) that belong to each. */
export const AREAS = {
  'Positions and games': ['position', 'game', 'options', 'move-list', 'zobrist', 'random', 'most-of'],
  'Boards and grids': ['board', 'square', 'triangle', 'grid-cursor', 'deed'],
  'Records and scenes': ['record', 'scene', 'referee', 'verify', 'log'],
  'Matches and clocks': ['match', 'clock', 'clock-config'],
  'Fair chance': ['fair', 'hmac', 'sha256'],
  'Studies and walks': ['study', 'study-record', 'walk'],
  'Lessons, puzzles and rules': ['lesson', 'exam', 'puzzle', 'rule-section'],
  Paper: ['paper', 'pdf', 'svg', 'footed'],
  'Words and problems': ['say', 'name', 'translation', 'words', 'problem', 'brief', 'schema'],
};

const MODULE = /packages\/core\/src\//;
const MEMBERS = ReflectionKind.SomeModule | ReflectionKind.SomeExport | ReflectionKind.Function;

export function areaOf(path) {
  if (!MODULE.test(path)) return undefined;
  const names = [basename(path, '.ts'), basename(dirname(path))];
  return Object.keys(AREAS).find((area) => AREAS[area].some((file) => names.includes(file)));
}

export function load(app) {
  app.options.setValue('groupOrder', [...Object.keys(AREAS), '*']);
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
