import { describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import { type StatementLine, statementEndpoints } from '#contracts/api/operations/statements.ts';
import { karachiDay, karachiInstant } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { refund, startPayers } from '../../../../tests/support/api/payers.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../tests/support/payments/pdf-of.ts';

const { upload, lines, confirmSure } = statementEndpoints;
const { recordPayment, payments } = newsletterEndpoints;
const DAY = karachiDay(new Date());
const PRINTED = DAY.split('-').toReversed().join('/');

const payers = forAllTests(startPayers);

async function subscriber() {
  const id = await payers.subscriber();
  return { id, reference: (await payers.find(id))?.paymentReference ?? '' };
}

const read = (text: string) =>
  payers.chief.request('POST', `${upload.path}?fileName=november.csv`, {
    body: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });

let number = 0;
/** A statement with a transfer of each of them. */
function statementOf(references: readonly string[]) {
  const rows = references.map((reference) => `${PRINTED},IBFT ${reference},FT88${++number},,"2,500.00",${number}`);
  return ['Date,Particulars,Instrument No,Debit,Credit,Balance', ...rows].join('\n');
}

async function lineOf(reference: string): Promise<StatementLine> {
  const found = (await payers.chief.call(lines, { query: { limit: '500' } })).find(({ narration }) =>
    narration.includes(reference),
  );
  if (found === undefined) throw new Error(`no open line with ${reference}`);
  return found;
}

const doubts = ({ confidence, proposals }: StatementLine) => [
  confidence,
  ...(proposals[0]?.reasons ?? []).flatMap(({ kind, about }) => (kind.startsWith('recorded') ? [kind, about] : [])),
];
const countOf = async (id: number) => (await payers.chief.call(payments, { params: { id } })).length;
const sureOf = (line: StatementLine, subscriptionId: number) => ({ id: line.id, subscriptionId });

describe('a transfer whose payment went back is not sure again', () => {
  test.each([
    ['whole', refund, 'recorded-and-returned', 'returned.'],
    ['in part', { ...refund, amount: 500 }, 'recorded-and-partly-returned', 'returned in part.'],
    ['by the bank', { ...refund, kind: 'reversed' as const }, 'recorded-and-returned', 'returned.'],
  ])('recorded by hand, returned %s', async (_, body, kind, words) => {
    const { id, reference } = await subscriber();
    const receivedAt = karachiInstant(DAY).toISOString();
    const { payment } = await payers.chief.call(recordPayment, {
      params: { id },
      body: { ...payers.transfer(), receivedAt },
    });
    await payers.chief.call(ledgerEndpoints.reverse, { params: { id: payment.id }, body });
    await read(statementOf([reference]));
    const line = await lineOf(reference);
    expect(doubts(line)).toEqual(['likely', kind, DAY]);
    expect(await payers.chief.call(confirmSure, { body: { lines: [sureOf(line, id)] } })).toEqual({
      confirmed: [],
      left: [{ id: line.id, reason: `A payment of this amount was recorded on ${DAY} and ${words}` }],
    });
    expect(await countOf(id)).toBe(1);
  });

  test('recorded from a statement, and read in another layout of the same account', async () => {
    const { id, reference } = await subscriber();
    await read(statementOf([reference]));
    const line = await lineOf(reference);
    await payers.chief.call(confirmSure, { body: { lines: [sureOf(line, id)] } });
    const [payment] = await payers.chief.call(payments, { params: { id } });
    await payers.chief.call(ledgerEndpoints.reverse, { params: { id: payment?.id ?? 0 }, body: refund });
    await read(
      `Account No,0123-4567890123\nTransaction Date,Credit,Description\n${DAY},"2,500.00 CR",${reference} IBFT\n`,
    );
    expect(doubts(await lineOf(reference))).toEqual(['likely', 'recorded-and-returned', DAY]);
  });
});

test('a payment that goes back out in its statement, or in a later one that tells of it again, is not sure', async () => {
  const [first, second] = [await subscriber(), await subscriber()];
  const text = `Account No,0123-4567890123\n${statementOf([first.reference, second.reference])}`;
  await read(text);
  expect((await lineOf(first.reference)).confidence).toBe('sure');
  const answer = await read(`${text}\n${PRINTED},CHQ DISHONOURED ${first.reference},,"2,500.00",,1`);
  expect(answer.status).toBe(201);
  const line = await lineOf(first.reference);
  expect([line.confidence, line.proposals[0]?.reasons.at(-1)]).toEqual([
    'likely',
    { kind: 'taken-back', about: 'line 5' },
  ]);
  expect((await lineOf(second.reference)).confidence).toBe('sure');
  expect(await payers.chief.call(confirmSure, { body: { lines: [sureOf(line, first.id)] } })).toEqual({
    confirmed: [],
    left: [{ id: line.id, reason: 'It goes back out in line 5 of its statement.' }],
  });
});

describe('a payment that is recorded while sure lines are confirmed', () => {
  /** Calls that wait for each other in this order, however fast they are. */
  async function inOrder<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
    const { db } = payers.api;
    const running = await db.tx(async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('bank_reference'))`);
      const begun: Promise<T>[] = [];
      for (const call of calls) {
        begun.push(call());
        await expect
          .poll(
            async () =>
              (
                await db.query<{ n: number }>(sql`SELECT count(*) AS n FROM pg_locks
            WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
              )[0]?.n,
            { timeout: 8000 },
          )
          .toBe(begun.length);
      }
      return { begun };
    });
    return Promise.all(running.begun);
  }

  test('by hand, leaves its line with the reason', async () => {
    const [first, second] = [await subscriber(), await subscriber()];
    await read(statementOf([first.reference, second.reference]));
    const [one, two] = [await lineOf(first.reference), await lineOf(second.reference)];
    expect([one.confidence, two.confidence]).toEqual(['sure', 'sure']);
    const [all] = await inOrder<unknown>([
      () => payers.chief.call(confirmSure, { body: { lines: [sureOf(one, first.id), sureOf(two, second.id)] } }),
      () => payers.chief.call(recordPayment, { params: { id: second.id }, body: payers.transfer() }),
    ]);
    expect(all).toEqual({
      confirmed: [one.id],
      left: [{ id: two.id, reason: `A payment of this amount was recorded on ${DAY} already.` }],
    });
    expect([await countOf(first.id), await countOf(second.id)]).toEqual([1, 1]);
  });

  test.each(['the proof', 'the line'])('from its proof, counts once when %s comes first', async (who) => {
    const { id, reference } = await subscriber();
    const form = new FormData();
    form.set('reference', reference);
    form.set('file', new Blob([new Uint8Array(Buffer.from(pdfOf(`Slip of ${who}`)))]), 'slip.pdf');
    const sent = new Response(form);
    await payers.visitor.request('POST', proofEndpoints.send.path, {
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    });
    const proof = (await payers.chief.call(proofEndpoints.list)).find((one) => one.subscriptionId === id);
    await read(statementOf([reference]));
    const line = await lineOf(reference);
    const calls = [
      () => payers.chief.send(recordPayment, { params: { id }, body: { ...payers.transfer(), proofId: proof?.id } }),
      () => payers.chief.send(confirmSure, { body: { lines: [sureOf(line, id)] } }),
    ];
    const answers = await inOrder<{ status: number; body: unknown }>(who === 'the proof' ? calls : calls.toReversed());
    expect(answers.map(({ status }) => status)).toEqual(who === 'the proof' ? [201, 200] : [200, 409]);
    expect(await countOf(id)).toBe(1);
  });
});
