import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { auditEndpoints } from '#contracts/api/audit.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { type Statement, statementEndpoints } from '#contracts/api/operations/statements.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../tests/support/payments/subscription-body.ts';

const { upload, remove, lines, confirmSure, decide } = statementEndpoints;
const HEAD = 'Date,Particulars,Ref No,Debit,Credit,Balance\n';

const api = forAllTests(startApi);
const chief = forAllTests(() => api.superAdmin());

const subscribe = (fullName: string, email: string) =>
  api.visitor().call(newsletterEndpoints.subscribe, { body: subscriptionBody(email, { fullName }) });

async function read(rows: readonly string[]): Promise<Statement> {
  const { status, body } = await chief.request('POST', `${upload.path}?fileName=hina-khan.csv`, {
    body: Buffer.from(`${HEAD}${rows.join('\n')}\n`),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(status).toBe(201);
  return body as Statement;
}

const dayOf = (time: number) => karachiDay(new Date(time)).split('-').toReversed().join('/');
const TODAY = dayOf(Date.now());
const page = (number = 1, limit = 500) => chief.call(lines, { query: { page: String(number), limit: String(limit) } });
const events = async (id: number) =>
  (
    await api.db.query<{ type: string; data: object }>(
      sql`SELECT type, data FROM es.events WHERE stream_id = ${`statement-${id}`} ORDER BY version`,
    )
  ).map(({ type, data }) => [type, data]);

test('reading, setting aside and removing are events without names, told in sentences', async () => {
  const { id } = await read([
    `${TODAY},IBFT HINA KHAN,FT900001,,"1,500.00",`,
    `${TODAY},IBFT OMAR,FT900002,,"1,600.00",`,
  ]);
  const open = (await page()).map((line) => line.id);
  expect(await chief.call(decide, { body: { lines: [...open, 999_999], isSetAside: true } })).toEqual({
    changed: open.toSorted((a, b) => a - b),
    left: [{ id: 999_999, reason: 'Line not found' }],
  });
  expect(await page()).toEqual([]);
  expect((await chief.call(decide, { body: { lines: open, isSetAside: true } })).changed).toEqual([]);
  await chief.call(decide, { body: { lines: open.slice(0, 1), isSetAside: false } });
  await chief.call(remove, { params: { id } });
  const numbers = { payments: 2, known: 0, outgoing: 0, foreign: 0, unreadable: 0 };
  expect(await events(id)).toEqual([
    ['StatementRead', { digest: expect.stringMatching(/^[0-9a-f]{64}$/), ...numbers }],
    ['StatementLinesSetAside', { lines: open.toSorted((a, b) => a - b) }],
    ['StatementLinesTakenBack', { lines: open.slice(0, 1) }],
    ['StatementRemoved', { open: 1 }],
  ]);
  const told = await chief.call(auditEndpoints.list, { query: { target: `statement-${id}` } });
  const sentences = JSON.stringify(told);
  expect(sentences).toContain(`read bank statement ${id}: 2 payments`);
  expect(sentences).toContain(`set 2 lines of bank statement ${id} aside as not ours`);
  expect(sentences).not.toMatch(/hina/i);
});

test('a line of a day that has not come is not sure', async () => {
  const { paymentReference } = await subscribe('Wasim Akram', 'wasim@firm.pk');
  await read([`${dayOf(Date.now() + 5 * 86_400_000)},IBFT ${paymentReference} WASIM AKRAM,FT910001,,"2,500.00",`]);
  const line = (await page()).find(({ narration }) => narration.includes(paymentReference));
  expect(line).toMatchObject({ confidence: 'likely', proposals: [{ paymentReference }] });
  expect(line?.proposals[0]?.reasons.map(({ kind }) => kind)).toContain('future-day');
});

test('erasing a subscriber takes name, address and reference out of lines that wait', async () => {
  const { id, paymentReference } = await subscribe('Zubair Qureshi', 'zubair@firm.pk');
  const code = paymentReference.slice(3);
  await read([
    `${TODAY},IBFT ${paymentReference} ZUBAIR QURESHI KHI,FT920001,,"2,500.00",`,
    `${TODAY},TRF FROM Qureshi Zubair shop rent,FT920002,,"9,900.00",`,
    `${TODAY},RAAST AL ${code.slice(0, 3)} ${code.slice(3)} zubair@firm.pk,FT920003,,"2,500.00",`,
    `${TODAY},TRF FROM IMRAN QURESHI,FT920004,,"7,700.00",`,
    `${TODAY},ONLINE ZUBAIR QURES,FT920005,,"6,600.00",`,
  ]);
  await chief.call(newsletterEndpoints.erase, { params: { id } });
  const rows = (await page()).filter(({ bankReference }) => bankReference.startsWith('FT92'));
  expect(rows.map(({ narration }) => narration).sort()).toEqual(
    ['IBFT … … … KHI', 'TRF FROM IMRAN QURESHI', 'TRF FROM … … shop rent', 'ONLINE … …', '…'].sort(),
  );
});

test('more lines than are matched at once can all be reached, set aside, and only the newest are sure', async () => {
  const { paymentReference, id } = await subscribe('Saima Butt', 'saima@firm.pk');
  const old = dayOf(Date.now() - 6 * 86_400_000);
  const before = Number((await chief.send(lines)).headers.get('x-total-count'));
  await read([
    `${old},IBFT ${paymentReference} SAIMA BUTT,FT930000,,"2,500.00",`,
    ...Array.from({ length: 2100 }, (_, n) => `${TODAY},CASH DEPOSIT ${n},CD${930_001 + n},,"${1000 + n}.00",`),
  ]);
  const first = await chief.send(lines, { query: { limit: '500' } });
  expect(first.headers.get('x-total-count')).toBe(String(before + 2101));
  const all = (await Promise.all([1, 2, 3, 4, 5].map((number) => page(number)))).flat();
  expect(new Set(all.map((line) => line.id)).size).toBe(before + 2101);
  const ours = all.find(({ narration }) => narration.includes(paymentReference));
  expect(ours).toMatchObject({ confidence: 'likely', proposals: [{ subscriptionId: id }] });
  const strangers = all.filter(({ confidence }) => confidence === 'none').map((line) => line.id);
  for (let at = 0; at < strangers.length; at += 500) {
    await chief.call(decide, { body: { lines: strangers.slice(at, at + 500), isSetAside: true } });
  }
  const now = (await page()).find((line) => line.id === ours?.id);
  expect(now?.confidence).toBe('sure');
  const sure = [{ id: ours?.id ?? 0, subscriptionId: id }];
  expect((await chief.call(confirmSure, { body: { lines: sure } })).confirmed).toEqual([ours?.id]);
});

test('an erasure writes no words of a bank back that another one takes out at this moment', async () => {
  const { id } = await subscribe('Zahid Gondal', 'zahid.gondal@example.pk');
  await read([`${TODAY},IBFT ZAHID GONDAL AND NADIA MALIK,FT900077,,"1,777.00",`]);
  let erasing: Promise<unknown> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(
      sql`UPDATE statement_line SET narration = 'IBFT ZAHID GONDAL AND …' WHERE bank_reference = 'FT900077'`,
    );
    erasing = chief.call(newsletterEndpoints.erase, { params: { id } });
    await delay(500); // it waits for the line
  });
  await erasing;
  const found = await api.owner.query<{ narration: string }>(
    sql`SELECT narration FROM statement_line WHERE bank_reference = 'FT900077'`,
  );
  expect(found[0]?.narration).not.toMatch(/MALIK|GONDAL/);
});

test('an erasure takes all words out of a line that is confirmed for the subscriber at this moment', async () => {
  const { id } = await subscribe('Rehana Tariq', 'rehana.tariq@example.pk');
  await read([`${TODAY},IBFT REHANA TARIQ,FT900088,,"2,500.00",`]);
  const line = sql`statement_line WHERE bank_reference = 'FT900088'`;
  let erasing: Promise<unknown> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SELECT FROM ${line} FOR UPDATE`);
    erasing = chief.call(newsletterEndpoints.erase, { params: { id } });
    await delay(500); // it waits for the line
    await tx.query(sql`UPDATE statement_line SET state = 'confirmed', subscription_id = ${id}, decided_at = now()
      WHERE bank_reference = 'FT900088'`);
  });
  await erasing;
  expect(await api.owner.query(sql`SELECT narration FROM ${line}`)).toEqual([{ narration: '' }]);
});
