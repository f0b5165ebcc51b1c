import { expect, test } from 'vitest';
import { CATALOGUE, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';

const LICENSE = { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };
const api = forAllTests(() =>
  startApi({
    modules: [...CATALOGUE, OPEN_DATA],
    settings: { publicUrl: 'https://ailaan.example', siteName: 'Ailaan & Sons', dataLicense: LICENSE },
  }),
);

const get = async <T>(path: string) => (await api.visitor().get(path)).body as T;

test('the operator’s licence stands wherever data are given away', async () => {
  expect(await get('/api/ocds/releases')).toMatchObject({
    license: LICENSE.url,
    publicationPolicy: 'https://ailaan.example/reuse-our-data',
  });
  expect(await get('/api/openapi.json')).toMatchObject({ info: { license: LICENSE } });
  const feed = await get<string>('/tenders.atom');
  expect(feed).toContain(
    '<rights>ODbL 1.0 for what Ailaan &amp; Sons itself wrote: https://ailaan.example/reuse-our-data</rights>',
  );
  expect(feed).toContain(`<link rel="license" href="${LICENSE.url}"/>`);
  expect((await api.visitor().get('/tenders.csv')).headers.get('link')).toContain(`<${LICENSE.url}>; rel="license"`);
});

test('the CSV’s companion names its columns in their order, and every one has a meaning', async () => {
  const { headers, body } = await api.visitor().get('/tenders.csv-metadata.json');
  expect(headers.get('content-type')).toBe('application/csvm+json; charset=utf-8');
  const about = body as { tableSchema: { columns: Record<string, string>[] }; 'dc:license': unknown; url: string };
  const csv = await api.visitor().get('/tenders.csv');
  const [heading = ''] = String(csv.body).replace('\uFEFF', '').split('\r\n');
  expect(about.tableSchema.columns.map(({ titles }) => titles)).toEqual(heading.split(','));
  for (const column of about.tableSchema.columns) expect(column['dc:description'], column.name).toBeTruthy();
  expect(about).toMatchObject({ url: 'https://ailaan.example/tenders.csv', 'dc:license': { '@id': LICENSE.url } });
  expect(csv.headers.get('link')).toContain('</tenders.csv-metadata.json>; rel="describedby"');
});

test('the catalogue leads to formats that there are', async () => {
  const { headers, body } = await api.visitor().get('/api/dcat.jsonld');
  expect(headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  const { 'dcat:dataset': dataset } = body as { 'dcat:dataset': Record<string, unknown> };
  expect(dataset['dct:license']).toEqual({ '@id': LICENSE.url });
  const distributions = dataset['dcat:distribution'] as Record<string, { '@id': string }>[];
  expect(distributions.length).toBeGreaterThan(5);
  for (const one of distributions) {
    const path = String(one['dcat:accessURL']?.['@id']).replace('https://ailaan.example', '');
    const answer = await api.visitor().get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(one['dcat:mediaType']?.['@id']).toContain(answer.headers.get('content-type')?.split(';')[0]);
  }
});
