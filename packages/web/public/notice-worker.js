// Part of the service worker: shows what the server tells somebody who is not looking. The page has left the sentences in
// its own language in a cache, since no page may be there when one is needed.

const FALLBACK = { turn: 'Countertop', turnAlone: '', reminder: '', reminderAlone: '', games: {}, deleted: '' };

async function sentences() {
  const cache = await caches.open('countertop-notices');
  const kept = await cache.match('/notice-sentences');
  return kept === undefined ? FALLBACK : kept.json();
}

async function show({ kind, table, game, others, waiting }) {
  const said = await sentences();
  const names = others.map((name) => (name === '∅' ? said.deleted : name)).join(', ');
  const body = names === '' ? said[`${kind}Alone`] : said[kind].replace('{others}', names);
  await self.registration.showNotification(said.games[game] ?? 'Countertop', {
    body,
    // A table has one notice: the newer takes the place of the older.
    tag: `table-${table}`,
    renotify: true,
    icon: '/icon-192.png',
    data: { table },
  });
  await self.navigator.setAppBadge?.(waiting);
}

async function openTable(table) {
  const address = `/#/table/${table}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url.endsWith(address)) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(address);
  if (!there.url.endsWith(address)) await there.navigate(address);
  return there.focus();
}

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message !== undefined) event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});
