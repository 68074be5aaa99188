import { GAMES } from '../../packages/web/test/follow.ts';
import { Readers, readExercises, readMatch } from './reader.ts';

const readers = new Readers();

for (const id of GAMES) {
  readers.reading(`a lesson, the exam and a puzzle of ${id}`, (reader) => readExercises(reader, id));
  readers.reading(`a match of ${id}`, (reader) => readMatch(reader, id));
}
