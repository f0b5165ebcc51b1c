import { beforeAll, describe, expect, test } from 'vitest';
import { documentEndpoints, type StoredFile } from '#contracts/api/tenders/documents.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { type TenderBodyInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_REFUSALS, DOCUMENTS_MAX } from '#contracts/vocabulary/lists/documents.ts';
import { sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import type { Person } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';
import { picture } from '../../../../../tests/support/tenders/image-files.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { collectFiles } from '../../../../platform/files/file-store.ts';

const { create, get, history, list, remove, update } = tenderEndpoints;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const chief = forAllTests(() => api.superAdmin());
beforeAll(() => chief.post('/api/categories', { name: 'Roads' }));

const send = (bytes: Buffer, name: string, by: Pick<Person, 'request'> = chief) =>
  by.request('POST', `${documentEndpoints.upload.path}?name=${encodeURIComponent(name)}`, {
    body: bytes as unknown as string,
    headers: { 'content-type': 'application/octet-stream' },
  });
async function upload(bytes: Buffer, name: string): Promise<StoredFile> {
  const answer = await send(bytes, name);
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body as StoredFile;
}
const named = ({ digest, name }: { digest: string; name: string }) => ({ digest, name });
const publish = (changes: Partial<TenderBodyInput>) => chief.call(create, { body: tenderBody(changes) });
const edit = (id: number, changes: Partial<TenderBodyInput>) =>
  chief.call(update, { params: { id }, body: tenderBody(changes) });
const load = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, api.origin), { headers: { 'accept-encoding': 'identity', ...headers } });
const stored = async () =>
  (await api.db.query<{ digest: string }>(sql`SELECT digest FROM file`)).map((one) => one.digest);

