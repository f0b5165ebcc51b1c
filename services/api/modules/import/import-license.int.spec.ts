import { expect, test } from 'vitest';
import { importEndpoints } from '#contracts/api/imports.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE, OPEN_DATA } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { imports } from '../../../../tests/support/import/import-into.ts';
import { until } from '../../../../tests/support/until.ts';

const OGL = 'Open Government Licence v3.0, © Crown copyright';
const HEAD = 'title,description,closingDate,categories,sectors,reference,sourceLicense';
const line = (n: number, license = '') => `Bridge ${n},Over the canal,2026-12-01,Roads,Government,NHA/${n},${license}`;

const api = forAllTests(() => startApi({ modules: [ACCOUNTS, ...CATALOGUE, imports, OPEN_DATA] }));
const admin = forAllTests(() => api.superAdmin());

async function imported(rows: readonly string[], reading: { license?: string } = {}) {
  const text = [HEAD, ...rows].join('\n');
  const { create, upload, start, one } = importEndpoints;
  const body = { fileName: 'notices.csv', size: Buffer.byteLength(text), source: 'Contracts Finder' };
  const { id } = await admin.call(create, { body });
  await admin.request('PUT', upload.path.replace(':id', String(id)).replace(':firstAt', '0'), {
    body: text,
    headers: { 'content-type': 'application/octet-stream' },
  });
  await admin.call(start, { params: { id }, body: { dryRun: false, reading } });
  await until(async () => (await admin.call(one, { params: { id } })).state !== 'running');
  return admin.call(one, { params: { id } });
}

const licenseOf = async (reference: string) => {
  const [row] = await api.db.query<{ id: number }>(sql`SELECT id FROM tender WHERE reference = ${reference}`);
  return (await api.visitor().call(tenderEndpoints.get, { params: { id: row?.id ?? 0 } })).sourceLicense;
};

test('the licence of a source is kept in the event and stands on its notices, in JSON, CSV and OCDS', async () => {
  await imported([line(1), line(2, 'ODbL 1.0')], { license: OGL });
  expect(await licenseOf('NHA/1')).toBe(OGL);
  expect(await licenseOf('NHA/2')).toBe('ODbL 1.0');
  const events = await api.db.query<{ license: string }>(
    sql`SELECT data #>> '{tender,sourceLicense}' AS license FROM es.events WHERE type = 'TenderPublished' ORDER BY 1`,
  );
  expect(events.map(({ license }) => license)).toEqual(['ODbL 1.0', OGL]);
  const csv = String((await api.visitor().get('/tenders.csv')).body);
  expect(csv).toContain('source_license');
  expect(csv).toContain(`"${OGL}"`);
  const { body } = await api.visitor().get('/api/ocds/releases');
  const { releases } = body as { releases: { tender: { sourceLicense?: string } }[] };
  expect(releases.map(({ tender }) => tender.sourceLicense).sort()).toEqual(['ODbL 1.0', OGL]);
});

test('it is remembered for the next file of the source', async () => {
  await imported([line(3)]);
  expect(await licenseOf('NHA/3')).toBe(OGL);
});

test('a licence that is stated later comes to the notices that are there', async () => {
  await imported([line(3)], { license: 'OGL v4.0' });
  expect(await licenseOf('NHA/3')).toBe('OGL v4.0');
});
