import { describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { deskEndpoints } from '#contracts/api/operations/desk.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { type Statement, type StatementLine, statementEndpoints } from '#contracts/api/operations/statements.ts';
import { karachiDay, karachiInstant } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { makeXlsx } from '../../../../tests/support/import/make-xlsx.ts';
import { subscriptionBody } from '../../../../tests/support/payments/subscription-body.ts';

const { upload, list, remove, lines, confirm, confirmSure, decide, setAside } = statementEndpoints;

const api = forAllTests(startApi);
const guest = forAllTests(() => api.visitor());
const plain = forAllTests(() => api.user());
const chief = forAllTests(() => api.superAdmin());
const deputy = forAllTests(() => api.admin());

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const table: RoleRow[] = [
    [upload, { query: { fileName: 'x.csv' } }, 401, 403, 415],
    [list, {}, 401, 403, 200],
    [remove, { id: 999 }, 401, 403, 404],
    [lines, {}, 401, 403, 200],
    [confirm, { id: 999, body: { subscriptionId: 1, plan: 'monthly' } }, 401, 403, 404],
    [confirmSure, { body: { lines: [{ id: 999, subscriptionId: 1 }] } }, 401, 403, 200],
    [decide, { body: { lines: [999], isSetAside: true } }, 401, 403, 200],
    [setAside, { id: 999, body: { isSetAside: true } }, 401, 403, 404],
  ];
  testRoles(statementEndpoints, table, () => ({ guest, plain, chief }));
});

let number = 0;
async function subscriber(fullName: string, plan: 'monthly' | 'yearly' = 'monthly') {
  number += 1;
  const body = subscriptionBody(`payer-${number}@firm.pk`, { fullName, plan });
  return guest.call(newsletterEndpoints.subscribe, { body });
}

