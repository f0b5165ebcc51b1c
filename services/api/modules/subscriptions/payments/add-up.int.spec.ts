import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { refund, startPayers, sums } from '../../../../../tests/support/api/payers.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { subscriptions } from '../index.ts';

const { recordPayment, payments, extend, setStatus, erase } = newsletterEndpoints;
const { reverse, totals } = ledgerEndpoints;

const payers = forAllTests(startPayers);

const numbersOf = async () =>
  (await payers.api.db.query<{ receipt: string }>(sql`SELECT receipt FROM payment ORDER BY receipt`)).map(
    ({ receipt }) => Number(receipt.slice(5)),
  );

describe('receipts', () => {
  test('are numbered without gaps by twenty at once, refusals between them', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, payers.subscriber));
    const taken = payers.transfer();
    await Promise.all(
      ids.flatMap((id) => [
        payers.chief.send(recordPayment, { params: { id }, body: payers.transfer() }),
        payers.chief.send(recordPayment, { params: { id }, body: taken }),
        payers.chief.send(recordPayment, { params: { id: 2_000_000_000 }, body: payers.transfer() }),
      ]),
    );
    const numbers = await numbersOf();
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

test('twenty administrators at once on one subscription lose nothing and count nothing twice', async () => {
  const administrators = await Promise.all(Array.from({ length: 20 }, () => payers.api.admin()));
  const id = await payers.subscriber();
  const shared = await payers.pay(id);
  const answers = await Promise.all(
    administrators.map(async (one, n) => {
      if (n % 4 === 0)
        return { did: 'reverse', ...(await one.send(reverse, { params: { id: shared.id }, body: refund })) };
      if (n % 4 === 1) return { did: 'extend', ...(await one.send(extend, { params: { id }, body: { months: 1 } })) };
      return { did: 'pay', ...(await one.send(recordPayment, { params: { id }, body: payers.transfer() })) };
    }),
  );
  const done = (did: string) => answers.filter((answer) => answer.did === did && answer.status < 300).length;
  expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
  expect(done('reverse')).toBe(1);
  const rows = await payers.chief.call(payments, { params: { id } });
  expect(rows).toHaveLength(done('pay') + 1);
  expect(rows.filter(({ reversal }) => reversal !== null)).toHaveLength(1);
});

test('twenty administrators at once refund parts of one payment up to what was paid, and no more', async () => {
  const administrators = await Promise.all(Array.from({ length: 20 }, () => payers.api.admin()));
  const { id } = await payers.pay(await payers.subscriber());
  const answers = await Promise.all(
    administrators.map((one) => one.send(reverse, { params: { id }, body: { ...refund, amount: 400 } })),
  );
  const done = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => ![201, 400, 409].includes(status))).toEqual([]);
  expect(done).toBeGreaterThan(0);
  const rest = await payers.chief.send(reverse, { params: { id }, body: refund });
  expect(rest.status).toBe(201);
  expect(rest.body).toMatchObject({ reversedAmount: 2500 });
  const [parts] = await payers.api.db.query<{ n: number }>(sql`SELECT count(*) AS n FROM es.events
    WHERE type = 'PaymentReversed' AND (data ->> 'paymentId')::int = ${id} AND (data ->> 'amount')::int = 400`);
  expect(parts?.n).toBe(done);
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
  if (what === 'pay') await payers.chief.send(recordPayment, { params, body: payers.transfer() });
  else if (what === 'extend') await payers.chief.send(extend, { params, body: { months } });
  else if (what === 'disable') await payers.chief.send(setStatus, { params, body: { isActive: false } });
  else if (what === 'erase') await payers.chief.send(erase, { params });
  else {
    const { body } = await payers.chief.send(payments, { params });
    const payment = Array.isArray(body) ? (body[which] as { id: number } | undefined) : undefined;
    if (payment === undefined) return;
    const amount = what === 'part' ? { amount: 700 } : {};
    await payers.chief.send(reverse, { params: { id: payment.id }, body: { ...refund, ...amount } });
  }
}

test('after any sequence the rows add up to what the events say, and a replay gives the same rows', async () => {
  const before = await sums(payers.api.db);
  expect(before.rows).toEqual(before.events);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const people = [await payers.subscriber(), await payers.subscriber(), await payers.subscriber()];
      for (const one of steps as Step[]) await take(one, people[one.who] ?? 0);
      const { rows, events } = await sums(payers.api.db);
      expect(rows).toEqual(events);
      const all = await payers.chief.call(totals, { query: {} });
      expect(all).toMatchObject(rows as object);
      const numbers = await numbersOf();
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }),
    {
      numRuns: process.env.FAULTS === 'long' ? 200 : 12,
      examples: [
        [[at('pay'), at('pay'), at('extend'), at('reverse', 0, 1), at('part'), at('reverse')]],
        [[at('pay'), at('part'), at('part'), at('part'), at('part'), at('pay'), at('part', 0, 1), at('reverse', 0, 1)]],
        [[at('pay'), at('erase'), at('reverse'), at('pay', 1), at('disable', 1), at('part', 1)]],
      ],
    },
  );
  const read = async (db: Queryable) => ({
    subscriptions: await db.query(sql`SELECT * FROM subscription ORDER BY id`),
    payments: await db.query(sql`SELECT * FROM payment ORDER BY id`),
  });
  expect(await replayed(payers.api.owner, [subscriptions], ['subscription', 'payment', 'payment_proof'], read)).toEqual(
    await read(payers.api.db),
  );
});
