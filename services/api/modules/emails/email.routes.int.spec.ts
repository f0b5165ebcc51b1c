import { beforeEach, describe, expect, test } from 'vitest';
import { Email, type EmailQuery, EmailSummary, emailEndpoints } from '#contracts/api/emails.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS } from '../../../../tests/support/api/catalogue.ts';
import type { Person } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { listEmails } from './email.queries.ts';
import { emails } from './index.ts';

const { list, get, clear, processDigests, runs } = emailEndpoints;

const api = forAllTests(() => startApi({ modules: [ACCOUNTS, emails] }));
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user('plain.user'));
beforeEach(() => api.owner.query(sql`TRUNCATE mail, mail_request, digest_run, digest_range, subscription`));

async function addMail(
  changes: { subject?: string; status?: string; error?: string; runId?: number } = {},
): Promise<number> {
  const { subject = 'New tenders', status = 'sent', error = null, runId = null } = changes;
  const [row] = await api.owner.query<{ id: number }>(sql`INSERT INTO mail
      (subscription_id, kind, period, run_id, to_address, subject, html, text, status, error)
    VALUES (1, 'daily', gen_random_uuid()::text, ${runId}, 'amina@example.pk', ${subject}, '<p>hello</p>', 'hello', ${status}, ${error})
    RETURNING id`);
  return row?.id ?? 0;
}

