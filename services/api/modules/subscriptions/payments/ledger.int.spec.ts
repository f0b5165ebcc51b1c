import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { startApi, type TestApi } from '../../../../../tests/support/api/start-api.ts';
import type { Actor } from '../../../../../tests/support/http.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { subscriptions } from '../index.ts';

const { subscribe, list, recordPayment, payments, extend, setStatus, erase } = newsletterEndpoints;
const { reverse } = ledgerEndpoints;

let api: TestApi;
let visitor: Actor;
let chief: Actor;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  visitor = api.visitor();
  chief = await api.admin();
});
afterAll(() => api?.stop());

async function subscriber(): Promise<number> {
  count += 1;
  const body = {
    email: `payer${count}@firm.pk`,
    fullName: 'Hina Khan',
    businessType: 'Supplier' as const,
    interestAreas: ['Construction' as const],
  };
  return (await visitor.call(subscribe, { body })).id;
}
const transfer = (plan: 'monthly' | 'yearly' = 'monthly') => {
  count += 1;
  return { plan, amount: plan === 'monthly' ? 2500 : 25000, reference: `FT ${count}` };
};
const pay = async (id: number, plan?: 'monthly' | 'yearly') =>
  (await chief.call(recordPayment, { params: { id }, body: transfer(plan) })).payment;
const find = async (id: number) => (await chief.call(list, { query: { limit: '200' } })).find((row) => row.id === id);
const refund = { kind: 'refund' as const, reason: 'Paid twice' };

