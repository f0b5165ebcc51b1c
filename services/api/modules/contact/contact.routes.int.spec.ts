import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { contactEndpoints } from '#contracts/api/contact.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { contact } from './index.ts';

const { send } = contactEndpoints;
const body = { name: 'Ali Raza', email: 'ali@example.pk', subject: 'A question', message: 'How do I pay?' };

const api = forAllTests(() => startApi({ modules: [contact] }));

const stored = () =>
  api.owner.query<{ data: object }>(sql`SELECT data FROM es.personal WHERE subject LIKE 'contact-%'`);

describe('the contact form', () => {
  test('keeps the message apart from the log, which only says that somebody wrote', async () => {
    expect(await api.visitor().call(send, { body })).toEqual({ message: "We'll get back to you as soon as possible." });
    expect(await stored()).toEqual([{ data: body }]);
    const events = await api.owner.query<{ text: string }>(
      sql`SELECT data::text || meta::text AS text FROM es.events WHERE type = 'ContactMessageReceived'`,
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.text).not.toMatch(/Ali|example\.pk|pay/);
  });

  test('sent again after a lost answer, or pressed twice at once, comes once; in other words, or a day later, anew', async () => {
    const [of, again] = [(await stored()).length, { ...body, message: 'Was this message lost?' }];
    for (let presses = 0; presses < 2; presses++) await api.visitor().call(send, { body: again });
    expect(await stored()).toHaveLength(of + 1);
    const other = { ...again, subject: 'Another' };
    let pressed: Promise<unknown> | undefined;
    await api.owner.tx(async (tx) => {
      await tx.query(sql`LOCK TABLE es.personal IN EXCLUSIVE MODE`);
      pressed = Promise.all([1, 2].map(() => api.visitor().call(send, { body: other })));
      await delay(300); // both wait
    });
    await pressed;
    expect(await stored()).toHaveLength(of + 2);
    await api.owner.tx(async (tx) => {
      await tx.query(sql`ALTER TABLE es.events DISABLE TRIGGER USER`);
      await tx.query(sql`UPDATE es.events SET recorded_at = recorded_at - interval '25 hours'`);
      await tx.query(sql`ALTER TABLE es.events ENABLE TRIGGER USER`);
    });
    await api.visitor().call(send, { body: again });
    expect(await stored()).toHaveLength(of + 3);
  });

  test("answers section 5's words, all at once", async () => {
    const problem = await api
      .visitor()
      .refused(send, { body: { name: ' ', email: 'ali', subject: '', message: 'too short' } });
    expect(problem.status).toBe(400);
    expect(problem.errors).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message should be at least 10 characters',
    });
    const empty = await api.visitor().request('POST', '/api/contact', { body: {} });
    expect(empty.body).toMatchObject({
      errors: {
        name: 'Name is required',
        email: 'Please enter a valid email address',
        subject: 'Subject is required',
        message: 'Message should be at least 10 characters',
      },
    });
  });

  test.each([
    ['a second address', { email: 'ali@example.pk, evil@example.com' }],
    ['a header in the address', { email: 'ali@example.pk\r\nBcc: evil@example.com' }],
    ['an unknown field', { isAdmin: true }],
    ['ten spaces as a message', { message: ' '.repeat(12) }],
    ['an endless message', { message: 'x'.repeat(10_001) }],
    ['an object as a name', { name: { $gt: '' } }],
  ])('refuses %s, and keeps nothing [ASVS 1.3.11, 2.2.1] [M2]', async (_, change) => {
    const before = (await stored()).length;
    const answer = await api.visitor().request('POST', '/api/contact', { body: { ...body, ...change } });
    expect(answer.status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  test('takes a subject of one line, whatever was typed [ASVS 1.3.11] [M2]', async () => {
    await api.visitor().call(send, { body: { ...body, subject: 'Hello\r\nBcc: evil@example.com' } });
    expect((await stored()).map(({ data }) => (data as { subject: string }).subject)).toContain(
      'Hello Bcc: evil@example.com',
    );
  });

  test('takes Urdu', async () => {
    await api.visitor().call(send, { body: { ...body, message: 'السلام علیکم، ادائیگی کیسے کروں؟' } });
    expect((await stored()).length).toBeGreaterThan(1);
  });
});
