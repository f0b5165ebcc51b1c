import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { subscriptionBody } from '../payments/subscription-body.ts';
import { startApi } from './start-api.ts';

const { subscribe, list, recordPayment } = newsletterEndpoints;

/** A portal with an administrator, and people who subscribe and pay. */
export async function startPayers() {
  const api = await startApi();
  const visitor = api.visitor();
  const chief = await api.admin();
  let count = 0;
  async function subscriber(): Promise<number> {
    count += 1;
    return (await visitor.call(subscribe, { body: subscriptionBody(`payer${count}@firm.pk`) })).id;
  }
  const transfer = (plan: 'monthly' | 'yearly' = 'monthly') => {
    count += 1;
    return { plan, amount: plan === 'monthly' ? 2500 : 25000, reference: `FT ${count}` };
  };
  const pay = async (id: number, plan?: 'monthly' | 'yearly') =>
    (await chief.call(recordPayment, { params: { id }, body: transfer(plan) })).payment;
  const find = async (id: number) => (await chief.call(list, { query: { limit: '200' } })).find((row) => row.id === id);
  return { api, visitor, chief, subscriber, transfer, pay, find, stop: api.stop };
}

export const refund = { kind: 'refund' as const, reason: 'Paid twice' };

/** Received, returned and balance by the read table, and by the events alone. */
export async function sums(db: Queryable) {
  const [rows] = await db.query(sql`SELECT coalesce(sum(amount), 0)::int AS received,
    coalesce(sum(reversed_amount), 0)::int AS returned, coalesce(sum(amount), 0)::int - coalesce(sum(reversed_amount), 0)::int AS balance FROM payment`);
  const [events] = await db.query<Record<string, number>>(sql`SELECT
      coalesce(sum((data ->> 'amount')::int) FILTER (WHERE type = 'PaymentRecorded'), 0)::int AS received,
      coalesce(sum((data ->> 'amount')::int) FILTER (WHERE type = 'PaymentReversed'), 0)::int AS returned,
      coalesce(sum((data ->> 'amount')::int * CASE type WHEN 'PaymentRecorded' THEN 1 ELSE -1 END), 0)::int AS balance,
      count(*) FILTER (WHERE type = 'PaymentRecorded')::int AS payments
    FROM es.events WHERE type IN ('PaymentRecorded', 'PaymentReversed')`);
  const { payments: paid, ...summed } = events ?? {};
  return { rows, events: summed, payments: paid };
}
