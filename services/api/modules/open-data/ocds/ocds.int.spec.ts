import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDataEndpoints, type Release } from '#contracts/api/open-data/open-data.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { temporaryFolder } from '../../../../../tests/support/files/temporary-folder.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { importPath, loadSamples } from '../../../../../tests/support/import/import-into.ts';
import { officialSchema } from '../../../../../tests/support/open-data/official-schema.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const data = (path: string) => fileURLToPath(new URL(`../../../../../db/sample-data/${path}`, import.meta.url));
const UK = data('uk-contracts-finder/contracts-finder-search-2025-01-20_23.release-package.json');
const ASSAM = data('assam-tenders/assam_sample_400.csv');
const META: EventMeta = {
  actor: { kind: 'system', name: 'test' },
  requestId: 'r',
  correlationId: 'r',
  outcome: 'done',
};

const folder = forAllTests(temporaryFolder);
const api = forAllTests(() =>
  startApi({ modules: [...EVERYTHING, OPEN_DATA], settings: { publicUrl: 'https://ailaan.example' } }),
);
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await loadSamples(api.db);
  for (const file of [UK, ASSAM]) await importHere(file);
  const body = {
    ...tenderBody(),
    categories: ['Medical & Health'],
    sourceUrl: 'https://example.pk/[a]|b?q={x} y'.replace(' ', ''),
  };
  const { id } = await root.call(tenderEndpoints.create, {
    body: { ...body, bidSecurity: '2 %', closingTime: '14:30' },
  });
  const changed = { ...body, title: 'Changed', closingDate: '2026-08-01' };
  await root.call(tenderEndpoints.update, { params: { id }, body: changed });
  await root.call(tenderEndpoints.remove, { params: { id } });
  const { id: kept } = await root.call(tenderEndpoints.create, { body });
  await root.call(tenderEndpoints.update, { params: { id: kept }, body: changed });
});

const importHere = async (path: string, db = api.db) => importPath(db, path, undefined, { meta: META });

