import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { dataUrl, HTML, picture, SVG } from '../../../../../tests/support/tenders/image-files.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

let scan: string;
let other: string;

const app = forAllTests(startTenderApp);
const admin = forAllTests(() => app.as('admin'));
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  scan = dataUrl('png', await picture('png'));
  other = dataUrl('gif', await picture('gif', 30, 30, 3));
});

afterAll(() => expect(app.failures).toEqual([]));

const publish = (imageUrl: string | null) => admin.call(tenderEndpoints.create, { body: tenderBody({ imageUrl }) });
const update = (id: number, imageUrl: string | null) =>
  admin.call(tenderEndpoints.update, { params: { id }, body: tenderBody({ imageUrl }) });

async function countImages(): Promise<number> {
  const [row] = await app.db.query<{ n: number }>(sql`SELECT count(*) AS n FROM image`);
  return row?.n ?? 0;
}

describe('the scanned notice', () => {
  test('is answered at its address, inert [ASVS 3.2.1, 5.3.1, 5.4.1, 5.4.2] [C34]', async () => {
    const { id, imageUrl, imageWidth, imageHeight } = await publish(scan);
    expect(imageUrl).toMatch(new RegExp(`^/api/tenders/${id}/image\\?v=[0-9a-f]{12}$`));
    expect([imageWidth, imageHeight]).toEqual([60, 40]);
    const { status, headers, body } = await visitor.get(String(imageUrl));
    expect(status).toBe(200);
    expect(String(body).slice(0, 4)).toBe('RIFF');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin', // other sites may show scans: they are open data
      'content-disposition': `inline; filename="tender-${id}.webp"`,
      'cache-control': 'public, no-cache',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
  });

  test('is revalidated without its bytes', async () => {
    const { id, imageUrl } = await publish(scan);
    const etag = (await visitor.get(String(imageUrl))).headers.get('etag') ?? '';
    const again = await visitor.get(`/api/tenders/${id}/image`, { 'if-none-match': etag });
    expect([again.status, again.body, again.headers.get('cache-control')]).toEqual([
      304,
      undefined,
      'public, no-cache',
    ]);
  });

  test.each(['', '?v=', '?v=000000000000', `?v=${'0'.repeat(64)}`])('at %j it is not kept for good', async (query) => {
    const { id } = await publish(scan);
    const { status, headers } = await visitor.get(`/api/tenders/${id}/image${query}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  });

  test('of a tender without one is 404', async () => {
    const { id } = await publish(null);
    const answer = await visitor.get(`/api/tenders/${id}/image`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('goes with its tender [C8, C34]', async () => {
    const { id, imageUrl } = await publish(scan);
    await admin.call(tenderEndpoints.remove, { params: { id } });
    expect((await visitor.get(String(imageUrl))).status).toBe(404);
  });

  test('is stored once, outside log and list', async () => {
    const first = await publish(scan);
    const before = await countImages();
    const second = await publish(scan);
    expect(await countImages()).toBe(before);
    expect(second.imageUrl?.split('=')[1]).toBe(first.imageUrl?.split('=')[1]);
    const events = JSON.stringify(await readStream(app.db, `tender-${second.id}`));
    expect(events).not.toContain('base64');
    expect(events.length).toBeLessThan(2000);
  });
});

describe('an edit', () => {
  test('that sends the present address back keeps the image, and is no change', async () => {
    const { id, imageUrl } = await publish(scan);
    expect(await update(id, imageUrl)).toMatchObject({ imageUrl, version: 1 });
  });

  test('replaces it: a new address, while the old one shows the new image', async () => {
    const { id, imageUrl } = await publish(scan);
    const changed = await update(id, other);
    expect(changed.imageUrl).not.toBe(imageUrl);
    expect(changed).toMatchObject({ imageWidth: 30, version: 2 });
    expect((await visitor.get(String(imageUrl))).headers.get('cache-control')).toBe('public, no-cache');
  });

  test.each([null, ''])('takes it away with %j', async (none) => {
    const { id, imageUrl } = await publish(scan);
    expect(await update(id, none)).toMatchObject({ imageUrl: null, imageWidth: null });
    expect((await visitor.get(String(imageUrl))).status).toBe(404);
  });

  test('cannot take the image of another tender, nor an older one of its own [ASVS 8.2.2] [C34]', async () => {
    const [one, two] = [await publish(scan), await publish(other)];
    await update(two.id, scan);
    for (const imageUrl of [one.imageUrl, two.imageUrl, `https://ailaan.example${one.imageUrl}`]) {
      const refusal = await admin.refused(tenderEndpoints.update, {
        params: { id: two.id },
        body: tenderBody({ imageUrl }),
      });
      expect(refusal).toMatchObject({
        status: 400,
        errors: { imageUrl: expect.stringContaining('not the present image') },
      });
    }
  });
});

describe('a hostile file', () => {
  test.each([
    ['SVG', dataUrl('svg+xml', SVG), 400],
    ['HTML as PNG', dataUrl('png', HTML), 400],
    ['6 MB', dataUrl('png', Buffer.alloc(6 * 1024 * 1024)), 413],
    ['a little over 5 MB', dataUrl('png', Buffer.alloc(5 * 1024 * 1024 + 1)), 400],
  ])('%s is refused, and nothing is published or stored [ASVS 2.3.3, 5.2.2] [C33, I1]', async (_, imageUrl, status) => {
    const before = await countImages();
    const answer = await admin.post('/api/tenders', tenderBody({ title: 'Hostile', imageUrl }));
    expect(answer.status).toBe(status);
    expect(await countImages()).toBe(before);
    expect((await visitor.get('/api/tenders?search=hostile')).body).toEqual([]);
  });

  test('a little over 5 MB is told so [ASVS 5.2.1] [C33]', async () => {
    const imageUrl = dataUrl('png', Buffer.alloc(5 * 1024 * 1024 + 1));
    expect((await admin.post('/api/tenders', tenderBody({ imageUrl }))).body).toMatchObject({
      errors: { imageUrl: 'File size should be less than 5MB' },
    });
  });

  test('a visitor is turned away before the file is read [ASVS 15.2.2] [C33, X4]', async () => {
    const started = performance.now();
    const body = JSON.stringify(tenderBody({ imageUrl: 'x'.repeat(7_000_000) }));
    expect((await visitor.request('POST', '/api/tenders', { body })).status).toBe(401);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
