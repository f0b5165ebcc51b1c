import { describe, expect, test } from 'vitest';
import { auditEndpoints } from '#contracts/api/audit.ts';
import { type Settings, type SettingsInput, settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { BANK_ACCOUNTS } from '#contracts/vocabulary/banks.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { ACCOUNTS, AUDIT, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { settings } from './index.ts';

const { bankAccounts, read, change, setup, testMail, newspapers } = settingsEndpoints;
const OWN = {
  bank: 'Indus Bank',
  accountTitle: 'Portal of Tenders',
  accountNumber: '0123-4567890123',
  branchCode: '0123',
  iban: 'pk36scbl0000001123456702',
};
const SHOWN = { ...OWN, iban: 'PK36 SCBL 0000 0011 2345 6702' };
const body: SettingsInput = { bankAccounts: [OWN] };

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS, AUDIT, settings] }));
const guest = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.superAdmin());
const deputy = forAllTests(() => api.admin());
const plain = forAllTests(() => api.user());

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const table: RoleRow[] = [
    [bankAccounts, {}, 200, 200, 200],
    [read, {}, 401, 403, 200],
    [setup, {}, 401, 403, 200],
    [newspapers, {}, 401, 403, 200],
    [change, { body: { bankAccounts: [{}] } }, 401, 403, 400],
    [testMail, { body: {} }, 401, 403, 400],
  ];
  testRoles(settingsEndpoints, table, () => ({ guest, plain, chief }));

  test('an administrator who is not the first one neither reads nor changes them', async () => {
    expect((await deputy.send(read)).status).toBe(403);
    expect((await deputy.send(change, { body })).status).toBe(403);
  });
});

test('visitors see the sample accounts until the operator states some, and then those at once', async () => {
  expect(await guest.call(bankAccounts)).toEqual(BANK_ACCOUNTS);
  expect(await chief.call(change, { body })).toMatchObject({
    bankAccounts: [SHOWN],
    sources: { bankAccounts: 'settings' },
  });
  expect(await guest.call(bankAccounts)).toEqual([SHOWN]);
  await chief.call(change, { body }); // the same again
  const events = await api.owner.query(sql`SELECT type, data -> 'changed' AS changed FROM es.events
    WHERE stream_id = 'settings-1'`);
  expect(events).toEqual([{ type: 'SettingsChanged', changed: ['bankAccounts'] }]);
});

test('of two people who change the same settings the second one is told, and overwrites nothing', async () => {
  const { headers } = await chief.send(read);
  const change412 = (accounts: SettingsInput['bankAccounts']) =>
    chief.request('PUT', change.path, {
      body: { bankAccounts: accounts },
      headers: { 'If-Match': headers.get('ETag') ?? '' },
    });
  expect((await change412([])).status).toBe(200);
  expect((await change412([OWN])).status).toBe(412);
  expect(await chief.call(read)).toMatchObject({ bankAccounts: [], sources: { bankAccounts: 'first' } });
});

test('the set-up says what is done and what is missing', async () => {
  const before = await chief.call(setup);
  const missing = (answer: typeof before) => answer.steps.flatMap(({ step, isDone }) => (isDone ? [] : [step]));
  expect(missing(before)).toEqual(expect.arrayContaining(['contact', 'plans', 'mail', 'notices']));
  const contact = { supportEmail: 'help@portal.example', paymentsEmail: 'pay@portal.example' };
  const plans = { monthly: 2500, yearly: 25_000 };
  await chief.call(change, { body: { contact, plans, mail: { delivery: 'simulated' } } });
  expect(missing(await chief.call(setup))).toEqual(
    missing(before).filter((step) => !['contact', 'plans', 'mail'].includes(step)),
  );
  await chief.call(change, { body: { contact: null, plans: null, mail: null } });
});

