import { beforeAll, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const { addSource, create, get, history, update } = tenderEndpoints;
const days = { publishDate: '2026-08-01', closingDate: '2027-01-05' };
const body = tenderBody({ ...days, source: 'Dawn', reference: 'RB/1' });
const jang = { source: 'Jang', publishDate: '2026-08-12', reference: '', sourceUrl: 'https://jang.example.pk/7' };

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const chief = forAllTests(() => api.superAdmin());
beforeAll(() => chief.post('/api/categories', { name: 'Roads' }));

test('an administrator adds it; page and history tell of it, and it is added once', async () => {
  const { id } = await chief.call(create, { body });
  const tender = await chief.call(addSource, { params: { id }, body: jang });
  const alsoIn = { ...jang, reference: null };
  expect(tender).toMatchObject({ source: 'Dawn', reference: 'RB/1', version: 2, alsoIn: [alsoIn] });
  expect(await api.visitor().call(history, { params: { id } })).toMatchObject([{ version: 2, changes: [], alsoIn }]);
  const again = await chief.send(addSource, { params: { id }, body: { ...jang, source: 'JANG' } });
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('already') } });
  await chief.call(update, { params: { id }, body: { ...body, title: 'Repair of the canals at Ravi' } });
  expect(await chief.call(get, { params: { id } })).toMatchObject({ version: 3, alsoIn: [alsoIn] });
});

test.each([
  ['without a name', { source: ' ' }, 'source'],
  ['of no day', { publishDate: 'yesterday' }, 'publishDate'],
  ['with an address that is none', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
])('a source %s is refused beside its field', async (_, changes, field) => {
  const { id } = await chief.call(create, { body });
  const answer = await chief.send(addSource, { params: { id }, body: { ...jang, ...changes } });
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

test('nobody else adds one, and no tender has none', async () => {
  const plain = await api.user('plain.person');
  const answers = [];
  for (const actor of [api.visitor(), plain, chief]) {
    answers.push((await actor.send(addSource, { params: { id: 2_000_000_000 }, body: jang })).status);
  }
  expect(answers).toEqual([401, 403, 404]);
});
