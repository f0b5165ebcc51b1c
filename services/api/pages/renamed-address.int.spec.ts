import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { startApi } from '../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { renamedAddress } from './renamed-address.ts';

const api = forAllTests(startApi);
beforeAll(async () => {
  const chief = await api.admin();
  const { id } = await chief.call(categoryEndpoints.create, { body: { name: 'Karez' } });
  await chief.call(categoryEndpoints.update, { params: { id }, body: { name: 'Karez & wells' } });
});

test.each([
  ['/tenders?category=KAREZ&sort=closing-soon', '/tenders?category=Karez+%26+wells&sort=closing-soon'],
  ['/?organization=Nobody&category=+Karez+', '/?organization=Nobody&category=Karez+%26+wells'],
])('%s leads on to %s', async (url, present) => expect(await renamedAddress(api.db, url)).toBe(present));

test.each([
  '/tenders',
  '/tenders?category=all',
  '/tenders?category=karez+%26+wells',
  '/tenders?organization=Karez',
  '/newsletter?category=Karez',
  '//elsewhere.example/?category=Karez',
  '/tenders?category=%00',
  `/tenders?category=Karez%00&organization=${'x'.repeat(500)}`,
  '/tenders?category=%ff&organization=%E0%A4%A',
])('%s is left alone', async (url) => expect(await renamedAddress(api.db, url)).toBeUndefined());