test('sections are changed by themselves; null gives the first values back', async () => {
  const plans = { monthly: 3000, yearly: 30_000 };
  const first = await chief.call(read);
  expect(first).toMatchObject({
    plans: { monthly: 2500, yearly: 25_000 },
    contact: { supportEmail: api.config.supportEmail, phone: null },
    banner: null,
    sources: { plans: 'first', contact: 'first', banner: 'first' },
  });
  await chief.call(change, { body: { plans } });
  const contact = {
    supportEmail: 'help@portal.example',
    paymentsEmail: 'pay@portal.example',
    whatsApp: '0300 1234567',
  };
  expect(await chief.call(change, { body: { contact, banner: 'Free for all' } })).toMatchObject({
    plans,
    contact: { ...contact, whatsApp: '+923001234567', x: null },
    banner: 'Free for all',
    bankAccounts: first.bankAccounts,
  });
  expect(await chief.call(change, { body: { plans: null, contact: null, banner: '' } })).toEqual(first);
});

test('of 20 changes at once that were made from the same settings one holds; told so, each finds its way in, and none is lost', async () => {
  const raised = async (): Promise<void> => {
    const answer = await chief.send(read);
    const { monthly, yearly } = (answer.body as Settings).plans;
    const { status } = await chief.request('PUT', change.path, {
      body: { plans: { monthly: monthly + 1, yearly: yearly + 10 } },
      headers: { 'If-Match': answer.headers.get('ETag') ?? '' },
    });
    if (status === 412) return raised();
    expect(status).toBe(200);
  };
  await Promise.all(Array.from({ length: 20 }, raised));
  expect((await chief.call(read)).plans).toEqual({ monthly: 2520, yearly: 25_200 });
  const events = await api.owner.query(sql`SELECT 1 FROM es.events WHERE stream_id = 'settings-1'
    AND data -> 'settings' -> 'plans' ->> 'monthly' BETWEEN '2501' AND '2520'`);
  expect(events).toHaveLength(20);
});

test.each([
  [{ plans: { monthly: 0, yearly: 25_000 } }, { 'plans.monthly': 'Must be more than 0' }],
  [{ plans: { monthly: 99.5, yearly: 25_000 } }, { 'plans.monthly': 'Must be whole rupees' }],
  [{ contact: { supportEmail: 'nobody' } }, { 'contact.supportEmail': 'Please enter a valid email address' }],
])('%j is refused beside its field', async (bad, errors) => {
  const answer = await chief.request('PUT', change.path, { body: bad });
  expect(answer).toMatchObject({ status: 400, body: { errors } });
});

test.each([
  [
    'check digits that no bank gives',
    'PK99 SCBL 0000 0000 0000 0016',
    'One character of this IBAN is wrong or missing',
  ],
  [
    '24 characters that are no IBAN',
    'PK36 SCBL 0000 0011 2345 67',
    'An IBAN of Pakistan begins with PK and has 24 characters',
  ],
  ['one digit mistyped', 'PK36 SCBL 0000 0011 2345 6703', 'One character of this IBAN is wrong or missing'],
  [
    'the IBAN of another country',
    'GB82 WEST 1234 5698 7654 32',
    'An IBAN of Pakistan begins with PK and has 24 characters',
  ],
])('%s is refused beside its field', async (_, iban, message) => {
  const answer = await chief.send(change, { body: { bankAccounts: [{ ...OWN, iban }] } });
  expect(answer).toMatchObject({ status: 400, body: { errors: { 'bankAccounts.0.iban': message } } });
});

test('one account stands there once', async () => {
  const answer = await chief.send(change, { body: { bankAccounts: [OWN, { ...OWN, bank: 'Twice' }] } });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { 'bankAccounts.1.iban': 'This IBAN stands above already' } },
  });
});

test('the audit says of each setting what it was and what it is', async () => {
  for (const monthly of [3100, 3200]) await chief.call(change, { body: { plans: { monthly, yearly: 30_000 } } });
  const [newest] = await chief.call(auditEndpoints.list, { query: { target: 'settings-1' } });
  expect(newest?.changes).toEqual([{ field: 'Monthly price', before: 'PKR 3,100', after: 'PKR 3,200' }]);
});

test('the row is what the log says', async () => {
  const rows = (of: Queryable) => of.query(sql`SELECT * FROM portal_settings`);
  const live = await rows(api.owner);
  expect(live).toHaveLength(1);
  expect(await replayed(api.owner, [settings], ['portal_settings'], rows)).toEqual(live);
});