async function lines(): Promise<Release[]> {
  const answer = await api.visitor().get('/api/ocds/releases.jsonl');
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  return String(answer.body)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('every release of the samples and the imported sets is valid by the official schema', async () => {
  const releases = await lines();
  const [{ events } = { events: 0 }] = await api.owner.query<{ events: number }>(
    sql`SELECT count(*) AS events FROM es.events e WHERE stream_id LIKE 'tender-%' AND NOT EXISTS (SELECT FROM es.events s
      WHERE s.stream_id = e.stream_id AND s.version = 1 AND s.data #>> '{origin,kind}' = 'sample')`,
  );
  expect(releases).toHaveLength(events);
  expect(releases.length).toBeGreaterThan(450);
  const errorsOf = officialSchema('release-schema');
  expect(releases.flatMap((release) => errorsOf(release).map((error) => [release.id, error]))).toEqual([]);
  expect(errorsOf({ ...releases[0], date: 'yesterday' })).not.toEqual([]); // it does look
  expect(new Set(releases.map(({ id }) => id)).size).toBe(releases.length);
});

test('the pages together are the file, each a valid package', async () => {
  const errorsOf = officialSchema('release-package-schema');
  const found: Release[] = [];
  for (let path: string | undefined = '/api/ocds/releases?limit=90'; path !== undefined; ) {
    const answer = await api.visitor().get(path);
    const page = openDataEndpoints.releases.response.parse(answer.body);
    expect(errorsOf(answer.body)).toEqual([]);
    expect(answer.headers.get('link') ?? '').toBe(page.links.next ? `<${page.links.next}>; rel="next"` : '');
    found.push(...page.releases);
    path = page.links.next?.replace('https://ailaan.example', '');
  }
  expect(found).toEqual(await lines());
});

describe('a tender that was changed and removed', () => {
  const story = async () => {
    const releases = (await lines()).filter(({ tender }) => tender.status === 'withdrawn');
    return releases[0]?.ocid ?? '';
  };

  test('is one process of three releases, of which none says that the buyer did anything', async () => {
    const ocid = await story();
    expect(ocid).toMatch(/^ocds-ailaan-\d+-[0-9a-f]{12}$/);
    const mine = (await lines()).filter((release) => release.ocid === ocid);
    expect(mine.map(({ id, tag }) => [id, ...tag])).toEqual([
      [`${ocid}-1`, 'tender'],
      [`${ocid}-2`, 'tenderUpdate'],
      [`${ocid}-3`, 'tenderUpdate'],
    ]);
    expect(mine[0]?.tender).toMatchObject({
      title: 'Construction of a bridge',
      status: 'complete',
      tenderPeriod: { startDate: '2026-06-01T00:00:00+05:00', endDate: '2026-07-01T14:30:00+05:00' },
      bidSecurityDetails: '2 %',
    });
    expect(mine[1]?.tender).toMatchObject({
      title: 'Changed',
      tenderPeriod: { endDate: '2026-08-01T23:59:59+05:00' },
      bidSecurityDetails: null,
    });
    expect(mine[1]?.tender).not.toHaveProperty('amendments');
    expect(mine[2]?.tender).toMatchObject({ title: 'Changed', status: 'withdrawn' });
  });

  test('has a valid record', async () => {
    const ocid = await story();
    const { body } = await api.visitor().get(`/api/ocds/records/${ocid}`);
    expect(officialSchema('record-package-schema')(body)).toEqual([]);
    const { records } = openDataEndpoints.record.response.parse(body);
    expect(records[0]?.releases).toHaveLength(3);
    expect(records[0]?.compiledRelease).toMatchObject({
      tag: ['compiled'],
      tender: { title: 'Changed', status: 'withdrawn' },
    });
    expect(records[0]?.compiledRelease.tender).not.toHaveProperty('bidSecurityDetails');
  });

  test.each(['ocds-ailaan-1-000000000000', 'ocds-ailaan-99999999-000000000000', 'ocds-b5fd17-1', 'x', '%00'])(
    'is not found as %s',
    async (ocid) => expect((await api.visitor().get(`/api/ocds/records/${ocid}`)).status).toBe(404),
  );
});

test('the list of records has the record of every tender once, each page a valid package', async () => {
  const errorsOf = officialSchema('record-package-schema');
  const found: string[] = [];
  for (let path: string | undefined = '/api/ocds/records?limit=40'; path !== undefined; ) {
    const { body } = await api.visitor().get(path);
    expect(errorsOf(body)).toEqual([]);
    const page = openDataEndpoints.records.response.parse(body);
    found.push(...page.records.map(({ ocid }) => ocid));
    path = page.links.next?.replace('https://ailaan.example', '');
  }
  expect(found).toEqual([...new Set((await lines()).map(({ ocid }) => ocid))]);
  const single = await api.visitor().get(`/api/ocds/records/${found[0]}`);
  const first = await api.visitor().get('/api/ocds/records?limit=1');
  expect((first.body as { records: unknown[] }).records).toEqual((single.body as { records: unknown[] }).records);
});

describe('importing our own export', () => {
  const count = () =>
    api.owner.query(sql`SELECT count(*) AS n, max(position) AS last FROM es.events WHERE stream_id LIKE 'tender-%'`);

  test('adds nothing and changes nothing here, as file or as packages', async () => {
    const before = await count();
    const file = folder.at('own.jsonl');
    await writeFile(file, String((await api.visitor().get('/api/ocds/releases.jsonl')).body));
    expect(await importHere(file)).toMatchObject({
      added: 0,
      updated: 0,
      refused: 0,
      newCategories: 0,
      newOrganizations: 0,
    });
    const pack = folder.at('own.json');
    await writeFile(pack, JSON.stringify((await api.visitor().get('/api/ocds/releases')).body));
    expect(await importHere(pack)).toMatchObject({ added: 0, updated: 0, refused: 0 });
    expect(await count()).toEqual(before);
  });

  test('brings every tender to another portal once, and nothing the second time', async () => {
    const other = await startApi({ modules: [...EVERYTHING, OPEN_DATA] });
    try {
      await other.superAdmin();
      const file = folder.at('all.jsonl');
      await writeFile(file, String((await api.visitor().get('/api/ocds/releases.jsonl')).body));
      const [{ n } = { n: 0 }] = await api.owner.query<{ n: number }>(
        sql`SELECT count(DISTINCT stream_id) AS n FROM es.events WHERE stream_id LIKE 'tender-%' AND version = 1
          AND data #>> '{origin,kind}' <> 'sample'`,
      );
      expect(await importHere(file, other.db)).toMatchObject({ added: n, refused: 0 });
      expect(await importHere(file, other.db)).toMatchObject({ added: 0, updated: 0, refused: 0 });
      const back = folder.at('back.jsonl');
      await writeFile(back, String((await other.visitor().get('/api/ocds/releases.jsonl')).body));
      expect(await importHere(back, other.db)).toMatchObject({ added: 0, updated: 0, refused: 0 });
    } finally {
      await other.stop();
    }
  });
});

test.each(['?limit=0', '?limit=101', '?after=-1', '?page=2', '?after=1&after=2'])(
  'releases%s are refused',
  async (query) => {
    expect((await api.visitor().get(`/api/ocds/releases${query}`)).status).toBe(400);
  },
);

test('what has not changed is answered by 304, and a new notice changes the tag', async () => {
  const paths = ['/api/ocds/releases?limit=1', '/api/ocds/releases.jsonl'];
  const before = await Promise.all(paths.map((path) => api.visitor().get(path)));
  for (const [at, path] of paths.entries()) {
    const etag = before[at]?.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await api.visitor().get(path, { 'if-none-match': etag })).status).toBe(304);
  }
  await root.call(tenderEndpoints.create, { body: { ...tenderBody(), categories: ['Medical & Health'] } });
  const after = await api.visitor().get('/api/ocds/releases.jsonl');
  expect(after.headers.get('etag')).not.toBe(before[1]?.headers.get('etag'));
});
