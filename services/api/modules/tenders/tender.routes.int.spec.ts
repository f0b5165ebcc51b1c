import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#contracts/api/shared/problem.ts';
import { Tender, TenderListItem, tenderEndpoints } from '#contracts/api/tenders.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { type Role, startTenderApp } from '../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization, tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';

const NOON = new Date('2026-06-15T07:00:00Z');

const app = forAllTests(() => startTenderApp(NOON));
const admin = forAllTests(() => app.as('admin'));
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  await addCategory(app.db, 'Water');
  await addOrganization(app.db, 'National Highway Authority');
  await addOrganization(app.db, 'Public Works');
});

afterAll(() => expect(app.failures).toEqual([]));

const publish = (changes = {}) => admin.call(tenderEndpoints.create, { body: tenderBody(changes) });

describe('who may do what', () => {
  const calls = Object.entries(tenderEndpoints).map(([name, endpoint]) => ({ name, endpoint }));
  const roles: Role[] = ['visitor', 'user', 'admin'];
  const table = calls.flatMap(({ name, endpoint }) =>
    roles.map((role) => ({ name, role, status: refusal(endpoint.access, role) ?? endpoint.status, endpoint })),
  );

  function refusal(access: string, role: Role): 401 | 403 | undefined {
    if (access === 'public' || role === 'admin') return undefined;
    return role === 'visitor' ? 401 : 403;
  }

  test('the table has all calls', () => expect(table).toHaveLength(3 * 9));

  test.each(table)('$role $name → $status [ASVS 8.2.1] [X1, C6]', async ({ endpoint, role, status, name }) => {
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { id } = await publish({ imageUrl: png });
    const before = app.refusals.length;
    const actor = await app.as(role);
    const path = endpoint.path.replace(':id', String(id));
    const source = { source: 'Jang', publishDate: '2026-08-12' };
    const bodies = {
      create: tenderBody({ title: 'By role' }),
      update: tenderBody({ title: 'By role' }),
      addSource: source,
    };
    const body = bodies[name as keyof typeof bodies];
    const answer = await actor.request(endpoint.method, path, body === undefined ? {} : { body });
    expect(answer.status).toBe(status);
    expect(app.refusals.length - before).toBe(status === 401 || status === 403 ? 1 : 0);
    const isThere = await visitor.get(`/api/tenders/${id}`);
    expect(isThere.status).toBe(name === 'remove' && role === 'admin' ? 404 : 200);
    expect((isThere.body as { version?: number }).version ?? 1).toBe(
      ['update', 'addSource'].includes(name) && role === 'admin' ? 2 : 1,
    );
  });
});

