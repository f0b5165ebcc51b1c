import { describe, expect, test } from 'vitest';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { sql } from '#db/connection.ts';
import type { Person } from '../../../../tests/support/api/people.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../tests/support/payments/pdf-of.ts';
import { fileScans, storeFile, storeScan } from '../../../../tests/support/tenders/drafts.ts';
import { tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';
import { collectFiles } from '../../../platform/files/file-store.ts';

const { file, list, rules, read, page, hold, keep, merge, split, submit, giveBack, publish, addSource } =
  draftEndpoints;
const { discard, restore } = draftEndpoints;
const WORK = { values: { title: 'Repair of a road', closingDate: '2026-12-01' }, confirmed: ['title' as const] };

const api = forAllTests(startApi);
const guest = forAllTests(() => api.visitor());
const plain = forAllTests(() => api.user('plain.one'));
const chief = forAllTests(() => api.superAdmin());
const amna = forAllTests(() => api.admin('amna'));
const bilal = forAllTests(() => api.admin('bilal'));

const take = (id: number, by: Person, from: Person | null = null) =>
  by.send(hold, { params: { id }, body: { holderId: by.id, expectedHolderId: from?.id ?? null } });
const stored = async () =>
  (await api.db.query<{ digest: string }>(sql`SELECT digest FROM file`)).map(({ digest }) => digest);

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const nobodyHas = { params: { id: 999_999 } };
  const table: RoleRow[] = [
    [file, { body: { files: [] } }, 401, 403, 400],
    [list, {}, 401, 403, 200],
    [rules, {}, 401, 403, 200],
    [read, nobodyHas, 401, 403, 404],
    [page, { params: { id: 999_999, number: 1 } }, 401, 403, 404],
    [hold, { ...nobodyHas, body: { holderId: null, expectedHolderId: null } }, 401, 403, 404],
    [keep, { ...nobodyHas, body: WORK }, 401, 403, 404],
    [merge, { body: { ids: [999_998, 999_999] } }, 401, 403, 404],
    [split, nobodyHas, 401, 403, 404],
    [submit, { ...nobodyHas, body: WORK }, 401, 403, 404],
    [giveBack, { ...nobodyHas, body: { reason: 'No' } }, 401, 403, 404],
    [publish, { ...nobodyHas, body: tenderBody() }, 401, 403, 404],
    [addSource, { ...nobodyHas, body: { tenderId: 1, source: 'Dawn', publishDate: '2026-11-01' } }, 401, 403, 404],
    [discard, nobodyHas, 401, 403, 404],
    [restore, nobodyHas, 401, 403, 404],
  ];
  testRoles(draftEndpoints, table, () => ({ guest, plain, chief }));
});

describe('filing', () => {
  test('a known file answers its draft, also to two at once', async () => {
    const scan = await storeScan(chief, 'page 1.png');
    const body = { files: [{ digest: scan.digest, name: scan.name }] };
    const answers = await Promise.all([amna, bilal, chief, amna].map((by) => by.send(file, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    const [first] = answers.map(({ body: row }) => row);
    for (const { body: row } of answers) expect(row).toMatchObject({ id: (first as { id: number }).id, state: 'open' });
    expect(first).toMatchObject({
      ...{ version: 1, holder: null, title: null, isKeyed: false, thumbnail: null },
      files: [{ digest: scan.digest, kind: 'scan', name: 'page 1.webp' }],
      reading: { state: 'waiting', read: 0, pages: 1, problem: null },
    });
    const asked = await api.db.query(sql`SELECT 1 FROM file_reading WHERE digest = ${scan.digest}`);
    expect(asked).toHaveLength(1);
  });

  test('takes only files that are stored, and none of which some lie in a draft', async () => {
    const unknown = { digest: 'e'.repeat(64), name: 'x.png' };
    expect(await chief.send(file, { body: { files: [unknown] } })).toMatchObject({ status: 400 });
    const [{ files: [known] = [] }, other] = [await fileScans(chief), await storeScan(chief)];
    const some = [known, other].map((one) => ({ digest: one?.digest ?? '', name: 'x' }));
    expect(await chief.send(file, { body: { files: some } })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/lie in draft \d+ already/) } },
    });
  });

  test('lists the oldest first, by who has it; what was thrown away is done', async () => {
    const [mine, nobodys, gone] = [await fileScans(chief), await fileScans(chief), await fileScans(chief)];
    await take(mine.id, amna);
    await amna.call(discard, { params: { id: gone.id } });
    const ids = async (query: object) => (await amna.call(list, { query: query as never })).map(({ id }) => id);
    expect(await ids({ holder: 'me' })).toEqual([mine.id]);
    const free = await ids({ holder: 'nobody', limit: '200' });
    expect(free).toContain(nobodys.id);
    expect(free).not.toContain(mine.id);
    expect(free).toEqual(free.toSorted((a, b) => a - b));
    expect((await ids({ list: 'done' }))[0]).toBe(gone.id);
    const { headers } = await amna.send(list, { query: { limit: '1' } as never });
    expect(Number(headers.get('X-Total-Count'))).toBe((await ids({ limit: '200' })).length);
  });
});