describe('reversing', () => {
  test('ends the access, is told with its reason, and happens once', async () => {
    const id = await subscriber();
    const payment = await pay(id);
    expect(await chief.call(reverse, { params: { id: payment.id }, body: refund })).toMatchObject({
      id: payment.id,
      reversal: 'refund',
      reversalReason: 'Paid twice',
      reversedAmount: 2500,
      reversedAt: expect.stringMatching(/Z$/),
    });
    expect(await find(id)).toMatchObject({ isPremium: false, expiryDate: null, paymentMethod: null });
    expect((await chief.refused(reverse, { params: { id: payment.id }, body: refund })).status).toBe(409);
  });

  test('of one of two leaves the other one’s term', async () => {
    const id = await subscriber();
    const [first, second] = [await pay(id), await pay(id)];
    await chief.call(reverse, { params: { id: second.id }, body: refund });
    expect((await find(id))?.expiryDate).toBe(first.expiresAt);
  });

  test('as a mistake lets the transfer be recorded where it belongs; a refund does not', async () => {
    const [wrong, right] = [await subscriber(), await subscriber()];
    const body = transfer();
    const { payment } = await chief.call(recordPayment, { params: { id: wrong }, body });
    await chief.call(reverse, { params: { id: payment.id }, body: { kind: 'mistake', reason: 'Another subscriber' } });
    const again = await chief.call(recordPayment, { params: { id: right }, body });
    await chief.call(reverse, { params: { id: again.payment.id }, body: refund });
    expect((await chief.refused(recordPayment, { params: { id: wrong }, body })).status).toBe(409);
  });

  test.each([
    [{ kind: 'gift', reason: 'x' }, 'kind'],
    [{ kind: 'refund', reason: ' ' }, 'reason'],
    [{ ...refund, amount: -5 }, 'amount'],
    [{ ...refund, amount: 2501 }, 'amount'],
    [{ kind: 'mistake', reason: 'x', amount: 1 }, 'amount'],
  ])('refuses %j with a sentence [ASVS 2.2.1]', async (body, field) => {
    const payment = await pay(await subscriber());
    const problem = await chief.refused(reverse, { params: { id: payment.id }, body: body as never });
    expect(problem.status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  test('of a payment that is not there is not found', async () => {
    expect((await chief.refused(reverse, { params: { id: 2_000_000_000 }, body: refund })).status).toBe(404);
  });
});

const numbersOf = async () =>
  (await api.db.query<{ receipt: string }>(sql`SELECT receipt FROM payment ORDER BY receipt`)).map(({ receipt }) =>
    Number(receipt.slice(5)),
  );

describe('receipts', () => {
  test('are numbered without gaps by twenty at once, refusals between them', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, subscriber));
    const taken = transfer();
    await Promise.all(
      ids.flatMap((id) => [
        chief.send(recordPayment, { params: { id }, body: transfer() }),
        chief.send(recordPayment, { params: { id }, body: taken }),
        chief.send(recordPayment, { params: { id: 2_000_000_000 }, body: transfer() }),
      ]),
    );
    const numbers = await numbersOf();
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

test('twenty administrators at once on one subscription lose nothing and count nothing twice', async () => {
  const administrators = await Promise.all(Array.from({ length: 20 }, () => api.admin()));
  const id = await subscriber();
  const shared = await pay(id);
  const answers = await Promise.all(
    administrators.map(async (one, n) => {
      if (n % 4 === 0)
        return { did: 'reverse', ...(await one.send(reverse, { params: { id: shared.id }, body: refund })) };
      if (n % 4 === 1) return { did: 'extend', ...(await one.send(extend, { params: { id }, body: { months: 1 } })) };
      return { did: 'pay', ...(await one.send(recordPayment, { params: { id }, body: transfer() })) };
    }),
  );
  const done = (did: string) => answers.filter((answer) => answer.did === did && answer.status < 300).length;
  expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
  expect(done('reverse')).toBe(1);
  const rows = await chief.call(payments, { params: { id } });
  expect(rows).toHaveLength(done('pay') + 1);
  expect(rows.filter(({ reversal }) => reversal !== null)).toHaveLength(1);
});

const step = fc.record({
  what: fc.constantFrom('pay', 'pay', 'reverse', 'part', 'extend', 'disable', 'erase'),
  who: fc.nat({ max: 2 }),
  which: fc.nat({ max: 5 }),
  months: fc.constantFrom(1, 3, 6, 12),
});
type Step = { what: string; who: number; which: number; months: 1 | 3 | 6 | 12 };
const at = (what: string, who = 0, which = 0): Step => ({ what, who, which, months: 3 });

async function take({ what, which, months }: Step, id: number): Promise<void> {
  const params = { id };
  if (what === 'pay') await chief.send(recordPayment, { params, body: transfer() });
  else if (what === 'extend') await chief.send(extend, { params, body: { months } });
  else if (what === 'disable') await chief.send(setStatus, { params, body: { isActive: false } });
  else if (what === 'erase') await chief.send(erase, { params });
  else {
    const { body } = await chief.send(payments, { params });
    const payment = Array.isArray(body) ? (body[which] as { id: number } | undefined) : undefined;
    if (payment === undefined) return;
    const amount = what === 'part' ? { amount: 700 } : {};
    await chief.send(reverse, { params: { id: payment.id }, body: { ...refund, ...amount } });
  }
}

test('after any sequence the rows add up to what the events say, and a replay gives the same rows', async () => {
  const before = await sums(api.db);
  expect(before.rows).toEqual(before.events);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const people = [await subscriber(), await subscriber(), await subscriber()];
      for (const one of steps as Step[]) await take(one, people[one.who] ?? 0);
      const { rows, events } = await sums(api.db);
      expect(rows).toEqual(events);
      const numbers = await numbersOf();
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }),
    {
      numRuns: process.env.FAULTS === 'long' ? 200 : 12,
      examples: [
        [[at('pay'), at('pay'), at('extend'), at('reverse', 0, 1), at('part'), at('reverse')]],
        [[at('pay'), at('erase'), at('reverse'), at('pay', 1), at('disable', 1), at('part', 1)]],
      ],
    },
  );
  const read = async (db: Queryable) => ({
    subscriptions: await db.query(sql`SELECT * FROM subscription ORDER BY id`),
    payments: await db.query(sql`SELECT * FROM payment ORDER BY id`),
  });
  expect(await replayed(api.owner, [subscriptions], ['subscription', 'payment'], read)).toEqual(await read(api.db));
});

/** Received, returned and balance by the read table, and by the events alone. */
async function sums(db: Queryable) {
  const [rows] = await db.query(sql`SELECT coalesce(sum(amount), 0)::int AS received,
    coalesce(sum(reversed_amount), 0)::int AS returned, count(*)::int AS payments FROM payment`);
  const [events] = await db.query(sql`SELECT
      coalesce(sum((data ->> 'amount')::int) FILTER (WHERE type = 'PaymentRecorded'), 0)::int AS received,
      coalesce(sum((data ->> 'amount')::int) FILTER (WHERE type = 'PaymentReversed'), 0)::int AS returned,
      count(*) FILTER (WHERE type = 'PaymentRecorded')::int AS payments
    FROM es.events WHERE type IN ('PaymentRecorded', 'PaymentReversed')`);
  return { rows, events };
}
