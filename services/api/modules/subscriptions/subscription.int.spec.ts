import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NewsletterBody, newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { PAYMENT_REFERENCE_LETTERS } from '#contracts/vocabulary/banks.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { subscriptionBody } from '../../../../tests/support/payments/subscription-body.ts';
import { createLinkTokens } from '../../../platform/tokens/link-tokens.ts';
import { subscriptions } from './index.ts';

const { subscribe, list, recordPayment, payments, extend, setStatus, own, ownPreferences, erase } = newsletterEndpoints;
const SECRET = 'only for these tests and long enough for the rule';

const api = forAllTests(() => startApi({ settings: { sessionSecrets: [SECRET] } }));
const visitor = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.admin());

const find = async (id: number) => (await chief.call(list, { query: { limit: 200 } })).find((row) => row.id === id);

describe('subscribing', () => {
  test('gives a reference and an active, unpaid subscription; no event names the person', async () => {
    const receipt = await visitor.call(subscribe, { body: subscriptionBody('first@firm.pk') });
    expect(receipt.paymentReference).toMatch(/^AL-[0-9A-Z]{6}$/);
    expect(await find(receipt.id)).toMatchObject({
      email: 'first@firm.pk',
      isActive: true,
      isPremium: false,
      expiryDate: null,
      emailFrequency: 'daily',
      lastEmailSent: null,
    });
    const events = await api.db.query<{ text: string }>(
      sql`SELECT data::text || meta::text AS text FROM es.events WHERE stream_id = ${`subscription-${receipt.id}`}`,
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.text).not.toMatch(/firm\.pk|Hina/);
  });

  test('is answered with address and reference to nobody else: no cache keeps it [ASVS 14.3.2]', async () => {
    const answer = await visitor.send(subscribe, { body: subscriptionBody('uncached@firm.pk') });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'private, no-store']);
  });

  test('twice with one address is a conflict, whatever the case of its letters [C23]', async () => {
    await visitor.call(subscribe, { body: subscriptionBody('twice@firm.pk') });
    const problem = await visitor.refused(subscribe, { body: subscriptionBody('TWICE@firm.pk') });
    expect(problem.status).toBe(409);
    expect(problem.errors?.email).toBeDefined();
  });

  describe('again, because the answer was lost', () => {
    const headers = { 'idempotency-key': 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' };

    test('has the first answer, with one subscription and one mail, also when both come at once', async () => {
      const again = () => visitor.call(subscribe, { body: subscriptionBody('lost@firm.pk'), headers });
      const answers = await Promise.all([again(), again(), again()]);
      expect([...answers, await again()]).toEqual(answers.concat(answers[0] ?? []));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await chief.call(list, { query: { search: 'lost@firm.pk' } })).toHaveLength(1);
    });

    test('has a reference that nobody foresees or chooses by what he sends', async () => {
      const body = NewsletterBody.parse(subscriptionBody('foreseen@firm.pk'));
      const { paymentReference } = await visitor.call(subscribe, { body, headers });
      const digest = createHash('sha256')
        .update(JSON.stringify([headers['idempotency-key'], null, body]))
        .digest();
      const foreseen = [0, 4, 8, 12, 16, 20].map((at) => PAYMENT_REFERENCE_LETTERS[digest.readUInt32BE(at) % 23]);
      expect(paymentReference).not.toBe(`AL-${foreseen.join('')}`);
    });

    test('is no key to the subscription of somebody else: other facts, or another key, are a conflict', async () => {
      await visitor.call(subscribe, { body: subscriptionBody('mine@firm.pk'), headers });
      for (const [body, key] of [
        [subscriptionBody('mine@firm.pk', { fullName: 'Stranger' }), headers],
        [subscriptionBody('mine@firm.pk'), { 'idempotency-key': 'guessed' }],
        [subscriptionBody('mine@firm.pk'), {}],
      ] as const)
        expect(await visitor.refused(subscribe, { body, headers: key })).toMatchObject({ status: 409 });
      const long = { 'idempotency-key': 'k'.repeat(101) };
      const refusal = await visitor.refused(subscribe, { body: subscriptionBody('x@firm.pk'), headers: long });
      expect(refusal).toMatchObject({ status: 400, errors: { 'Idempotency-Key': 'Must have 1 to 100 characters' } });
    });
  });

  test.each([
    'a@x.pk\r\nBcc: e@evil.pk',
    'a@x.pk,b@x.pk',
    'a@x.pk;b@x.pk',
    '"a b"@x.pk',
    'a@x',
    `${'a'.repeat(250)}@x.pk`,
  ])('refuses the address %j [ASVS 1.3.11, 2.2.1] [C23, M2]', async (email) => {
    const problem = await visitor.refused(subscribe, { body: subscriptionBody(email) });
    expect(problem).toMatchObject({ status: 400, errors: { email: 'Please enter a valid email address' } });
  });

  test("answers section 5's words", async () => {
    const problem = await visitor.refused(subscribe, {
      body: { email: '', fullName: '', businessType: '', interestAreas: [] } as never,
    });
    expect(problem.errors).toEqual({
      email: 'Please enter a valid email address',
      fullName: 'Full name is required',
      businessType: 'Please select your business type',
      interestAreas: 'Select at least one area of interest',
    });
  });
});

