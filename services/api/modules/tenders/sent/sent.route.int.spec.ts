import { beforeAll, describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createLinkTokens } from '../../../../platform/tokens/link-tokens.ts';

const { sent } = newsletterEndpoints;
const tokens = createLinkTokens('test '.repeat(8)).subscriptions;

const app = forAllTests(startTenderApp);
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  await publishFacts(app.db, [
    { title: 'Closes last', closingDate: '2026-08-01' },
    { title: 'Closes first', closingDate: '2026-06-20' },
    { title: 'Told by another mail' },
    { title: 'Removed since' },
    { title: 'Closed since', closingDate: '2026-06-14' },
  ]);
  const mail = (subscription: number, kind: string, period: string) =>
    app.db.query<{
      id: number;
    }>(sql`INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, status)
      VALUES (${subscription}, ${kind}, ${period}, 'a@b.pk', '', '', '', 'sent') RETURNING id`);
  const [first] = await mail(7, 'daily', '2026-06-15');
  const [second] = await mail(7, 'demand', 'request-3');
  await mail(7, 'confirmation', 'requested');
  await app.db.query(sql`INSERT INTO sent_tender SELECT 7, t, ${first?.id} FROM unnest(ARRAY[1, 2, 4, 5]) t`);
  await app.db.query(sql`INSERT INTO sent_tender VALUES (7, 3, ${second?.id})`);
  await app.db.query(sql`DELETE FROM tender WHERE id = 4`);
});
const visitor = forAllTests(() => app.as('visitor'));

const params = (mail: string, subscription = 7) => ({ token: tokens.sign(subscription), mail });

describe('the exact list behind a digest', () => {
  test('has what that mail told of, closing soonest first, with its present status', async () => {
    const list = await visitor.call(sent, { params: params('daily.2026-06-15') });
    expect(list.map(({ title, status }) => [title, status])).toEqual([
      ['Closed since', 'closed'],
      ['Closes first', 'closing_soon'],
      ['Closes last', 'open'],
    ]);
    expect((await visitor.call(sent, { params: params('demand.request-3') })).map(({ id }) => id)).toEqual([3]);
  });

  test('says how many there are, and is kept by nobody', async () => {
    const { headers } = await visitor.send(sent, { params: params('daily.2026-06-15') });
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['a mail that was never sent', params('daily.2026-06-16')],
    ['the mail of somebody else', params('daily.2026-06-15', 8)],
    ['a mail that tells of no tenders', params('confirmation.requested')],
    ['no mail at all', params('nonsense')],
    ['a strange period', params("daily.' OR 1=1 --")],
    ['a forged token', { token: `${tokens.sign(7).slice(0, -1)}x`, mail: 'daily.2026-06-15' }],
    ['no token', { token: 'x', mail: 'daily.2026-06-15' }],
  ])('is not found for %s', async (_, wrong) => {
    expect(await visitor.refused(sent, { params: wrong })).toMatchObject({ status: 404 });
  });
});
