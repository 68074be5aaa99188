import { GAMES } from '../../packages/web/test/follow.ts';
import { COMMON, Readers, readHouse, readScreens, readTournament } from './reader.ts';

const readers = new Readers();

readers.reading('the house', readHouse);
readers.reading('a tournament', readTournament);
readers.reading('a game that has neither board nor course', async (reader) => {
  for (const way of COMMON) await reader.visits(`lineup${way}`);
});
for (const id of GAMES) readers.reading(`the screens of ${id}`, (reader) => readScreens(reader, id));
