import { beforeAll, describe, expect, test } from 'vitest';
import { deskEndpoints } from '#contracts/api/operations/desk.ts';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { type TenderBodyInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import type { Person } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';
import { fileScans, storeFile } from '../../../../../tests/support/tenders/drafts.ts';
import { dataUrl, picture } from '../../../../../tests/support/tenders/image-files.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { collectFiles } from '../../../../platform/files/file-store.ts';

const { file, read, hold, submit, giveBack, publish, addSource, rules } = draftEndpoints;
const WORK = { values: { title: 'Repair of a road' }, confirmed: [] };

const api = forAllTests(startApi);
const chief = forAllTests(() => api.superAdmin());
const amna = forAllTests(() => api.admin('amna'));
const bilal = forAllTests(() => api.admin('bilal'));
beforeAll(() => chief.post('/api/categories', { name: 'Roads' }));

const take = (id: number, by: Person) =>
  by.call(hold, { params: { id }, body: { holderId: by.id, expectedHolderId: null } });
const send = (id: number, by: Person, changes: Partial<TenderBodyInput> = {}, headers = {}) =>
  by.send(publish, { params: { id }, body: tenderBody({ sectors: ['Education'], ...changes }), headers });
const tenders = async () =>
  (await api.db.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM tender`))[0]?.count;
const secondLook = (isOn: boolean) => chief.call(settingsEndpoints.change, { body: { secondLook: isOn } });
const pageOf = (id: number, page: number) => `/api/admin/drafts/${id}/pages/${page}`;

describe('publishing', () => {
  test('makes the first scan the picture and the others documents; both streams end in one transaction', async () => {
    const draft = await fileScans(amna, 2);
    const [first, second] = draft.files;
    if (first === undefined || second === undefined) throw new Error('A draft has lost its files');
    await take(draft.id, amna);
    await amna.call(draftEndpoints.keep, { params: { id: draft.id }, body: WORK });
    const documents = [{ digest: second.digest, name: second.name }];
    const { status, body, headers } = await send(draft.id, amna, { imageUrl: pageOf(draft.id, 1), documents });
    const tender = body as { id: number; imageUrl: string; imageWidth: number };
    expect([status, headers.get('location')]).toEqual([201, `/api/tenders/${tender.id}`]);
    expect(tender).toMatchObject({ imageWidth: first.width, documents: [{ digest: second.digest }] });
    expect((await api.visitor().request('GET', tender.imageUrl)).status).toBe(200);
    const done = await amna.call(read, { params: { id: draft.id } });
    expect(done).toMatchObject({ state: 'published', tenderId: tender.id, holder: null, work: null });
    const [mine, its] = await Promise.all(
      [`draft-${draft.id}`, `tender-${tender.id}`].map((name) => readStream(api.db, name)),
    );
    expect([mine?.at(-1)?.type, its?.[0]?.type]).toEqual(['DraftPublished', 'TenderPublished']);
    const rows = await api.owner.query<{
      transactions: number;
    }>(sql`SELECT count(DISTINCT xmin::text)::int AS transactions
      FROM es.events WHERE stream_id IN (${`draft-${draft.id}`}, ${`tender-${tender.id}`})
        AND type IN ('DraftPublished', 'TenderPublished')`);
    expect(rows).toEqual([{ transactions: 1 }]);
  });

  test('by two at once yields one tender, and one sentence for the other', async () => {
    const { id } = await fileScans(chief);
    const before = (await tenders()) ?? 0;
    const answers = await Promise.all(
      [amna, bilal, amna].map((by) => send(id, by, {}, { 'if-match': `"draft-${id}-1"` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await tenders()).toBe(before + 1);
    const { tenderId } = await chief.call(read, { params: { id } });
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ message: `This draft was published as tender ${tenderId} already.` });
    }
  });

  test('that is refused leaves the draft as it was', async () => {
    const { id } = await fileScans(chief);
    await take(id, bilal);
    const before = await tenders();
    expect(await send(id, amna)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^bilal of Lahore/) },
    });
    expect(await send(id, bilal, { categories: ['Nothing'] })).toMatchObject({ status: 400 });
    expect(await send(id, bilal, { imageUrl: pageOf(id, 2) })).toMatchObject({
      ...{ status: 400, body: { message: expect.stringMatching(/has no picture of that page/) } },
    });
    expect(await send(id, bilal, { imageUrl: pageOf(id + 1, 1) })).toMatchObject({ status: 400 });
    expect(await send(id, bilal, {}, { 'if-match': `"draft-${id}-1"` })).toMatchObject({ status: 412 });
    const documents = [{ digest: 'd'.repeat(64), name: 'x.pdf' }];
    expect(await send(id, bilal, { documents })).toMatchObject({ status: 400 });
    expect(await tenders()).toBe(before);
    expect(await chief.call(read, { params: { id } })).toMatchObject({ state: 'open', version: 2 });
    expect(await send(id, bilal, {}, { 'if-match': `"draft-${id}-2"` })).toMatchObject({ status: 201 });
  });

  test('leaves alone the files of a draft that somebody else has in hand', async () => {
    const [mine, his] = [await fileScans(amna), await fileScans(bilal)];
    const documents = his.files.map(({ digest, name }) => ({ digest, name }));
    await take(his.id, bilal);
    expect(await send(mine.id, amna, { documents })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(
          `A file of this notice lies in draft ${his.id}. bilal of Lahore has had this draft in hand since`,
        ),
      },
    });
    expect(await chief.call(read, { params: { id: mine.id } })).toMatchObject({ state: 'open' });
    await bilal.call(hold, { params: { id: his.id }, body: { holderId: null, expectedHolderId: bilal.id } });
    expect(await send(mine.id, amna, { documents })).toMatchObject({ status: 201 });
  });

  test('takes a picture of its own, a drawn page of a PDF, or none', async () => {
    const pdf = await storeFile(chief, pdfOf('Terms of a road'), 'terms.pdf');
    const { id } = await chief.call(file, { body: { files: [{ digest: pdf.digest, name: pdf.name }] } });
    expect(await send(id, chief, { imageUrl: pageOf(id, 1) })).toMatchObject({
      ...{ status: 400, body: { message: expect.stringMatching(/not drawn yet/) } },
    });
    const drawn = await (await import('sharp'))
      .default(await picture('png', 50, 70))
      .webp()
      .toBuffer();
    await api.owner.query(sql`INSERT INTO file_page (digest, page, width, height, lines, picture, thumbnail)
      VALUES (${pdf.digest}, 1, 50, 70, '[]', ${drawn}, ${drawn})`);
    expect(await send(id, chief, { imageUrl: pageOf(id, 1) })).toMatchObject({
      ...{ status: 201, body: { imageWidth: 50, imageHeight: 70 } },
    });
    const other = await fileScans(chief);
    const imageUrl = dataUrl('png', await picture('png', 33, 44));
    expect(await send(other.id, chief, { imageUrl })).toMatchObject({ status: 201, body: { imageWidth: 33 } });
  });

  test('is known when the same file comes again, until the tender is removed', async () => {
    const draft = await fileScans(chief);
    const { body } = await send(draft.id, chief);
    const tenderId = (body as { id: number }).id;
    const files = draft.files.map(({ digest, name }) => ({ digest, name }));
    expect(await amna.send(file, { body: { files } })).toMatchObject({
      ...{ status: 200, body: { id: draft.id, state: 'published', tenderId } },
    });
    await chief.call(tenderEndpoints.remove, { params: { id: tenderId } });
    expect(await amna.send(file, { body: { files } })).toMatchObject({ status: 201, body: { state: 'open' } });
  });

  test('keeps the files that the notice names; a scan that became the picture may go', async () => {
    const draft = await fileScans(chief, 2);
    const [first, second] = draft.files;
    const documents = [{ digest: second?.digest ?? '', name: 'terms.webp' }];
    expect((await send(draft.id, chief, { imageUrl: pageOf(draft.id, 1), documents })).status).toBe(201);
    await api.owner.query(
      sql`UPDATE file SET named_at = now() - interval '25 hours' WHERE digest = ANY (${draft.files.map(({ digest }) => digest)}::text[])`,
    );
    await collectFiles(api.db);
    const left = await api.db.query<{ digest: string }>(sql`SELECT digest FROM file`);
    expect(left.map(({ digest }) => digest)).toContain(second?.digest);
    expect(left.map(({ digest }) => digest)).not.toContain(first?.digest);
    expect(await chief.call(read, { params: { id: draft.id } })).toMatchObject({
      thumbnail: null,
      reading: { state: 'read' },
    });
  });
});

describe('a further source', () => {
  test('of a tender ends the draft, once', async () => {
    const { body } = await send((await fileScans(chief)).id, chief);
    const tenderId = (body as { id: number }).id;
    const { id } = await fileScans(chief);
    const source = { tenderId, source: 'Jang', publishDate: '2026-06-03', reference: 'J 7' };
    const answers = await Promise.all([amna, bilal].map((by) => by.send(addSource, { params: { id }, body: source })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await chief.call(tenderEndpoints.get, { params: { id: tenderId } })).alsoIn).toMatchObject([
      { source: 'Jang' },
    ]);
    expect(await chief.call(read, { params: { id } })).toMatchObject({ state: 'published', tenderId });
    const other = await fileScans(chief);
    expect(await amna.send(addSource, { params: { id: other.id }, body: source })).toMatchObject({ status: 409 });
    expect(
      await amna.send(addSource, { params: { id: other.id }, body: { ...source, tenderId: 99_999 } }),
    ).toMatchObject({ status: 404 });
    expect(await chief.call(read, { params: { id: other.id } })).toMatchObject({ state: 'open', version: 1 });
  });
});

describe('a second look', () => {
  test('is asked for only where the settings say so', async () => {
    expect(await amna.call(rules)).toEqual({ secondLook: false });
    const { id } = await fileScans(chief);
    await take(id, amna);
    expect(await amna.send(submit, { params: { id }, body: WORK })).toMatchObject({ status: 409 });
    expect(await secondLook(true)).toMatchObject({ secondLook: true });
    expect(await amna.call(rules)).toEqual({ secondLook: true });
    expect(await send(id, amna)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Ask for a second look/) },
    });
    await secondLook(false);
    expect(await send(id, amna)).toMatchObject({ status: 201 });
  });

  test('is another person’s, who publishes other values or gives the draft back with a reason', async () => {
    await secondLook(true);
    const { id } = await fileScans(chief);
    await take(id, amna);
    expect(await amna.call(submit, { params: { id }, body: WORK })).toMatchObject({
      ...{ state: 'submitted', holder: null, submittedBy: { id: amna.id }, title: 'Repair of a road' },
    });
    expect(await bilal.call(deskEndpoints.waiting)).toContainEqual({ name: 'second-look', count: 1 });
    expect(await send(id, amna)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/another administrator/) },
    });
    await take(id, bilal);
    const reason = 'The closing time is that of another lot';
    expect(await bilal.call(giveBack, { params: { id }, body: { reason } })).toMatchObject({
      ...{ state: 'open', holder: { id: amna.id }, returnedFor: reason },
    });
    expect(await amna.call(submit, { params: { id }, body: WORK })).toMatchObject({
      state: 'submitted',
      returnedFor: null,
    });
    expect(await send(id, bilal, { title: 'Repair of the road to Kasur' })).toMatchObject({
      ...{ status: 201, body: { title: 'Repair of the road to Kasur' } },
    });
    await secondLook(false);
  });
});
