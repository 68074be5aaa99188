import { beforeAll, describe, expect, test } from 'vitest';
import { type Plant, type Played, playedGames, simulate } from './simulate.ts';

const PARTS = 50;
const EACH = 20;

let games: readonly Played[];
beforeAll(async () => {
  games = await playedGames();
});

describe('whatever breaks, nothing that was promised is lost, and nobody sees another board than the log', () => {
  test.each(Array.from({ length: PARTS }, (_, part) => part * EACH))(
    `${EACH} matches from seed %i on`,
    async (first) => {
      for (let seed = first; seed < first + EACH; seed++) {
        const { faults, game } = await simulate(seed, games);
        expect(faults, `${game}; to see it: npm run sim -- ${seed}`).toEqual([]);
      }
    },
  );
});

test('the same seed is the same history', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const [once, again] = [await simulate(seed, games), await simulate(seed, games)];
    expect(again.digest).toBe(once.digest);
    expect(again.story).toEqual(once.story);
  }
});

test('matches do get somewhere, in every game', async () => {
  const moves = new Map<string, number>();
  for (let seed = 0; seed < 20; seed++) {
    const history = await simulate(seed, games);
    moves.set(history.game, (moves.get(history.game) ?? 0) + history.moves);
  }
  expect(moves.size).toBe(games.length);
  for (const [game, count] of moves) expect(count, game).toBeGreaterThan(10);
});

describe('what is planted is found', () => {
  const rows = (change: (events: Record<string, unknown>[]) => void): Plant => ({
    disk: (disk) => {
      const append = disk.append.bind(disk);
      disk.append = (batch) =>
        append(
          batch.map((entry) => {
            const events = JSON.parse(entry.events);
            change(events);
            return { ...entry, events: JSON.stringify(events) };
          }),
        );
    },
  });
  let count = 0;
  const plants: readonly [string, RegExp, Plant][] = [
    [
      'a disk that forgets what it took',
      /promised|shown another|cannot be/,
      {
        disk: (disk) => {
          disk.keeps = ({ deed }) => deed !== undefined || ++count % 9 !== 0;
        },
      },
    ],
    [
      'a log without the ids of commands',
      /which is 0 times in the log/,
      rows((events) => {
        for (const event of events) delete event['id'];
      }),
    ],
    [
      'moves that are stamped too late',
      /after its time was up/,
      rows((events) => {
        for (const event of events) if (event['kind'] === 'moved') event['at'] = Number(event['at']) + 100_000;
      }),
    ],
    [
      'a flag that falls at another time than its own',
      /came by time at/,
      rows((events) => {
        const fallen = events.findIndex(({ kind }) => kind === 'timed-out');
        if (fallen >= 0) for (const event of events.slice(fallen)) event['at'] = Number(event['at']) + 5_000;
      }),
    ],
    [
      'a flag that never falls',
      /is still up/,
      {
        disk: (disk) => {
          disk.keeps = ({ events }) => !events.includes('"timed-out"');
        },
      },
    ],
    [
      'news that are not what is on disk',
      /shown another event/,
      { change: (text) => text.replace(/"kind":"moved","seat":(\d)/, '"kind":"moved","by":"auto","seat":$1') },
    ],
    [
      'a client that does not hear',
      /has \d+ events of/,
      {
        change: (text) =>
          text.startsWith('{"kind":"events"') && ++count % 2 === 0 ? text.replace(/"events":.*/, '"events":[]}') : text,
      },
    ],
    [
      'a seed in a message',
      /left the server before its time/,
      { leak: (text, seeds) => (text.includes('"presence"') ? `${text}${seeds[0]}` : text) },
    ],
  ];

  test.each(plants)('%s', async (_, found, plant) => {
    const faults: string[] = [];
    for (let seed = 0; seed < 100 && !faults.some((fault) => found.test(fault)); seed++) {
      // What is planted may well break the run itself.
      const history = await simulate(seed, games, plant).catch((error: Error) => ({ faults: [error.message] }));
      faults.push(...history.faults);
    }
    expect(faults.filter((fault) => found.test(fault))).not.toEqual([]);
  });
});
