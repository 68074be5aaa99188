import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usableByEverybody } from './everybody.ts';
import { GAMES, keptTables } from './follow.ts';
import { downloaded, PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();
// Passkeys belong to a site with a name; addresses have none.
const ADDRESS = visit.address.replace('127.0.0.1', 'localhost');
const GAME = GAMES[0] ?? '';

async function open(context: BrowserContext, route: string): Promise<Page> {
  const page = await visit.open(context, route, ADDRESS);
  await visit.at(page, route);
  return page;
}

/** The browser's own security key, unlocked by whoever sits there. */
async function securityKey(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

type Key = Awaited<ReturnType<typeof securityKey>>;

/** As a password store brings passkeys to another device. */
async function bring(from: Key, to: Key): Promise<void> {
  const { authenticatorId } = from;
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** Somebody who has added a passkey, and their key. */
async function known(name: string): Promise<{ page: Page; key: Key }> {
  const page = await open(await visit.stranger(), 'account');
  const key = await securityKey(page);
  await page.locator('[data-test=my-name]').fill(name);
  await page.locator('[data-test=my-name]').press('Enter');
  await page.locator('[data-test=add-passkey]').click();
  await page.locator('[data-test=passkeys] li').waitFor();
  return { page, key };
}

/** A table that whoever sits there has made. */
async function table(page: Page): Promise<string> {
  await page.goto(`${ADDRESS}/#/${GAME}/new/link`);
  await page.locator('[data-test=start]').click();
  const link = await page.locator('[data-test=table-link]').inputValue();
  return link.replace(/^.*#\//, '');
}

describe('a passkey', () => {
  it('is added on one device; on another one it brings the guest who played there along', async () => {
    const { page: laptop, key } = await known('Ada of the laptop');
    const context = await visit.stranger({}, keptTables());
    const phone = await open(context, 'account');
    const route = await table(phone);
    const tab = await open(context, route);
    await phone.goto(`${ADDRESS}/#/account`);
    await bring(key, await securityKey(phone));
    await phone.locator('[data-test=sign-in]').click();
    await phone.locator('[data-test=sign-out]').waitFor();
    await expect.poll(() => phone.locator('[data-test=my-name]').inputValue()).toBe('Ada of the laptop');
    // The other tab is the same person now, and still sits at the table.
    await tab.locator('[data-test=table-link]').waitFor();
    await laptop.goto(`${ADDRESS}/#/matches`);
    await laptop.locator(`[data-test=server-tables] a[href="#/${route}"]`).waitFor();
    await phone.locator('[data-test=sign-out]').click();
    await phone.locator('[data-test=sign-in]').waitFor();
  });

  it('is removed by its button', async () => {
    const { page } = await known('Ada');
    await page.locator('[data-test=passkeys] button').click();
    await page.locator('[data-test=passkeys]').waitFor({ state: 'detached' });
    await page.locator('[data-test=sign-in]').waitFor();
  });
});

describe('a recovery code', () => {
  it('lets its owner in on a device without a passkey', async () => {
    const { page } = await known('Ada of the codes');
    await page.locator('[data-test=make-codes]').click();
    const code = (await page.locator('[data-test=codes] li').first().textContent()) ?? '';
    const phone = await open(await visit.stranger({ viewport: PHONE }), 'account');
    await phone.locator('[data-test=have-code]').click();
    await phone.locator('[data-test=code]').fill(code);
    await phone.locator('[data-test=recover]').click();
    await phone.locator('[data-test=sign-out]').waitFor();
    await expect.poll(() => phone.locator('[data-test=my-name]').inputValue()).toBe('Ada of the codes');
    await usableByEverybody(page, 'account with codes');
  });
});

describe('everything of mine', () => {
  it('is handed out as a file, and gone when that is wanted twice', async () => {
    const { page } = await known('Ada who goes');
    const file = await downloaded(page, () => page.locator('[data-test=export]').click());
    expect(JSON.parse(file.toString())).toMatchObject({
      format: 'countertop-export',
      profile: { name: 'Ada who goes' },
      passkeys: [{ name: 'This device' }],
    });
    await page.locator('[data-test=delete]').click();
    await usableByEverybody(page, 'deleting everything');
    await page.locator('[data-test=delete-sure]').click();
    await page.locator('[data-test=sign-in]').waitFor();
    await expect.poll(() => page.locator('[data-test=my-name]').inputValue()).not.toBe('Ada who goes');
  });
});

describe('notices', () => {
  it('are switched on for this browser, with sentences in the reader’s language for its worker', async () => {
    const context = await visit.stranger({ serviceWorkers: 'allow' }, { 'countertop.settings': { language: 'ru' } });
    // A browser without windows shows no notices and has no push service: what others would say is said in its place.
    await context.addInitScript(() => {
      const keys = { p256dh: 'BGxw5ZhQ2nYz0Tz8nVg7fX1w1q3nS0lW1kq2iYb1V5s', auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
      const made = { endpoint: 'https://push.example.org/1', toJSON: () => ({ endpoint: made.endpoint, keys }) };
      let there = false;
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = async () => {
        there = true;
        return made as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => (there ? (made as unknown as PushSubscription) : null);
    });
    const page = await open(context, 'account');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.locator('[data-test=notices] input').click();
    const pushes = () => page.evaluate(async () => (await (await fetch('/api/me/account')).json()).pushes as number);
    await expect.poll(pushes).toBe(1);
    const sentences = await page.evaluate(async () => {
      const kept = await (await caches.open('countertop-notices')).match('/notice-sentences');
      return (await kept?.json()) as unknown;
    });
    expect(sentences).toMatchObject({ turn: 'Ваш ход. Соперники: {others}.' });
  });
});