describe('the life of a tender', () => {
  test('published: 201, its address, and everybody sees it at once', async () => {
    const answer = await admin.send(tenderEndpoints.create, {
      body: tenderBody({
        title: '  Two   lanes ',
        description: ' first\r\nsecond ',
        categories: ['water', 'Roads', 'ROADS'],
        sectors: ['Energy', 'Government', 'Energy'],
        organizationIds: [2, 1, 2],
        procuringOrganizationId: 1,
        city: 'LAHORE',
        province: 'punjab',
        source: 'Dawn',
        sourceUrl: 'https://dawn.example/t?x=1',
        reference: 'NHA/2025/17',
        closingTime: '11:30',
        openingAt: '2026-07-01T12:00:00+05:00',
        bidSecurity: '2 %',
        documentFee: 'PKR 500',
        procurementMethod: 'Request for quotations',
        contact: 'Engineer\nRoom 4',
        ocrText: 'scan',
      }),
    });
    expect(answer.status).toBe(201);
    const tender = Tender.parse(answer.body);
    expect(answer.headers.get('location')).toBe(`/api/tenders/${tender.id}`);
    expect(tender).toEqual({
      ...forOptionalFields(() => null),
      documents: [],
      id: tender.id,
      ocid: expect.stringMatching(/^ocds-ailaan-\d+-[0-9a-f]{12}$/),
      title: 'Two lanes',
      description: 'first\nsecond',
      publishDate: '2026-06-01',
      closingDate: '2026-07-01',
      extendedFrom: null,
      closingTime: '11:30',
      status: 'open',
      storedStatus: 'open',
      city: 'Lahore',
      province: 'Punjab',
      source: 'Dawn',
      sourceUrl: 'https://dawn.example/t?x=1',
      reference: 'NHA/2025/17',
      categories: ['Water', 'Roads'],
      sectors: ['Energy', 'Government'],
      organization: { id: 1, name: 'National Highway Authority' },
      organizationIds: [2, 1],
      organizations: [
        { id: 2, name: 'Public Works' },
        { id: 1, name: 'National Highway Authority' },
      ],
      procuringOrganizationId: 1,
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      ocrText: 'scan',
      bidSecurity: '2 %',
      documentFee: 'PKR 500',
      openingAt: '2026-07-01T07:00:00.000Z',
      procurementMethod: 'Request for quotations',
      contact: 'Engineer\nRoom 4',
      isSample: false,
      alsoIn: [],
      version: 1,
      createdAt: tender.createdAt,
      updatedAt: tender.createdAt,
    });
    expect(await visitor.call(tenderEndpoints.get, { params: { id: tender.id } })).toEqual(tender);
    const [card] = await visitor.call(tenderEndpoints.list, { query: { limit: 1 } });
    expect(card).toEqual(TenderListItem.strip().parse(tender));
  });

  test('changed: 200, the next version, and the event says who [ASVS 16.2.1]', async () => {
    const { id } = await publish();
    const changed = await admin.call(tenderEndpoints.update, { params: { id }, body: tenderBody({ title: 'Wider' }) });
    expect(changed).toMatchObject({ id, title: 'Wider', version: 2 });
    const events = await readStream(app.db, `tender-${id}`);
    expect(events.map(({ type, meta }) => [type, meta.actor])).toEqual([
      ['TenderPublished', { kind: 'user', id: 1 }],
      ['TenderUpdated', { kind: 'user', id: 1 }],
    ]);
  });

  test('sent again as it is: 200, and no event', async () => {
    const { id } = await publish();
    const same = await admin.call(tenderEndpoints.update, { params: { id }, body: tenderBody() });
    expect(same.version).toBe(1);
    expect(await readStream(app.db, `tender-${id}`)).toHaveLength(1);
  });

  test('removed: 204, then 404 for everything, and no rows are left [C5, C8]', async () => {
    const { id } = await publish({ organizationIds: [1] });
    await admin.call(tenderEndpoints.remove, { params: { id } });
    const params = { params: { id } };
    const answers = await Promise.all([
      visitor.refused(tenderEndpoints.get, params),
      visitor.refused(tenderEndpoints.history, params),
      visitor.refused(tenderEndpoints.image, params),
      admin.refused(tenderEndpoints.update, { ...params, body: tenderBody() }),
      admin.refused(tenderEndpoints.remove, params),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const removedAt = async (of: number) => ((await visitor.get(`/api/tenders/${of}`)).body as Problem).removedAt;
    expect(Date.now() - Date.parse((await removedAt(id)) ?? '')).toBeLessThan(60_000);
    expect(await removedAt(999_999)).toBeUndefined();
    const rows = await app.db.query(sql`SELECT 1 FROM tender_category WHERE tender_id = ${id}
      UNION ALL SELECT 1 FROM tender_organization WHERE tender_id = ${id}`);
    expect(rows).toEqual([]);
  });

  test('its history tells what changed, by name, to everybody', async () => {
    const { id } = await publish({ organizationIds: [1] });
    await admin.call(tenderEndpoints.update, {
      params: { id },
      body: tenderBody({ categories: ['Water'], organizationIds: [2], closingDate: '2026-07-09' }),
    });
    await admin.call(tenderEndpoints.update, {
      params: { id },
      body: tenderBody({ title: 'Last', categories: ['Water'] }),
    });
    const history = await visitor.call(tenderEndpoints.history, { params: { id } });
    expect(history.map(({ version, changes }) => ({ version, changes }))).toEqual([
      {
        version: 3,
        changes: [
          { field: 'title', before: 'Construction of a bridge', after: 'Last' },
          { field: 'closingDate', before: '2026-07-09', after: '2026-07-01' },
          { field: 'organizationIds', before: 'Public Works', after: null },
        ],
      },
      {
        version: 2,
        changes: [
          { field: 'closingDate', before: '2026-07-01', after: '2026-07-09' },
          { field: 'categories', before: 'Roads', after: 'Water' },
          { field: 'organizationIds', before: 'National Highway Authority', after: 'Public Works' },
        ],
      },
    ]);
  });
});

describe('the status follows the clock', () => {
  test('in the answer, in the filter, and in the ETag', async () => {
    const { id } = await publish({ title: 'Clockwork', closingDate: '2026-06-23', closingTime: '12:00' });
    const seen: [string, string | null][] = [];
    for (const at of ['2026-06-15T18:59:59Z', '2026-06-15T19:00:00Z', '2026-06-23T06:59:59Z', '2026-06-23T07:00:00Z']) {
      app.now = new Date(at);
      const { body, headers } = await visitor.get(`/api/tenders/${id}`);
      const { status } = Tender.parse(body);
      seen.push([status, headers.get('etag')]);
      const found = await visitor.call(tenderEndpoints.list, { query: { search: 'clockwork', status } });
      expect(found.map((tender) => tender.status)).toEqual([status]);
    }
    app.now = NOON;
    expect(seen.map(([status]) => status)).toEqual(['open', 'closing_soon', 'closing_soon', 'closed']);
    expect(seen[1]).toEqual(seen[2]);
    expect(new Set(seen.map(([, etag]) => etag)).size).toBe(3);
  });
});

describe('the ETag', () => {
  test('spares who has it the body, and changes with a renamed category', async () => {
    await addCategory(app.db, 'Old name');
    const { id } = await publish({ categories: ['Old name'] });
    const first = await visitor.get(`/api/tenders/${id}`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(new RegExp(`^"tender-${id}-1-[\\w-]{12}"$`));
    const again = await visitor.get(`/api/tenders/${id}`, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, undefined]);
    await app.db.query(sql`UPDATE category SET name = 'New name' WHERE name = 'Old name'`);
    const renamed = await visitor.get(`/api/tenders/${id}`, { 'if-none-match': etag });
    expect(renamed).toMatchObject({ status: 200, body: { categories: ['New name'] } });
  });

  test.each([
    ['the present one', (etag: string) => etag, 200],
    ['any', () => '*', 200],
    ['the version alone', (_: string, id: number) => `"tender-${id}-1"`, 200],
    ['an older one', (_: string, id: number) => `"tender-${id}-0-x"`, 412],
    ['a newer one', (_: string, id: number) => `"tender-${id}-2-x"`, 412],
    ['one of another tender', (_: string, id: number) => `"tender-${id + 1}-1-x"`, 412],
    ['a weak one', (etag: string) => `W/${etag}`, 412],
    ['none at all', () => 'tender', 400],
  ])('If-Match with %s [C7]', async (_, header, status) => {
    const { id } = await publish();
    const etag = (await admin.get(`/api/tenders/${id}`)).headers.get('etag') ?? '';
    const answer = await admin.send(tenderEndpoints.update, {
      params: { id },
      body: tenderBody({ title: 'Guarded' }),
      headers: { 'if-match': header(etag, id) },
    });
    expect(answer.status).toBe(status);
    expect(await visitor.call(tenderEndpoints.get, { params: { id } })).toMatchObject({
      version: status === 200 ? 2 : 1,
    });
    if (status === 200) expect(answer.headers.get('etag')).toContain(`"tender-${id}-2-`);
  });
});
