import { describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { ADMIN_SORTS } from '#contracts/vocabulary/lists/admin-lists.ts';
import { sql } from '#db/connection.ts';
import { refund, startPayers, sums } from '../../../../../tests/support/api/payers.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';

const { list, recordPayment, erase } = newsletterEndpoints;
const { reverse, list: ledger, totals, export: exported, receipt } = ledgerEndpoints;

const payers = forAllTests(startPayers);

describe('reversing', () => {
  test('ends the access, is told with its reason, and happens once', async () => {
    const id = await payers.subscriber();
    const payment = await payers.pay(id);
    expect(await payers.chief.call(reverse, { params: { id: payment.id }, body: refund })).toMatchObject({
      id: payment.id,
      reversal: 'refund',
      reversalReason: 'Paid twice',
      reversedAmount: 2500,
      reversedAt: expect.stringMatching(/Z$/),
    });
    expect(await payers.find(id)).toMatchObject({ isPremium: false, expiryDate: null, paymentMethod: null });
    expect((await payers.chief.refused(reverse, { params: { id: payment.id }, body: refund })).status).toBe(409);
  });

  test('of one of two leaves the other one’s term', async () => {
    const id = await payers.subscriber();
    const [first, second] = [await payers.pay(id), await payers.pay(id)];
    await payers.chief.call(reverse, { params: { id: second.id }, body: refund });
    expect((await payers.find(id))?.expiryDate).toBe(first.expiresAt);
  });

  test('of the first of two tells the term of the second as it is then, on its receipt and in every list', async () => {
    const id = await payers.subscriber();
    const [first, second] = [await payers.pay(id), await payers.pay(id)];
    await payers.chief.call(reverse, { params: { id: first.id }, body: refund });
    const expiryDate = (await payers.find(id))?.expiryDate;
    const rows = await payers.chief.call(newsletterEndpoints.payments, { params: { id } });
    expect(rows.find((row) => row.id === second.id)?.expiresAt).toBe(expiryDate);
    const entry = (await payers.chief.call(ledger, { query: { limit: '200' } })).find(
      ({ paymentId }) => paymentId === second.id,
    );
    expect(entry?.expiresAt).toBe(expiryDate);
    const shown = await payers.visitor.call(receipt, { params: { token: entry?.receiptToken ?? '' } });
    expect(shown.expiresAt).toBe(expiryDate);
  });

  test('in parts adds up to what was paid, by several at once, too', async () => {
    const payment = await payers.pay(await payers.subscriber());
    const part = { ...refund, amount: 700 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payers.chief.send(reverse, { params: { id: payment.id }, body: part })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400]);
    const rest = await payers.chief.call(reverse, { params: { id: payment.id }, body: refund });
    expect(rest).toMatchObject({ reversedAmount: 2500 });
    const { rows, events } = await sums(payers.api.db);
    expect(rows).toEqual(events);
  });

  test('in part is noted once when its answer was lost, or somebody else notes it', async () => {
    const payment = await payers.pay(await payers.subscriber());
    const call = { params: { id: payment.id }, body: { ...refund, amount: 700, returned: 0 } };
    expect(await payers.chief.call(reverse, call)).toMatchObject({ reversedAmount: 700 });
    expect(await payers.chief.refused(reverse, call)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^PKR 700 of this/),
    });
    const second = { ...call, body: { ...call.body, returned: 700 } };
    expect(await payers.chief.call(reverse, second)).toMatchObject({ reversedAmount: 1400 });
  });

  test('as a mistake lets the transfer be recorded where it belongs; a refund does not', async () => {
    const [wrong, right] = [await payers.subscriber(), await payers.subscriber()];
    const body = payers.transfer();
    const { payment } = await payers.chief.call(recordPayment, { params: { id: wrong }, body });
    await payers.chief.call(reverse, {
      params: { id: payment.id },
      body: { kind: 'mistake', reason: 'Another subscriber' },
    });
    const again = await payers.chief.call(recordPayment, { params: { id: right }, body });
    await payers.chief.call(reverse, { params: { id: again.payment.id }, body: refund });
    expect((await payers.chief.refused(recordPayment, { params: { id: wrong }, body })).status).toBe(409);
  });

  test.each([
    [{ kind: 'gift', reason: 'x' }, 'kind'],
    [{ kind: 'refund', reason: ' ' }, 'reason'],
    [{ ...refund, amount: -5 }, 'amount'],
    [{ ...refund, reason: 'To hina.khan@firm.pk' }, 'reason'],
    [{ ...refund, reason: 'Called 0300 1234567' }, 'reason'],
    [{ ...refund, amount: 2501 }, 'amount'],
    [{ kind: 'mistake', reason: 'x', amount: 1 }, 'amount'],
  ])('refuses %j with a sentence [ASVS 2.2.1]', async (body, field) => {
    const payment = await payers.pay(await payers.subscriber());
    const problem = await payers.chief.refused(reverse, { params: { id: payment.id }, body: body as never });
    expect(problem.status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  test('of a payment that is not there is not found', async () => {
    expect((await payers.chief.refused(reverse, { params: { id: 2_000_000_000 }, body: refund })).status).toBe(404);
  });
});

describe('the ledger', () => {
  const of = (search: string, state = '') => payers.chief.call(ledger, { query: { search, state } });

  test('says who owes what since when, until it is paid, and again when the payment went back', async () => {
    const id = await payers.subscriber();
    const { paymentReference = '', createdAt, email } = (await payers.find(id)) ?? {};
    const [owing] = await of(paymentReference);
    expect(owing).toMatchObject({
      key: `subscription-${id}`,
      state: 'owing',
      email,
      plan: 'monthly',
      amount: 2500,
      at: createdAt,
      paymentId: null,
      receiptToken: null,
    });
    const payment = await payers.pay(id);
    expect(await of(paymentReference)).toMatchObject([
      {
        key: `payment-${payment.id}`,
        state: 'active',
        amount: 2500,
        receipt: payment.receipt,
        expiresAt: payment.expiresAt,
      },
    ]);
    await payers.chief.call(reverse, { params: { id: payment.id }, body: refund });
    const states = (await of(paymentReference)).map(({ state }) => state);
    expect(states).toEqual(['owing', 'refunded']);
  });

  test('is filtered by state, with sums of the filter that add up to the whole', async () => {
    const id = await payers.subscriber();
    const reference = (await payers.find(id))?.paymentReference ?? '';
    await payers.chief.call(recordPayment, {
      params: { id },
      body: { ...payers.transfer(), receivedAt: '2020-01-01T00:00:00Z' },
    });
    expect((await of(reference, 'expired')).map(({ state }) => state)).toEqual(['expired']);
    const soon = new Date(Date.now() - 20 * 86_400_000).toISOString();
    await payers.chief.call(recordPayment, { params: { id }, body: { ...payers.transfer(), receivedAt: soon } });
    expect((await of(reference, 'expiring')).map(({ state }) => state)).toEqual(['expiring']);
    expect((await of(reference)).map(({ state }) => state)).toEqual(['expiring', 'past']);
    expect(await of(reference, 'owing')).toEqual([]);
    const all = await payers.chief.call(totals, { query: {} });
    const found = await sums(payers.api.db);
    expect(all).toMatchObject(found.rows as object);
    expect(all.balance).toBe(all.received - all.returned);
    const owing = await payers.chief.call(totals, { query: { state: 'owing' } });
    expect(owing).toMatchObject({ received: 0, owed: all.owed, entries: all.entries - (found.payments as number) });
  });

  test('and the list of subscriptions are narrowed by the same states', async () => {
    const id = await payers.subscriber();
    const search = (await payers.find(id))?.paymentReference ?? '';
    const statesOf = async () => {
      const states = ['owing', 'expiring', 'expired'] as const;
      const found = await Promise.all(
        states.map(async (state) => [state, await payers.chief.call(list, { query: { search, state } })] as const),
      );
      return found.filter(([, rows]) => rows.length === 1).map(([state]) => state);
    };
    expect(await statesOf()).toEqual(['owing']);
    const body = { ...payers.transfer(), receivedAt: '2020-01-01T00:00:00Z' };
    await payers.chief.call(recordPayment, { params: { id }, body });
    expect(await statesOf()).toEqual(['expired']);
    const soon = new Date(Date.now() - 20 * 86_400_000).toISOString();
    await payers.chief.call(recordPayment, { params: { id }, body: { ...payers.transfer(), receivedAt: soon } });
    expect(await statesOf()).toEqual(['expiring']);
    await payers.pay(id);
    expect(await statesOf()).toEqual([]);
  });

  test('the list of subscriptions is searched by number, and by the rupees that are owed or were paid', async () => {
    const id = await payers.subscriber();
    const found = async (search: string) =>
      (await payers.chief.call(list, { query: { search, limit: '200' } })).some((one) => one.id === id);
    const searches = [`#${id}`, `${id}`, '2500', '2,500.00', 'hina 2500', '250', '2300'];
    expect(await Promise.all(searches.map(found))).toEqual([true, true, true, true, true, false, false]);
    const body = { ...payers.transfer(), amount: 2300, note: 'Charges of the bank' };
    await payers.chief.call(recordPayment, { params: { id }, body });
    expect(await Promise.all(['2500', '2300'].map(found))).toEqual([false, true]);
  });

  test('finds by name, address, bank reference and receipt; bad filters are a sentence', async () => {
    const id = await payers.subscriber();
    const payment = await payers.pay(id);
    const email = (await payers.find(id))?.email ?? '';
    for (const search of [email, `hina ${email}`, payment.reference, payment.receipt ?? 'none']) {
      expect((await of(search)).map(({ paymentId }) => paymentId)).toContain(payment.id);
    }
    for (const query of [{ state: 'gift' }, { sort: 'reason' }, { page: '0' }, { search: 'x'.repeat(200) }]) {
      expect((await payers.chief.refused(ledger, { query: query as never })).status).toBe(400);
    }
  });

  test('is sorted by each column, both ways', async () => {
    await Promise.all([payers.pay(await payers.subscriber()), payers.pay(await payers.subscriber(), 'yearly')]);
    for (const sort of ADMIN_SORTS.payments) {
      const [up, down] = await Promise.all(
        ([sort, `-${sort}`] as const).map((one) => payers.chief.call(ledger, { query: { sort: one, limit: '200' } })),
      );
      expect(up?.map(({ key }) => key)).toEqual(down?.map(({ key }) => key).reverse());
    }
    const amounts = (await payers.chief.call(ledger, { query: { sort: 'amount', limit: '200' } })).map(
      ({ amount }) => amount,
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('is exported as CSV that a spreadsheet calculates nothing of, and the log says so [ASVS 1.2.10]', async () => {
    const id = await payers.subscriber();
    const body = { ...payers.transfer(), reference: `=SUM(${id})` };
    await payers.chief.call(recordPayment, { params: { id }, body });
    const {
      status,
      body: csv,
      headers,
    } = await payers.chief.send(exported, {
      query: { search: body.reference },
      headers: { 'accept-encoding': 'identity' },
    });
    expect(status).toBe(200);
    // three bytes that fetch takes away: without them a spreadsheet shows names in Urdu as noise
    expect(Number(headers.get('content-length'))).toBe(3 + Buffer.byteLength(String(csv)));
    expect(headers.get('content-disposition')).toMatch(/ailaan-payments-[\d-]+\.csv/);
    expect(String(csv).trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`'=SUM(${id})`);
    const [logged] = await payers.api.owner.query<{ data: object }>(
      sql`SELECT data FROM es.events WHERE type = 'RecordsExported' ORDER BY position DESC LIMIT 1`,
    );
    expect(logged?.data).toEqual({
      route: '/api/admin/ledger/export',
      format: 'csv',
      filter: { search: 'some words' },
    });
  });

  test('keeps payments of an erased subscriber, of nobody', async () => {
    const id = await payers.subscriber();
    const payment = await payers.pay(id);
    await payers.chief.call(erase, { params: { id } });
    expect(await of(payment.receipt ?? '')).toMatchObject([{ state: 'past', name: null, email: null }]);
  });

  test('is for administrators', async () => {
    for (const call of [ledger, totals, exported]) expect((await payers.visitor.refused(call, {})).status).toBe(401);
  });
});

describe('a receipt', () => {
  test('is read by its signed link, also when the payment went back', async () => {
    const id = await payers.subscriber();
    const payment = await payers.pay(id);
    const [entry] = await payers.chief.call(ledger, { query: { search: payment.receipt ?? '' } });
    const token = entry?.receiptToken ?? '';
    const answer = await payers.visitor.send(receipt, { params: { token } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.body).toMatchObject({ receipt: payment.receipt, name: 'Hina Khan', amount: 2500, reversal: null });
    await payers.chief.call(reverse, { params: { id: payment.id }, body: refund });
    const after = await payers.visitor.call(receipt, { params: { token } });
    expect(after).toMatchObject({ reversal: 'refund', reversedAmount: 2500 });
    expect(JSON.stringify(after)).not.toContain('Paid twice');
  });

  test.each(['x', '1.1.', '1.1.AAAAAAAAAAAAAAAAAAAAAA'])('of a made-up link %j is not found', async (token) => {
    expect((await payers.visitor.refused(receipt, { params: { token } })).status).toBe(404);
  });
});
