import { expect, test } from 'vitest';
import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { FIRST_NEWSPAPERS } from '#contracts/vocabulary/lists/newspapers.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { readCurrentConfig } from '../../../platform/settings/current-settings.ts';
import { readSite } from '../../pages/read-site.ts';

const { read, change, newspapers } = settingsEndpoints;

const api = forAllTests(() => startApi({ settings: { supportEmail: 'support@ailaan.example' } }));
const chief = forAllTests(() => api.superAdmin());
const deputy = forAllTests(() => api.admin());

const site = () => readSite({ ...api, clock: () => new Date() } as never, new Date());
const publicText = async (path: string) => JSON.stringify((await api.visitor().request('GET', path)).body);

test('the name of the portal is stated; pages, feeds, catalogues and the sender of emails bear it', async () => {
  expect(await chief.call(read)).toMatchObject({ name: 'Ailaan', sources: { name: 'first' } });
  expect(await chief.call(change, { body: { name: ' Multan  Tenders ' } })).toMatchObject({
    name: 'Multan Tenders',
    mail: { from: expect.stringMatching(/^Multan Tenders </) },
    sources: { name: 'settings' },
  });
  expect((await site()).name).toBe('Multan Tenders');
  for (const path of [
    '/tenders.atom',
    '/opensearch.xml',
    '/tenders.csv-metadata.json',
    '/api/openapi.json',
    '/api/docs',
    '/api/ocds/releases',
  ]) {
    const text = await publicText(path);
    expect(text, path).toContain('Multan Tenders');
    expect(text, path).not.toContain('<name>Ailaan');
  }
  const { siteName, mailFrom } = await readCurrentConfig(api.db, { ...api.config, mailFrom: 'Ailaan <a@b.example>' });
  expect([siteName, mailFrom]).toEqual(['Multan Tenders', 'Multan Tenders <a@b.example>']);
  expect((await readCurrentConfig(api.db, { ...api.config, mailFrom: 'x@b.example' })).mailFrom).toBe('x@b.example');
  expect(await chief.call(change, { body: { name: '' } })).toMatchObject({
    name: 'Ailaan',
    sources: { name: 'first' },
  });
});

test.each(['<b>', 'a"b', 'x'.repeat(61)])('%s is no name of a portal', async (name) => {
  const { status, body } = await chief.send(change, { body: { name } });
  expect([status, body]).toEqual([400, expect.objectContaining({ errors: { name: expect.any(String) } })]);
});

test('the address of the specification stands until the operator says who he is; then only his own does', async () => {
  expect((await site()).contact.address).toBe('Karachi, Sindh, Pakistan');
  await chief.call(change, { body: { name: 'Multan Tenders' } });
  expect((await site()).contact.address).toBeUndefined();
  const contact = { supportEmail: 'help@portal.example', paymentsEmail: 'pay@portal.example' };
  await chief.call(change, { body: { name: null, contact } });
  expect((await site()).contact.address).toBeUndefined();
  await chief.call(change, { body: { contact: { ...contact, address: 'Bosan Road, Multan' } } });
  expect((await site()).contact.address).toBe('Bosan Road, Multan');
  await chief.call(change, { body: { contact: null } });
  expect((await site()).contact.address).toBe('Karachi, Sindh, Pakistan');
});

test('newspapers that the form of a tender suggests are a list of the operator', async () => {
  expect(await deputy.call(newspapers)).toEqual(FIRST_NEWSPAPERS);
  expect(await chief.call(change, { body: { newspapers: ['Dawn', ' Multan  Post ', 'dawn', ''] } })).toMatchObject({
    newspapers: ['Dawn', 'Multan Post'],
    sources: { newspapers: 'settings' },
  });
  expect(await deputy.call(newspapers)).toEqual(['Dawn', 'Multan Post']);
  expect((await api.visitor().send(newspapers)).status).toBe(401);
  expect((await chief.send(change, { body: { newspapers: Array(301).fill('x') } })).status).toBe(400);
  expect(await chief.call(change, { body: { newspapers: null } })).toMatchObject({ newspapers: FIRST_NEWSPAPERS });
});
