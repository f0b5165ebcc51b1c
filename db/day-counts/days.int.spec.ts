import { expect, it } from 'vitest';
import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { TenderFacts, TenderOrigin } from '#contracts/events/tenders.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { META, tenderFacts } from '../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { until } from '../../tests/support/until.ts';
import { openDatabase, sql } from '../connection.ts';
import { appendToStream, newEvent } from '../event-store/append-to-stream.ts';
import { readCheckpoint } from '../event-store/checkpoint.ts';
import { countMails } from './count-mails.ts';
import { DAY_COUNTS, followDays } from './follow-days.ts';

const TODAY = karachiDay(new Date());

const database = forEachAnew(createTestDatabase);
const api = forEachAnew(() => openDatabase(database.url));
const worker = forEachAnew(() => openDatabase(database.workerUrl));

const append = async (streamId: string, event: AnyEvent) =>
  (await appendToStream(api, { streamId, expectedVersion: null, events: [newEvent(event)], meta: META })).position;
const publish = (id: number, facts: Partial<TenderFacts>, origin: TenderOrigin = { kind: 'manual' }) =>
  append(`tender-${id}`, { type: 'TenderPublished', data: { tender: tenderFacts(facts), origin } });

async function followed(pageSize = 500): Promise<void> {
  const done = new AbortController();
  const running = followDays(worker, { signal: done.signal, pollMs: 10, pageSize });
  const [{ last } = { last: 0 }] = await api.query<{ last: number }>(sql`SELECT max(position) AS last FROM es.events`);
  await until(async () => (await readCheckpoint(api, DAY_COUNTS)) === last);
  done.abort();
  await running;
}
const counts = async (day = TODAY) =>
  Object.fromEntries(
    (
      await api.query<{ measure: string; name: string; n: number }>(
        sql`SELECT measure, name, n FROM day_count WHERE day = ${day}::date AND n <> 0 ORDER BY measure, name`,
      )
    ).map(({ measure, name, n }) => [name === '' ? measure : `${measure} ${name}`, n]),
  );

it.each([500, 1])('counts notices by source and category, samples aside, in pages of %i', async (pageSize) => {
  await publish(1, { source: 'Daily Example', categoryIds: [1, 2] });
  await publish(2, { source: null, categoryIds: [2] });
  await publish(3, { source: 'Daily Example', categoryIds: [2] });
  await publish(4, { source: 'Daily Example' }, { kind: 'sample', key: 'k', digest: 'd' });
  await append('tender-1', {
    type: 'TenderUpdated',
    data: { tender: tenderFacts({ categoryIds: [3] }), changed: ['title'] },
  });
  await followed(pageSize);
  expect(await counts()).toEqual({ source: 1, 'source Daily Example': 2, 'category 1': 1, 'category 2': 3 });
});

it.each([500, 1])(
  'counts who asked, paid first and left, and money on the day it came, in pages of %i',
  async (pageSize) => {
    const preferences = {
      interestAreas: [],
      categories: [],
      cities: [],
      provinces: [],
      sectors: [],
      emailFrequency: 'daily',
    } as const;
    const ask = (id: number) =>
      append(`subscription-${id}`, {
        type: 'SubscriptionRequested',
        data: { plan: 'monthly', paymentReference: `AL-${id}`, userId: null, preferences },
      });
    const pay = (id: number, amount: number, receivedAt: string) =>
      append(`subscription-${id}`, {
        type: 'PaymentRecorded',
        data: {
          paymentId: amount,
          plan: 'monthly',
          amount,
          bankReference: `B${amount}`,
          receivedAt,
          expiresAt: '2027-01-01T00:00:00.000Z',
        },
      });
    for (const id of [1, 2, 3]) await ask(id);
    await pay(1, 2500, '2026-03-04T20:30:00.000Z'); // 5 March in Karachi
    await pay(1, 2600, '2026-03-05T06:00:00.000Z');
    await append('subscription-1', { type: 'SubscriptionDisabled', data: {} });
    await append('subscription-1', { type: 'SubscriptionEnabled', data: {} });
    await append('subscription-2', { type: 'SubscriptionCancelled', data: { by: 'link' } });
    await append('subscription-2', { type: 'SubscriberErased', data: {} });
    await append('subscription-3', { type: 'SubscriberErased', data: {} });
    await followed(pageSize);
    expect(await counts()).toEqual({ requested: 3, paid: 1, left: 2 });
    expect(await counts('2026-03-05')).toEqual({ revenue: 5100 });
  },
);

it('counts emails by what became of them, also when that changes later', async () => {
  const owner = openDatabase(database.ownerUrl, { role: 'owner' });
  const mail = (period: string, status: string, at: string) =>
    owner.query(sql`INSERT INTO mail (kind, period, to_address, subject, html, text, status, created_at)
      VALUES ('daily', ${period}, 'a@example.pk', '', '', '', ${status}, ${at}::timestamptz)`);
  await mail('1', 'sent', '2026-11-20T19:30:00Z'); // the 21st in Karachi
  await mail('2', 'failed', '2026-11-20T18:30:00Z');
  await mail('3', 'sent', '2020-01-01T00:00:00Z');
  await countMails(worker, '2026-11-22');
  expect([await counts('2026-11-20'), await counts('2026-11-21'), await counts('2020-01-01')]).toEqual([
    { failed: 1 },
    { sent: 1 },
    { sent: 1 },
  ]);
  await owner.query(sql`UPDATE mail SET status = 'sent'`);
  await countMails(worker, '2026-11-22');
  await countMails(worker, '2026-11-22');
  expect([await counts('2026-11-20'), await counts('2026-11-21')]).toEqual([{ sent: 1 }, { sent: 1 }]);
  await owner.close();
});