async function send(content: string | Buffer, fileName = 'statement.csv') {
  const answer = await chief.request('POST', `${upload.path}?fileName=${fileName}`, {
    body: Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { status: answer.status, body: answer.body as Statement & { message: string } };
}

const HEAD = 'Date,Particulars,Instrument No,Debit,Credit,Balance';
/** Three days ago: no line may be much older than its subscription. */
const DAY = karachiDay(new Date(Date.now() - 3 * 86_400_000));
const PRINTED = DAY.split('-').toReversed().join('/');
let balance = 0;
/** A line as a bank writes it; every one is new. */
const credit = (words: string, amount: string, reference = '') => {
  balance += 1;
  return `${PRINTED},${words},${reference},,"${amount}",${balance}`;
};
const statement = (...rows: string[]) => [HEAD, ...rows].join('\n');
const open = async () => chief.call(lines);
const find = async (words: string): Promise<StatementLine> => {
  const found = (await open()).find(({ narration }) => narration.includes(words));
  if (found === undefined) throw new Error(`no open line with ${words}`);
  return found;
};
const spaced = (reference: string) => reference.replace('-', ' ').toLowerCase();

test('sure lines are confirmed at once; the rest stays listed with its reasons', async () => {
  const [hina, omar] = [await subscriber('Hina Khan'), await subscriber('Omar Farooq Builders', 'yearly')];
  const { status, body } = await send(
    statement(
      credit(`IBFT HINA ${spaced(hina.paymentReference)}`, '2,500.00', 'FT2611200001'),
      credit('OMAR FAROOQ BUILDERS', '25,000.00', 'FT2611200002'),
      credit('somebody else', '700.00', 'FT2611200003'),
      `${PRINTED},Rent,,"9,000",,5`,
    ),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    firstDay: DAY,
    open: 3,
    counts: { payments: 3, known: 0, outgoing: 1, foreign: 0, unreadable: 0 },
  });
  expect(await chief.call(deskEndpoints.waiting)).toContainEqual({ name: 'statement-lines', count: 3 });
  const [first, second, third] = await open();
  expect(first).toMatchObject({
    confidence: 'sure',
    amount: 2500,
    proposals: [{ subscriptionId: hina.id, plan: 'monthly' }],
  });
  expect(second).toMatchObject({ confidence: 'likely', proposals: [{ subscriptionId: omar.id, plan: 'yearly' }] });
  expect(second?.proposals[0]?.reasons.map(({ kind }) => kind)).toEqual(['name', 'amount']);
  expect(third).toMatchObject({ confidence: 'none', proposals: [] });
  const chosen = [first, second].map((line) => ({
    id: line?.id ?? 0,
    subscriptionId: line?.proposals[0]?.subscriptionId ?? 0,
  }));
  const done = await chief.call(confirmSure, { body: { lines: chosen } });
  expect(done).toEqual({
    confirmed: [first?.id],
    left: [{ id: second?.id, reason: expect.stringContaining('no longer beyond doubt') }],
  });
  const [payment] = await chief.call(newsletterEndpoints.payments, { params: { id: hina.id } });
  expect(payment).toMatchObject({
    amount: 2500,
    reference: 'FT2611200001',
    receivedAt: karachiInstant(DAY).toISOString(),
  });
  expect(await open()).toHaveLength(2);
  expect(await chief.call(lines, { query: { state: 'confirmed' } })).toMatchObject([
    { id: first?.id, subscriptionId: hina.id, paymentId: payment?.id },
  ]);
});

test('the same file brings nothing twice, and an overlapping one only its new lines', async () => {
  const { paymentReference } = await subscriber('Twice Sent');
  const [one, two, three] = [
    credit(`ONE ${paymentReference}`, '2500', 'FT2611210001'),
    credit('TWO', '10'),
    credit('THREE', '20'),
  ];
  expect((await send(statement(one ?? '', two ?? ''))).status).toBe(201);
  const again = await send(statement(one ?? '', two ?? ''), 'renamed.csv');
  expect([again.status, again.body.message]).toEqual([
    409,
    'Every payment of this statement has been read before, so nothing was added.',
  ]);
  expect((await send(statement(two ?? '', three ?? ''))).body).toMatchObject({
    open: 1,
    counts: { payments: 2, known: 1 },
  });
  const line = await find('ONE');
  await chief.call(confirm, {
    params: { id: line.id },
    body: { subscriptionId: line.proposals[0]?.subscriptionId ?? 0, plan: 'monthly' },
  });
  expect((await send(statement(one ?? '', two ?? ''))).status).toBe(409);
});

test('two administrators who confirm one line at once record one payment', async () => {
  const { id, paymentReference } = await subscriber('Confirmed Twice');
  await send(statement(credit(`RACE ${paymentReference}`, '2500')));
  const line = await find('RACE');
  const body = { subscriptionId: id, plan: 'monthly' as const };
  const answers = await Promise.all(
    [chief, deputy, chief, deputy].map((actor) => actor.send(confirm, { params: { id: line.id }, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await chief.call(newsletterEndpoints.payments, { params: { id } })).toHaveLength(1);
  const all = [chief, deputy].map((actor) =>
    actor.call(confirmSure, { body: { lines: [{ id: line.id, subscriptionId: id }] } }),
  );
  expect((await Promise.all(all)).map(({ confirmed }) => confirmed)).toEqual([[], []]);
});

test('another amount needs a note, paisa a person, and one beyond every price is none', async () => {
  const { id, paymentReference } = await subscriber('Other Amount');
  const more = [credit('HALF', '2500.50'), credit('BEYOND', '999,999,999,999')];
  await send(statement(credit(`LESS ${paymentReference}`, '2,400.00'), ...more));
  const line = await find('LESS');
  expect(line).toMatchObject({ confidence: 'likely', amount: 2400 });
  const refused = await chief.send(confirm, { params: { id: line.id }, body: { subscriptionId: id, plan: 'monthly' } });
  expect(refused).toMatchObject({ status: 400, body: { errors: { note: expect.stringContaining('2500') } } });
  expect((await find('LESS')).state).toBe('open');
  await chief.call(confirm, {
    params: { id: line.id },
    body: { subscriptionId: id, plan: 'monthly', note: 'Bank charges' },
  });
  for (const words of ['HALF', 'BEYOND'])
    expect(
      await chief.refused(confirm, {
        params: { id: (await find(words)).id },
        body: { subscriptionId: id, plan: 'monthly', note: 'Is it?' },
      }),
    ).toMatchObject({ status: 409 });
});

test('a line is set aside and taken back; a confirmed one is not', async () => {
  await send(statement(credit('NOT OURS', '2500')));
  const { id } = await find('NOT OURS');
  expect((await chief.call(setAside, { params: { id }, body: { isSetAside: true } })).state).toBe('set-aside');
  expect((await open()).some((line) => line.id === id)).toBe(false);
  expect((await chief.send(confirm, { params: { id }, body: { subscriptionId: 1, plan: 'monthly' } })).status).toBe(
    409,
  );
  expect((await chief.call(setAside, { params: { id }, body: { isSetAside: false } })).state).toBe('open');
});

test('a payment that was recorded by mistake leaves its line open again, for whom it is', async () => {
  const [wrong, right] = [await subscriber('Wrong Person'), await subscriber('Right Person')];
  await send(statement(credit('MISTAKEN', '2500', 'FT2611220001')));
  const line = await find('MISTAKEN');
  const { paymentId } = await chief.call(confirm, {
    params: { id: line.id },
    body: { subscriptionId: wrong.id, plan: 'monthly' },
  });
  await chief.call(ledgerEndpoints.reverse, {
    params: { id: paymentId ?? 0 },
    body: { kind: 'mistake', reason: 'Another person', amount: 2500 },
  });
  expect((await find('MISTAKEN')).state).toBe('open');
  await chief.call(confirm, { params: { id: line.id }, body: { subscriptionId: right.id, plan: 'monthly' } });
  expect(await chief.call(newsletterEndpoints.payments, { params: { id: right.id } })).toHaveLength(1);
});

test('a workbook is read as well, and a statement of another account or no statement is refused whole', async () => {
  await subscriber('Workbook Reader');
  const book = makeXlsx([
    {
      name: 'Statement',
      rows: [
        ['Account No', '0123-4567890123'],
        ['Transaction Date', 'Description', 'Withdrawal', 'Deposit'],
        [DAY, 'FROM A WORKBOOK', '', 2500],
      ],
    },
  ]);
  expect((await send(book, 'statement.xlsx')).body).toMatchObject({
    account: '01234567890123',
    counts: { payments: 1 },
  });
  const own = {
    bank: 'Indus',
    accountTitle: 'Portal',
    accountNumber: '0123-4567890123',
    branchCode: '1',
    iban: 'PK36 SCBL 0000 0011 2345 6702',
  };
  await chief.call(settingsEndpoints.change, { body: { bankAccounts: [own] } });
  const before = await api.db.query(sql`SELECT count(*) AS lines FROM statement_line`);
  const other = await send(`Account No,99887766554433\n${statement(credit('OTHER BANK', '2500'))}`);
  expect([other.status, other.body.message]).toEqual([
    400,
    'It is a statement of the account 99887766554433, which is none of the accounts in the settings.',
  ]);
  expect((await send('%PDF-1.4')).body.message).toBe(
    'It is a PDF. Download the statement of your bank as CSV or Excel (.xlsx) and choose that file.',
  );
  expect((await send(`${HEAD}\n20/11/2026,OUT,,500,,1\n`)).body.message).toBe('It tells of no payment to the account.');
  expect(await api.db.query(sql`SELECT count(*) AS lines FROM statement_line`)).toEqual(before);
  expect((await send(`Account No,0123-4567890123\n${statement(credit('OWN BANK', '2500'))}`)).status).toBe(201);
});

test('a statement is taken away with its words; confirmed lines stay known, and an erased subscriber is no longer named', async () => {
  const { id, paymentReference } = await subscriber('Gone Person');
  const row = credit(`GONE PERSON ${paymentReference}`, '2500');
  const sent = await send(statement(row, credit('STRANGER', '5')));
  const line = await find('GONE PERSON');
  await chief.call(confirm, { params: { id: line.id }, body: { subscriptionId: id, plan: 'monthly' } });
  const narration = async () =>
    (await api.db.query<{ narration: string }>(sql`SELECT narration FROM statement_line WHERE id = ${line.id}`))[0]
      ?.narration;
  expect(await narration()).toContain('GONE PERSON');
  await chief.call(newsletterEndpoints.erase, { params: { id } });
  expect(await narration()).toBe('');
  await chief.call(remove, { params: { id: sent.body.id } });
  expect((await open()).some(({ narration: words }) => words.includes('STRANGER'))).toBe(false);
  expect((await send(statement(row))).status).toBe(409);
});
