import { expect, test } from 'vitest';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { fileScans } from '../../../../../tests/support/tenders/drafts.ts';
import { packLines } from '../../../../platform/reading/packed-lines.ts';

const { list, read, hold, keep, merge } = draftEndpoints;

const api = forAllTests(startApi);
const clerk = forAllTests(() => api.superAdmin());

const NOTICE = [
  'TENDER NOTICE',
  'Subject: Construction of a weir at Bhakkar',
  'Sealed bids are invited from firms of repute.',
  'The last date for submission of bids is 15-12-2026 at 11:00 AM.',
];

/** The words of a page as the worker stores them. */
async function addPage(digest: string, lines: readonly string[]) {
  const words = lines.map((line, at) =>
    line.split(' ').map((text, nth) => ({
      ...{ text, confidence: 96 },
      box: { left: 0.05 + nth * 0.08, top: 0.1 + at * 0.05, width: 0.07, height: 0.03 },
    })),
  );
  await api.owner.query(sql`INSERT INTO file_page (digest, page, width, height, lines, thumbnail)
    VALUES (${digest}, 1, 800, 1200, ${JSON.stringify(packLines({ lines: words }))}::jsonb, 'small')`);
  await api.owner.query(sql`UPDATE file_reading SET done_at = now(), script = 'latin' WHERE digest = ${digest}`);
}

test('a draft proposes what its pages say, over all of them, until something is keyed', async () => {
  const [first, second] = [await fileScans(clerk), await fileScans(clerk)];
  const { id } = await clerk.call(merge, { body: { ids: [first.id, second.id] } });
  const [one, two] = [first, second].map(({ files }) => files[0]?.digest ?? '');
  const unread = await clerk.send(read, { params: { id } });
  expect(unread.body).toMatchObject({ proposals: [], script: null, reading: { state: 'waiting', read: 0, pages: 2 } });
  await addPage(two ?? '', NOTICE);
  expect(await clerk.call(read, { params: { id } })).toMatchObject({
    reading: { state: 'reading', read: 1 },
    thumbnail: null,
  });
  await addPage(one ?? '', ['Corrigendum to come.']);
  const whole = await clerk.send(read, { params: { id } });
  expect(whole.headers.get('etag')).not.toBe(unread.headers.get('etag'));
  expect(whole.headers.get('etag')).toMatch(/^"draft-\d+-2-/);
  const draft = await clerk.call(read, { params: { id } });
  expect(draft).toMatchObject({
    ...{
      script: 'latin',
      reading: { state: 'read', read: 2 },
      thumbnail: `/api/admin/drafts/${id}/pages/1?size=small`,
    },
    pages: [{ width: 800, height: 1200 }, { url: `/api/admin/drafts/${id}/pages/2` }],
  });
  expect(draft.text).toContain('Construction of a weir');
  const closing = draft.proposals.find(({ field }) => field === 'closingDate');
  expect(closing).toMatchObject({ value: '2026-12-15', page: 2 });
  const row = async () => (await clerk.call(list)).find((each) => each.id === id);
  expect(await row()).toMatchObject({
    isKeyed: false,
    closingDate: '2026-12-15',
    title: expect.stringContaining('weir'),
  });
  const small = await clerk.request('GET', draft.thumbnail ?? '');
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await clerk.call(hold, { params: { id }, body: { holderId: clerk.id, expectedHolderId: null } });
  await clerk.call(keep, {
    params: { id },
    body: { values: { title: 'A weir', closingDate: '' }, confirmed: ['title'] },
  });
  expect(await row()).toMatchObject({ isKeyed: true, title: 'A weir', closingDate: null });
});
