import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../public/notice-worker.js', import.meta.url), 'utf8');
const SENTENCES = {
  turn: 'Ваш ход. Соперники: {others}.',
  turnAlone: 'Ваш ход.',
  reminder: 'Время на ход почти вышло. Соперники: {others}.',
  reminderAlone: 'Время на ход почти вышло.',
  games: { chess: 'Шахматы' },
  deleted: 'Удалённый игрок',
};

/** The worker with everything around it in the place of a browser's. */
function worker(pages: readonly { url: string; focus: () => unknown; navigate: (to: string) => unknown }[] = []) {
  const hear = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async (_title: string, _options: object) => {});
  const setAppBadge = vi.fn(async (_count: number) => {});
  const openWindow = vi.fn(async (_address: string) => {});
  const self = {
    registration: { showNotification },
    navigator: { setAppBadge },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (kind: string, act: (event: object) => void) => hear.set(kind, act),
  };
  const caches = { open: async () => ({ match: async () => ({ json: async () => SENTENCES }) }) };
  runInNewContext(SCRIPT, { self, caches });
  const happens = async (kind: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    hear.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { happens, showNotification, setAppBadge, openWindow };
}

const message = { kind: 'turn', table: 'abcdefgh', game: 'chess', others: ['Борис', '∅'], due: null, waiting: 2 };

test('a notice is told in the sentences that the page has left, and counted on the icon', async () => {
  const { happens, showNotification, setAppBadge } = worker();
  await happens('push', { data: { json: () => message } });
  const body = 'Ваш ход. Соперники: Борис, Удалённый игрок.';
  expect(showNotification).toHaveBeenCalledWith('Шахматы', expect.objectContaining({ body, tag: 'table-abcdefgh' }));
  expect(setAppBadge).toHaveBeenCalledWith(2);
  await happens('push', { data: { json: () => ({ ...message, kind: 'reminder', others: [] }) } });
  expect(showNotification).toHaveBeenLastCalledWith(
    'Шахматы',
    expect.objectContaining({ body: SENTENCES.reminderAlone }),
  );
});

test('pressing it opens the table, in a page that is there if there is one', async () => {
  const event = { notification: { close: () => {}, data: { table: 'abcdefgh' } } };
  const alone = worker();
  await alone.happens('notificationclick', event);
  expect(alone.openWindow).toHaveBeenCalledWith('/#/table/abcdefgh');
  const page = { url: 'https://table.example/#/', focus: vi.fn(), navigate: vi.fn() };
  const beside = worker([page]);
  await beside.happens('notificationclick', event);
  expect(page.navigate).toHaveBeenCalledWith('/#/table/abcdefgh');
  expect(page.focus).toHaveBeenCalled();
  expect(beside.openWindow).not.toHaveBeenCalled();
});