describe('having a draft in hand', () => {
  test('is of one clerk: of two at once one gets it, the other reads who has it', async () => {
    const { id } = await fileScans(chief);
    const answers = await Promise.all([take(id, amna), take(id, bilal)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)?.body as { message: string };
    expect(lost.message).toMatch(/^(amna|bilal) of Lahore has had this draft in hand since \d\d:\d\d\.$/);
    const has = answers[0]?.status === 200 ? amna : bilal;
    const other = has === amna ? bilal : amna;
    expect((await take(id, other, has)).body).toMatchObject({ holder: { id: other.id }, heldAt: expect.any(String) });
    const laidBack = { holderId: null, expectedHolderId: other.id };
    expect(await other.call(hold, { params: { id }, body: laidBack })).toMatchObject({ holder: null, heldAt: null });
    expect(await take(id, has, other)).toMatchObject({ status: 409, body: { message: /Nobody has this draft/ } });
    const toUser = { holderId: plain.id, expectedHolderId: null };
    expect(await has.send(hold, { params: { id }, body: toUser })).toMatchObject({ status: 400 });
  });

  test.each<[string, unknown, number]>([
    [
      'lists, numbers and parts of a control',
      { organizationIds: [4, 7], documents: [{ digest: 'ab', pages: 2 }] },
      204,
    ],
    ['a text with what Postgres does not store', { title: 'Road\u0000 \ud800' }, 204],
    ['something deep', { title: [[['x']]] }, 400],
    ['a control with no name', { '': 'x' }, 400],
    ['an endless text', { title: 'x'.repeat(50_001) }, 400],
  ])('keeps or refuses %s', async (_, values, status) => {
    const { id } = await fileScans(amna);
    await take(id, amna);
    const answer = await amna.request('PUT', `/api/admin/drafts/${id}/work`, { body: { values, confirmed: [] } });
    expect(answer.status).toBe(status);
  });

  test('lets a clerk keep what is keyed, and nobody else', async () => {
    const { id } = await fileScans(chief);
    expect(await amna.send(keep, { params: { id }, body: WORK })).toMatchObject({ status: 409 });
    await take(id, amna);
    expect((await amna.send(keep, { params: { id }, body: WORK })).status).toBe(204);
    expect(await bilal.send(keep, { params: { id }, body: WORK })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/^amna of Lahore has had/) } },
    });
    expect(await bilal.call(read, { params: { id } })).toMatchObject({
      ...{ work: WORK, title: 'Repair of a road', closingDate: '2026-12-01', isKeyed: true },
    });
    expect((await amna.send(discard, { params: { id } })).status).toBe(204);
    expect(await amna.call(restore, { params: { id } })).toMatchObject({ state: 'open', isKeyed: true, holder: null });
  });
});

