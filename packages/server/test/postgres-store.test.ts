import { afterAll, afterEach, beforeAll } from 'vitest';
import { PostgresService } from '../rig/postgres-service.ts';
import { PostgresStore } from '../src/index.ts';
import { storeLaws } from './store-laws.ts';

let postgres: PostgresService;
beforeAll(async () => {
  postgres = await PostgresService.start();
});
afterAll(() => postgres.remove());

let url = '';
let opened: PostgresStore[] = [];
const openAt = async (address: string): Promise<PostgresStore> => {
  const store = await PostgresStore.open(address);
  opened.push(store);
  return store;
};
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
  opened = [];
});

storeLaws(
  'a store in PostgreSQL',
  async () => {
    url = await postgres.newDatabase();
    return openAt(url);
  },
  () => openAt(url),
);
