import { readFile } from 'node:fs/promises';
import { games } from '@countertop/catalogue';
import { CHANCE, movesOf, openScene, replay, sceneOf } from '@countertop/core';
import { checkCertificate, readCertificate } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { ProvenBook } from '../packages/search/src/solve/proven-book.ts';
import { theoryDocs } from '../scripts/theory-docs.ts';

const ROOT = new URL('../', import.meta.url);
/** What a checker has in a moment is checked here, the rest by `countertop solve --check`. */
const QUICK = 30_000;

const loaded = await Promise.all(
  games.map(async (entry) => ({
    id: entry.id,
    game: await entry.load(),
    brain: await entry.loadBrain(),
  })),
);
const all = await Promise.all(loaded.map(async (each) => ({ ...each, results: (await each.brain?.proven?.()) ?? [] })));
const known = all.filter(({ results }) => results.length > 0);

test('docs/theory.md tells what lies in the data of the games', async () => {
  const page = await readFile(new URL('docs/theory.md', ROOT), 'utf8');
  expect(await theoryDocs(page)).toBe(page);
});

describe.each(known)('what is proven of $id', ({ game, brain, results }) => {
  test('has lines that can be played', () => {
    for (const result of results) {
      const played = replay(game, sceneOf(game.id, result, movesOf(result.line)));
      expect(played.ok && played.position.ply, result.by).toBe(
        movesOf(result.moves).length + movesOf(result.line).length,
      );
    }
  });

  test('is called proven on the analysis board only where nothing is left to chance', () => {
    for (const result of results) {
      const opened = openScene(game, result);
      if (!opened.ok || brain === undefined) throw new Error(result.by);
      const { position } = opened;
      const thought = new ProvenBook(game, result, [result]).think(position, brain);
      for (const move of thought?.line ?? []) position.play(move);
      if (thought !== undefined) expect(position.actor, result.by).not.toBe(CHANCE);
    }
  });

  test.each(results.filter(({ proof, nodes }) => proof !== undefined && nodes <= QUICK))(
    'holds: $proof',
    async ({ proof, least, most }) => {
      const text = await readFile(new URL(`games/${game.id}/data/${proof}`, ROOT), 'utf8');
      const certificate = readCertificate(text.trimEnd().split('\n'));
      if (!certificate.ok) throw new Error(certificate.problem.code);
      expect(checkCertificate(game, certificate.value)).toMatchObject({ ok: true });
      const claimed = certificate.value.proofs.map(({ value }) => value);
      expect(claimed).toEqual([least, most].filter((bound) => bound !== undefined));
    },
  );
});
