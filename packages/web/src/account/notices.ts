import type { Voice } from '@countertop/core';
import { GAMES } from '../games.ts';
import { ask } from '../online/ask.ts';
import { t } from '../words/text.svelte.ts';

/** `not-here`: this browser cannot. `forbidden`: it has been told not to. */
export type NoticesState = 'not-here' | 'forbidden' | 'off' | 'on';

/** Where the worker finds the sentences: it has no words of its own, and the page may not be there when it needs them. */
const SENTENCES = { cache: 'countertop-notices', address: '/notice-sentences' } as const;

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function noticesState(): Promise<NoticesState> {
  const registration = await registered();
  if (registration === undefined) return 'not-here';
  if (Notification.permission === 'denied') return 'forbidden';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

export async function switchNoticesOn(say: Voice): Promise<NoticesState> {
  const registration = await registered();
  if (registration === undefined) return 'not-here';
  if ((await Notification.requestPermission()) !== 'granted') return noticesState();
  const key = await ask('pushKey');
  if (!key.ok) return 'off';
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    .catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'not-here';
  await keepSentences(say);
  const added = await ask('addPush', {}, { endpoint, keys: { p256dh, auth } });
  if (added.ok) return 'on';
  await subscription?.unsubscribe();
  return 'off';
}

export async function switchNoticesOff(): Promise<NoticesState> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (subscription) {
    await ask('removePush', {}, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return noticesState();
}

/** What the worker says, in the language of now. */
export async function keepSentences(say: Voice): Promise<void> {
  const hole = { others: '{others}' };
  const sentences = {
    turn: say('notice.turn', hole),
    turnAlone: say('notice.turn.alone'),
    reminder: say('notice.reminder', hole),
    reminderAlone: say('notice.reminder.alone'),
    games: Object.fromEntries(GAMES.map((game) => [game, t(`${game}.name`)])),
    deleted: t('seat.deleted'),
  };
  const cache = await caches.open(SENTENCES.cache);
  await cache.put(SENTENCES.address, new Response(JSON.stringify(sentences)));
}
