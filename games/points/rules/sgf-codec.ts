import { good, readScene } from '@countertop/core';
import type { FileCodec } from '@countertop/search';
import { readSgfGames } from './sgf-read.ts';
import { sgfExtras, sgfRecord } from './sgf-record.ts';
import { writeSgf } from './sgf-write.ts';

/** SGF as a form of files for records. */
export const sgfCodec: FileCodec = {
  read(text) {
    const games = readSgfGames(text);
    if (!games.ok) return games;
    return good(
      games.value.map((game) =>
        game.ok ? good({ record: sgfRecord(game.value), leftOut: game.value.leftOut }) : game,
      ),
    );
  },
  write(record) {
    const scene = readScene(record);
    return scene.ok ? writeSgf(scene.value, sgfExtras(record as Readonly<Record<string, unknown>>)) : scene;
  },
};