describe('an upload', () => {
  test('answers what is stored: a PDF as it is, a scan drawn anew, each once', async () => {
    const pdf = pdfOf('Terms of the bridge');
    const first = await upload(pdf, 'C:\\fakepath\\Terms.PDF');
    expect(first).toMatchObject({ kind: 'pdf', name: 'Terms.pdf', pages: 1, bytes: pdf.length, width: null });
    const before = (await stored()).length;
    expect((await upload(pdf, 'again.pdf')).digest).toBe(first.digest);
    expect((await stored()).length).toBe(before);
    const scan = await upload(await picture('gif', 40, 30, 2), 'page 2.gif');
    expect(scan).toMatchObject({ kind: 'scan', mediaType: 'image/webp', name: 'page 2.webp', pages: 1, width: 40 });
    const told = sql`SELECT data FROM es.events WHERE type = 'ActDone' ORDER BY position`;
    expect(await api.owner.query(told)).toHaveLength(3);
    const data = { route: documentEndpoints.upload.path, record: `file-${scan.digest.slice(0, 16)}` };
    expect((await api.owner.query(told)).at(-1)).toEqual({ data: { ...data, detail: `${scan.bytes} bytes` } });
  });

  test.each<[keyof typeof DOCUMENT_REFUSALS, string, () => Buffer | Promise<Buffer>]>([
    ['empty', 'a.pdf', () => Buffer.alloc(0)],
    ['not-taken', 'a.pdf', () => Buffer.from('MZ program')],
    ['list', 'Tenders week 48.XLSX', () => Buffer.from('PK\u0003\u0004')],
    ['list', 'tenders.csv', () => Buffer.from('Title,Closing Date')],
    ['heic', 'IMG_2041.jpg', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['not-named', 'a.pdf', () => picture('png')],
    ['not-named', 'a.png', () => pdfOf('x')],
    ['broken', 'a.pdf', () => pdfOf('x').subarray(0, 40)],
    ['too-large', 'a.pdf', () => Buffer.alloc(DOCUMENT_MAX_BYTES + 1)],
  ])('that is %s (%s) is refused in a sentence, and nothing is stored [ASVS 5.2.1, 5.2.2]', async (why, name, make) => {
    const before = await stored();
    const answer = await send(await make(), name);
    expect(answer).toMatchObject({ status: 400, body: { errors: { file: DOCUMENT_REFUSALS[why] } } });
    expect(await stored()).toEqual(before);
  });

  test('is for administrators alone [ASVS 8.2.1]', async () => {
    const answers = [
      await send(pdfOf('x'), 'x.pdf', api.visitor()),
      await send(pdfOf('x'), 'x.pdf', await api.user('plain.one')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  });
});

describe('a notice', () => {
  test('names files in order; the log has no bytes, the history tells of each', async () => {
    const [a, b] = [await upload(pdfOf('alpha'), 'a.pdf'), await upload(pdfOf('beta'), 'b.pdf')];
    const { id, documents } = await publish({ documents: [named(a)] });
    expect(documents).toMatchObject([{ name: 'a.pdf', kind: 'pdf', pages: 1, url: `/files/${a.digest}/a.pdf` }]);
    expect(await edit(id, {})).toMatchObject({ version: 1, documents });
    expect((await edit(id, { documents: [named(b), named(a), named(b)] })).documents.map(({ name }) => name)).toEqual([
      'b.pdf',
      'a.pdf',
    ]);
    await edit(id, { documents: [named(a), named(b)] });
    expect((await edit(id, { documents: [] })).documents).toEqual([]);
    const changes = await api.visitor().call(history, { params: { id } });
    expect(changes.map(({ changes: [one] }) => one?.field)).toEqual(['documents', 'documents', 'documents']);
    expect(changes.at(-1)?.changes[0]).toMatchObject({
      before: expect.stringMatching(/^a\.pdf \(PDF, 1 page, \d kB\)$/),
      after: expect.stringMatching(/^b\.pdf.*\na\.pdf/),
    });
    expect(JSON.stringify(await readStream(api.db, `tender-${id}`))).not.toContain('alpha');
  });

  test('names only what is stored, and at most ten files', async () => {
    const digest = 'f'.repeat(64);
    const refusal = await chief.send(create, { body: tenderBody({ documents: [{ digest, name: 'x.pdf' }] }) });
    expect(refusal).toMatchObject({
      status: 400,
      body: { errors: { documents: expect.stringContaining('not stored') } },
    });
    const many = Array.from({ length: DOCUMENTS_MAX + 1 }, (_, at) => ({
      digest: `${at}`.padStart(64, '0'),
      name: 'x',
    }));
    expect(await chief.send(create, { body: tenderBody({ documents: many }) })).toMatchObject({ status: 400 });
  });

  test('is found by what its PDFs say, until it has them no more', async () => {
    const file = await upload(pdfOf('Zirconium flanges for Gaddani'), 'x.pdf');
    const { id } = await publish({ documents: [named(file)] });
    const find = async () =>
      (await api.visitor().call(list, { query: { search: 'zirconium flange' } })).map((one) => one.id);
    expect(await find()).toEqual([id]);
    await edit(id, { documents: [] });
    expect(await find()).toEqual([]);
  });
});

describe('a file', () => {
  test('is loaded without an account, inert, in parts, and again only when it changed [ASVS 3.2.1, 5.4.1]', async () => {
    const pdf = pdfOf('served');
    const file = await upload(pdf, 'ٹینڈر "1".pdf');
    const path = `/files/${file.digest}/x.pdf`;
    expect((await load(path)).status).toBe(404);
    const { id, documents } = await publish({ documents: [named(file)] });
    const answer = await load(documents[0]?.url ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="_+ 1.pdf"; filename\*=UTF-8''%D9%B9[%\w.]*\.pdf$/,
      ),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${file.digest}"`,
    });
    expect((await load(path, { 'if-none-match': `"${file.digest}"` })).status).toBe(304);
    const part = await load(path, { range: 'bytes=0-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${pdf.length}`,
    ]);
    expect((await load(path, { range: 'bytes=99999999-' })).status).toBe(416);
    await chief.call(remove, { params: { id } });
    expect((await load(path)).status).toBe(404);
  });

  test.each(['/files/x/y', '/files/%00/%00', `/files/${'A'.repeat(64)}/x.pdf`, `/files/${'0'.repeat(64)}/%E0%A4%A`])(
    '%s is nowhere',
    async (path) => expect([400, 404]).toContain((await load(path)).status),
  );

  test('is collected a day after nobody names it', async () => {
    const [kept, gone] = [await upload(pdfOf('kept'), 'k.pdf'), await upload(pdfOf('gone'), 'g.pdf')];
    await publish({ documents: [named(kept)] });
    await collectFiles(api.db);
    expect(await stored()).toEqual(expect.arrayContaining([kept.digest, gone.digest]));
    await api.db.query(sql`UPDATE file SET named_at = now() - interval '25 hours'`);
    expect(await collectFiles(api.db)).toBeGreaterThan(0);
    expect(await stored()).toContain(kept.digest);
    expect(await stored()).not.toContain(gone.digest);
  });

  test('that is redacted is gone from every version, with those beside it', async () => {
    const [a, b] = [await upload(pdfOf('private one'), 'a.pdf'), await upload(pdfOf('beside'), 'b.pdf')];
    const { id } = await publish({ documents: [named(a)] });
    await edit(id, { documents: [named(a), named(b)] });
    const body = { version: 1, fields: ['documents' as const], reason: 'A private paper' };
    expect(await chief.call(redactionEndpoints.redact, { params: { id }, body })).toMatchObject({ redacted: [1, 2] });
    expect((await chief.call(get, { params: { id } })).documents).toEqual([]);
    expect((await load(`/files/${a.digest}/a.pdf`)).status).toBe(404);
    expect(await stored()).not.toContain(a.digest);
    expect(JSON.stringify(await readStream(api.db, `tender-${id}`))).not.toContain(a.digest);
  });
});