describe('payments', () => {
  const transfer = (reference: string) => ({ plan: 'yearly' as const, amount: 25000, reference });

  test('make premium for a year, are listed with who recorded them, and cannot be entered twice [ASVS 2.3.4] [C26]', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('pays@firm.pk') });
    const { payment, subscription } = await chief.call(recordPayment, {
      params: { id },
      body: { ...transfer('FT-1'), note: 'by cheque' },
    });
    expect(subscription).toMatchObject({ isPremium: true, paymentMethod: 'bank_transfer', plan: 'yearly' });
    expect(payment.note).toBe('by cheque');
    expect(payment.recordedBy).toBeGreaterThan(1);
    expect(await chief.call(payments, { params: { id } })).toEqual([payment]);
    expect((await chief.refused(recordPayment, { params: { id }, body: transfer('ft-1') })).status).toBe(409);
    const note = await api.db.query(sql`SELECT 1 AS found FROM es.events WHERE data::text LIKE '%cheque%'`);
    expect(note).toEqual([]);
  });

  test('entered twenty times at once count once [ASVS 2.3.4, 15.4.2] [C26]', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('parallel@firm.pk') });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => chief.send(recordPayment, { params: { id }, body: transfer('FT-20') })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });

  test.each([
    'FT 26-0117',
    'ft26.0117',
    'FT26\u200b0117',
    'F\u00adT26\u20600117',
    'ＦＴ２６０１１７',
    'FT۲۶۰۱۱۷',
    'FT٢٦٠١١٧',
    ' \u00a0FT26/0117 ',
  ])('whose reference %j reads as one that was recorded are refused, whoever pays [ASVS 2.3.4] [C26]', async (same) => {
    const { id: first } = await visitor.call(subscribe, { body: subscriptionBody(`f${Math.random()}@firm.pk`) });
    const { id: second } = await visitor.call(subscribe, { body: subscriptionBody(`s${Math.random()}@firm.pk`) });
    await chief.send(recordPayment, { params: { id: first }, body: transfer('FT260117') });
    const problem = await chief.refused(recordPayment, { params: { id: second }, body: transfer(same) });
    expect(problem).toMatchObject({ status: 409, errors: { reference: 'Already recorded' } });
  });

  test('whose reference was recorded in digits of Urdu is refused in others', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('urdu.digits@firm.pk') });
    await chief.call(recordPayment, { params: { id }, body: transfer('HBL ۷۸۶-۴۵') });
    for (const same of ['HBL 786-45', 'HBL ٧٨٦٤٥'])
      expect((await chief.refused(recordPayment, { params: { id }, body: transfer(same) })).status).toBe(409);
  });

  test('keep the reference as it was typed; letters of any script tell references apart', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('typed@firm.pk') });
    for (const typed of ['ft-77 / a', 'حوالہ', 'رسید', '---', '***'])
      await chief.call(recordPayment, { params: { id }, body: transfer(typed) });
    const kept = (await chief.call(payments, { params: { id } })).map(({ reference }) => reference);
    expect(new Set(kept)).toEqual(new Set(['ft-77 / a', 'حوالہ', 'رسید', '---', '***']));
  });

  test('entered at once for twenty subscriptions, each spelt otherwise, count once [ASVS 2.3.4, 15.4.2] [C26]', async () => {
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => visitor.call(subscribe, { body: subscriptionBody(`spelt${n}@firm.pk`) })),
    );
    const answers = await Promise.all(
      receipts.map(({ id }, n) => {
        const reference = `${'-'.repeat(n)}HBL 900`;
        return chief.send(recordPayment, { params: { id }, body: transfer(reference) });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test.each([
    { amount: 2499.99 },
    { amount: -1 },
    { amount: '2500' },
    { amount: 1e12 },
    { reference: '' },
    { plan: 'free' },
  ])('refuse %j [ASVS 2.2.1] [C26]', async (wrong) => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody(`w${Math.random()}@firm.pk`) });
    const problem = await chief.refused(recordPayment, {
      params: { id },
      body: { ...transfer('FT-x'), ...wrong } as never,
    });
    expect(problem.status).toBe(400);
  });

  test('extension adds months to a paid term only [ASVS 2.3.1] [C18]', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('extends@firm.pk') });
    expect((await chief.refused(extend, { params: { id }, body: { months: 3 } })).status).toBe(409);
    await chief.call(recordPayment, {
      params: { id },
      body: { ...transfer('FT-e'), receivedAt: '2026-01-31T00:00:00Z' },
    });
    const extended = await chief.call(extend, { params: { id }, body: { months: 1 } });
    expect(extended.expiryDate).toBe('2027-02-28T00:00:00.000Z');
    const seen = { params: { id }, body: { months: 1, expiryDate: '2027-02-28T00:00:00.000Z' } } as const;
    expect((await chief.call(extend, seen)).expiryDate).toBe('2027-03-28T00:00:00.000Z');
    expect((await chief.refused(extend, seen)).status).toBe(409);
    for (const months of [0, 2, -1, '3']) {
      expect((await chief.refused(extend, { params: { id }, body: { months } as never })).status).toBe(400);
    }
  });
});