describe('pages', () => {
  test('of several drafts become those of the first in the order of the ids, and drafts of their own again', async () => {
    const [a, b, c] = [await fileScans(chief), await fileScans(chief, 2), await fileScans(chief)];
    await take(b.id, bilal);
    const body = { ids: [c.id, a.id, b.id] };
    expect(await amna.send(merge, { body })).toMatchObject({ status: 409, body: { message: /^bilal of Lahore/ } });
    expect((await amna.call(read, { params: { id: c.id } })).files).toHaveLength(1);
    const whole = await bilal.call(merge, { body });
    const order = [c, a, b].flatMap(({ files }) => files.map(({ digest }) => digest));
    expect(whole.files.map(({ digest }) => digest)).toEqual(order);
    expect(await amna.call(read, { params: { id: a.id } })).toMatchObject({ state: 'merged', mergedInto: c.id });
    const again = await amna.call(split, { params: { id: c.id } });
    expect(again.map(({ files }) => files.map(({ digest }) => digest))).toEqual(order.map((digest) => [digest]));
    expect(again[0]?.id).toBe(c.id);
    expect(await amna.send(split, { params: { id: c.id } })).toMatchObject({ status: 409 });
  });

  test('keep what is keyed in one of them, and are not merged where that would lose something', async () => {
    const [a, b, c] = [await fileScans(amna), await fileScans(amna), await fileScans(amna)];
    const key = async (id: number) => {
      await amna.call(hold, { params: { id }, body: { holderId: amna.id, expectedHolderId: null } });
      await amna.call(keep, { params: { id }, body: WORK });
    };
    await key(b.id);
    await amna.call(merge, { body: { ids: [a.id, b.id] } });
    expect(await amna.call(read, { params: { id: a.id } })).toMatchObject({ work: WORK });
    await key(c.id);
    expect(await amna.send(merge, { body: { ids: [c.id, a.id] } })).toMatchObject({
      ...{
        status: 409,
        body: {
          message: `Something is keyed in #${a.id} and #${c.id} already. Publish one of them by itself, or throw it away.`,
        },
      },
    });
    expect(await amna.call(read, { params: { id: c.id } })).toMatchObject({ state: 'open', work: WORK });
  });

  test('are at most eleven files', async () => {
    const [many, one] = [await fileScans(chief, 10), await fileScans(chief, 2)];
    expect(await chief.send(merge, { body: { ids: [many.id, one.id] } })).toMatchObject({
      ...{ status: 409, body: { message: 'A notice has at most 10 documents beside its picture, and here are 11.' } },
    });
    expect(await chief.call(read, { params: { id: one.id } })).toMatchObject({ state: 'open' });
  });

  test('are shown to administrators alone, inert, and never to others before the notice is public [ASVS 3.2.1, 8.2.1]', async () => {
    const pdf = await storeFile(chief, pdfOf('Terms'), 'terms.pdf');
    const scan = await storeScan(chief);
    const files = [scan, pdf].map(({ digest, name }) => ({ digest, name }));
    const { id } = await chief.call(file, { body: { files } });
    const { pages } = await chief.call(read, { params: { id } });
    expect(pages).toMatchObject([{ url: `/api/admin/drafts/${id}/pages/1`, width: scan.width }, { url: null }]);
    const answer = await chief.request('GET', pages[0]?.url ?? '');
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    ]);
    const etag = answer.headers.get('etag') ?? '';
    const fresh = await chief.request('GET', pages[0]?.url ?? '', { headers: { 'if-none-match': etag } });
    expect(fresh.status).toBe(304);
    for (const nowhere of [`${id}/pages/2`, `${id}/pages/3`, `${id}/pages/0`, `${id}/pages/x`]) {
      expect((await chief.request('GET', `/api/admin/drafts/${nowhere}`)).status).toBe(404);
    }
    expect((await plain.request('GET', pages[0]?.url ?? '')).status).toBe(403);
    for (const { digest } of files) expect((await guest.request('GET', `/files/${digest}/x`)).status).toBe(404);
  });
});

describe('throwing away', () => {
  test('can be undone for a day; then the files go', async () => {
    const [kept, late] = [await fileScans(chief), await fileScans(chief)];
    const digests = [kept, late].flatMap(({ files }) => files.map(({ digest }) => digest));
    for (const { id } of [kept, late]) await chief.call(discard, { params: { id } });
    await api.owner.query(sql`UPDATE file SET named_at = now() - interval '25 hours'`);
    await collectFiles(api.db);
    expect(await stored()).toEqual(expect.arrayContaining(digests));
    expect(await chief.call(restore, { params: { id: kept.id } })).toMatchObject({ state: 'open', endedAt: null });
    await api.owner.query(sql`UPDATE draft SET ended_at = now() - interval '25 hours' WHERE id = ${late.id}`);
    await api.owner.query(sql`UPDATE file SET named_at = now() - interval '25 hours'`);
    expect(await collectFiles(api.db)).toBe(1);
    expect(await stored()).toContain(digests[0]);
    expect(await chief.send(restore, { params: { id: late.id } })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/more than a day ago/) } },
    });
  });

  test('frees the file for another draft, which then keeps it', async () => {
    const first = await fileScans(chief);
    await chief.call(discard, { params: { id: first.id } });
    const again = await chief.send(file, {
      body: { files: first.files.map(({ digest, name }) => ({ digest, name })) },
    });
    expect(again).toMatchObject({ status: 201 });
    expect(await chief.send(restore, { params: { id: first.id } })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/filed anew/) } },
    });
  });
});