async function addSubscription(id: number, frequency: string, state: 'paid' | 'unpaid' | 'expired' | 'disabled') {
  await api.owner.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at)
    VALUES (${id}, 1, ${`s${id}@example.pk`}, 'A', 'Supplier', '{}', '{}', '{}', '{}', '{}', ${frequency}, ${state !== 'disabled'},
      ${state !== 'unpaid'}, now() + ${state === 'expired' ? '-1 day' : '1 day'}::interval, 'monthly', ${`AL-${id}`}, now())`);
}

describe('who may', () => {
  test.each([
    ['see the emails', list, {}],
    ['see one email', get, { params: { id: 1 } }],
    ['clear them', clear, {}],
    ['start a run', processDigests, {}],
    ['see the runs', runs, {}],
  ] as const)('%s: administrators [C13]', async (_, endpoint, input) => {
    expect((await api.visitor().refused(endpoint, input)).status).toBe(401);
    expect((await plain.refused(endpoint, input)).status).toBe(403);
    expect((await chief.send(endpoint, input)).status).not.toBeOneOf([401, 403]);
  });
});

describe('the list of emails', () => {
  test('is newest first, with html unless only a summary is asked for', async () => {
    await addMail({ subject: 'first' });
    await addMail({ subject: 'second', status: 'failed', error: '550 No such user' });
    const whole = (await chief.call(list)).map((mail) => Email.parse(mail));
    expect(whole.map(({ subject, html }) => [subject, html])).toEqual([
      ['second', '<p>hello</p>'],
      ['first', '<p>hello</p>'],
    ]);
    const brief = (await chief.call(list, { query: { fields: 'summary' } })).map((mail) => EmailSummary.parse(mail));
    expect(brief[0]).toMatchObject({
      to: 'amina@example.pk',
      status: 'failed',
      error: '550 No such user',
      kind: 'daily',
    });
  });

  test('sorts by each column, the newest up to a bound', async () => {
    for (const [subject, status] of [
      ['b', 'sent'],
      ['C', 'failed'],
      ['a', 'queued'],
    ] as const)
      await addMail({ subject, status });
    const sorted = async (sort: NonNullable<EmailQuery['sort']>) =>
      (await chief.call(list, { query: { sort } })).map(({ subject }) => subject);
    expect(await sorted('subject')).toEqual(['a', 'b', 'C']);
    expect(await sorted('-subject')).toEqual(['C', 'b', 'a']);
    expect(await sorted('status')).toEqual(['C', 'a', 'b']);
    expect(await sorted('date')).toEqual(['b', 'C', 'a']);
    expect(await sorted('-to')).toEqual(['a', 'C', 'b']);
    expect((await chief.send(list, { query: { sort: 'html' as 'to' } })).status).toBe(400);
    const of = { page: 1, limit: 50, fields: 'summary', sort: 'subject' } as const;
    const bounded = await listEmails(api.db, of, 2);
    expect([bounded.rows.map(({ subject }) => subject), bounded.total, bounded.isBounded]).toEqual([
      ['a', 'C'],
      2,
      true,
    ]);
    expect(await listEmails(api.db, { ...of, page: 2 }, 2)).toMatchObject({ rows: [] });
  });

  test('shows a mail that is stored in pieces as it was sent, until it is cleared', async () => {
    const [piece] = await api.owner.query<{ id: number }>(
      sql`INSERT INTO mail_piece (hash, body) VALUES ('\\x01', '<p>for "all"</p>') RETURNING id`,
    );
    const id = await addMail();
    const recipe = JSON.stringify(['<h1>Amina</h1>', piece?.id, '\u2068آمنہ\u2069', piece?.id]);
    await api.owner.query(sql`UPDATE mail SET composed = true, html = ${recipe}, text = '["hello"]' WHERE id = ${id}`);
    const sent = '<h1>Amina</h1><p>for "all"</p>\u2068آمنہ\u2069<p>for "all"</p>';
    expect((await chief.call(list))[0]).toMatchObject({ html: sent });
    expect(await chief.call(get, { params: { id } })).toMatchObject({ html: sent });
    await chief.call(clear);
    expect(await api.owner.query(sql`SELECT html, text FROM mail`)).toEqual([{ html: '', text: '' }]);
  });

  test('comes in pages of fifty and says how many there are', async () => {
    for (let count = 0; count < 53; count++) await addMail({ subject: `mail ${count}` });
    const first = await chief.send(list, { query: { fields: 'summary' } });
    expect(first.body).toHaveLength(50);
    expect(first.headers.get('x-total-count')).toBe('53');
    expect(await chief.call(list, { query: { page: 2 } })).toHaveLength(3);
    expect(await chief.call(list, { query: { page: 2, limit: 10 } })).toHaveLength(10);
  });

  test('is not sent again when it has not changed', async () => {
    const id = await addMail();
    for (const path of ['/api/admin/emails?fields=summary', `/api/admin/emails/${id}`]) {
      const etag = (await chief.get(path)).headers.get('etag') ?? '';
      expect((await chief.get(path, { 'if-none-match': etag })).status).toBe(304);
      await api.owner.query(sql`UPDATE mail SET status = 'failed' WHERE id = ${id}`);
      expect((await chief.get(path, { 'if-none-match': etag })).status).toBe(200);
      await api.owner.query(sql`UPDATE mail SET status = 'sent' WHERE id = ${id}`);
    }
  });

  test.each(['fields=html', 'limit=101', 'page=0', 'sort=latest'])('refuses ?%s', async (query) => {
    expect((await chief.get(`/api/admin/emails?${query}`)).status).toBe(400);
  });

  test('one email is answered by its number, or not found', async () => {
    const id = await addMail();
    expect(await chief.call(get, { params: { id } })).toMatchObject({ id, html: '<p>hello</p>' });
    expect((await chief.refused(get, { params: { id: id + 1000 } })).status).toBe(404);
  });
});

describe("'Clear All'", () => {
  test('empties the list, keeps who was sent what, and leaves what still waits [C14]', async () => {
    const id = await addMail();
    const waiting = await addMail({ status: 'queued' });
    await api.owner.query(sql`INSERT INTO sent_tender VALUES (1, 7, ${id})`);
    await chief.call(clear);
    expect((await chief.call(list)).map((mail) => mail.id)).toEqual([waiting]);
    expect((await chief.refused(get, { params: { id } })).status).toBe(404);
    const kept = await api.owner.query(
      sql`SELECT m.html, m.subject, s.tender_id FROM mail m JOIN sent_tender s ON s.mail_id = m.id`,
    );
    expect(kept).toEqual([{ html: '', subject: 'New tenders', tender_id: 7 }]);
  });

  test('is in the log with who did it and how many [ASVS 16.3.3] [C14]', async () => {
    await addMail();
    await addMail();
    await chief.call(clear);
    const [event] = await api.owner.query<{ data: object; actor: object }>(
      sql`SELECT data, meta -> 'actor' AS actor FROM es.events WHERE type = 'EmailsCleared' ORDER BY position DESC LIMIT 1`,
    );
    expect(event).toEqual({ data: { cleared: 2 }, actor: { kind: 'user', id: 1 } });
  });
});

describe("'Send Test Digests'", () => {
  test('answers 202 with what was queued, and leaves the rest to the worker by the log [C15]', async () => {
    const states = ['paid', 'paid', 'paid', 'unpaid', 'expired', 'disabled'] as const;
    for (const [at, state] of states.entries()) await addSubscription(at + 1, at === 2 ? 'weekly' : 'daily', state);
    const { message, requestId } = await chief.call(processDigests);
    expect(message).toBe('A digest run was queued for 3 paid subscriptions (2 daily, 1 weekly, 0 immediate).');
    const events = await api.owner.query(sql`SELECT type FROM es.events WHERE stream_id = ${`digest-${requestId}`}`);
    expect(events).toEqual([{ type: 'DigestRunRequested' }]);
    expect((await chief.call(processDigests)).requestId).toBe(requestId + 1);
  });

  test('says so when nobody would get anything', async () => {
    expect((await chief.call(processDigests)).message).toMatch(/no subscription is active and paid/);
  });
});

describe('the report of runs', () => {
  async function addRun(kind: string, period: string, tenders: readonly number[], finished: boolean): Promise<number> {
    const [row] = await api.owner.query<{ id: number }>(sql`INSERT INTO digest_run
        (kind, period, since_position, until_position, tender_ids, finished_at)
      VALUES (${kind}, ${period}, 0, 1, ${[...tenders]}, ${finished ? new Date() : null}) RETURNING id`);
    return row?.id ?? 0;
  }

  test('adds up the ranges that are done, and counts the mails as they are', async () => {
    const id = await addRun('daily', '2026-11-20', [1, 2], false);
    const counts = { total: 5, matched: 3, mails: 2, nothingNew: 2, unpaid: 1, expired: 0, disabled: 0 };
    await api.owner.query(sql`INSERT INTO digest_range (run_id, first_id, last_id, done_at, counts) VALUES
      (${id}, 1, 500, now(), ${JSON.stringify(counts)}::jsonb), (${id}, 501, 900, NULL, '{"total": 4}')`);
    await addMail({ runId: id });
    await addMail({ runId: id, status: 'failed', error: '550' });
    const [report] = await chief.call(runs);
    expect(report).toMatchObject({
      kind: 'daily',
      period: '2026-11-20',
      status: 'running',
      total: 9,
      done: 5,
      tenders: 2,
    });
    expect(report).toMatchObject({ matched: 3, sent: 1, failed: 1, nothingNew: 2, finishedAt: null });
    expect(report?.skipped).toEqual({ unpaid: 1, expired: 0, disabled: 0 });
  });

  test('is newest first, without alerts that had nothing to tell', async () => {
    await addRun('daily', 'a', [], true);
    await addRun('immediate', 'b', [], true);
    await addRun('immediate', 'c', [1], true);
    expect((await chief.call(runs)).map(({ period, status }) => [period, status])).toEqual([
      ['c', 'done'],
      ['a', 'done'],
    ]);
    expect(await chief.call(runs, { query: { limit: 1, page: 2 } })).toMatchObject([{ period: 'a' }]);
  });
});

test('links into accounts are shown to the Super Admin of a portal on trial, to no other administrator [ASVS 6.4.3]', async () => {
  const other = await api.admin('reads.mails');
  const id = await addMail();
  const html = `<a href="https://ailaan.example.pk/reset-password#${'y'.repeat(43)}">Choose</a>`;
  await api.owner.query(sql`UPDATE mail SET html = ${html} WHERE id = ${id}`);
  const seenBy = async (person: Person) => [
    (await person.call(get, { params: { id } })).html,
    JSON.stringify(await person.call(list)),
    String((await person.get(`/api/admin/emails/${id}/preview`)).body),
  ];
  for (const text of await seenBy(chief)) expect(text).toContain('y'.repeat(43));
  for (const text of await seenBy(other)) expect(text).not.toContain('yyy');
});