describe('the signed link', () => {
  const tokens = createLinkTokens(SECRET).subscriptions;

  test('shows and changes without signing in; a GET changes nothing; the post of a mail program acts [ASVS 3.5.3, 9.2.2] [C28, C29, C30]', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('leaves@firm.pk') });
    const token = tokens.sign(id);
    const shown = await visitor.call(own, { params: { token } });
    expect(shown).toMatchObject({ maskedEmail: 'l***@firm.pk', isActive: true });
    const preferences = { interestAreas: ['Energy' as const], emailFrequency: 'weekly' as const };
    expect(await visitor.call(ownPreferences, { params: { token }, body: preferences })).toMatchObject(preferences);
    await visitor.get(`/unsubscribe/${token}`);
    expect((await find(id))?.isActive).toBe(true);
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams(oneClick), multipart, new URLSearchParams(oneClick)]) {
      const headers = { origin: 'https://mail.example' };
      const answer = await fetch(`${api.origin}/unsubscribe/${token}`, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
      });
      expect(answer.status).toBe(200);
    }
    expect((await find(id))?.isActive).toBe(false);
    const enabled = await chief.call(setStatus, { params: { id }, body: { isActive: true } });
    expect(enabled.isActive).toBe(true);
  });

  test('of a deleted subscription is pressed in vain no more: nothing is sent', async () => {
    const { id } = await visitor.call(subscribe, { body: subscriptionBody('deleted@firm.pk') });
    await chief.call(erase, { params: { id } });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await fetch(`${api.origin}/unsubscribe/${tokens.sign(id)}`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, 'You are unsubscribed.\n']);
    const forged = createLinkTokens('another secret').subscriptions.sign(id);
    expect((await fetch(`${api.origin}/unsubscribe/${forged}`, { method: 'POST', body })).status).toBe(404);
  });

  test('of another secret, changed or made up is not found [ASVS 9.1.1, 9.1.2, 9.1.3] [C28]', async () => {
    const forged = createLinkTokens('another secret').subscriptions.sign(1);
    const good = tokens.sign(1);
    for (const token of [forged, `${good}x`, good.replace('1.1.', '1.2.'), 'x', '1.1.']) {
      expect((await visitor.refused(own, { params: { token } })).status).toBe(404);
    }
  });
});

test('the log replayed into empty tables gives the rows that were written live', async () => {
  const read = async (db: Queryable) => ({
    subscriptions: await db.query(sql`SELECT * FROM subscription ORDER BY id`),
    payments: await db.query(sql`SELECT * FROM payment ORDER BY id`),
  });
  const live = await read(api.db);
  expect(live.subscriptions.length).toBeGreaterThan(5);
  expect(await replayed(api.owner, [subscriptions], ['subscription', 'payment', 'payment_proof'], read)).toEqual(live);
});

// last: the row that is changed here is as no event made it
test('a reference that somebody else has by chance is not given again', async () => {
  const headers = { 'idempotency-key': 'by chance' };
  const ask = () => visitor.call(subscribe, { body: subscriptionBody('chance@firm.pk'), headers });
  const { id, paymentReference } = await ask();
  await api.owner.query(sql`UPDATE subscription SET email = 'other.chance@firm.pk' WHERE id = ${id}`);
  const mine = await ask();
  expect(mine.paymentReference).not.toBe(paymentReference);
  expect(await ask()).toEqual(mine);
});
