import { describe, expect, it } from 'vitest';
import { contactEndpoints } from '#contracts/api/contact.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { until } from '../../tests/support/until.ts';
import { Portal } from '../../tests/support/worker/portal.ts';

const portal = forAllTests(() => Portal.start());

describe('from subscriber to digest', () => {
  let id = 0;
  let roads = 0;

  it('who subscribes gets the bank instructions with the reference', async () => {
    id = await portal.subscribe({ email: 'amina@example.pk', fullName: 'Amina Khan' });
    await portal.settled();
    const [row] = await portal.api.owner.query<{ reference: string }>(
      sql`SELECT payment_reference AS reference FROM subscription WHERE id = ${id}`,
    );
    expect(await portal.mails()).toMatchObject([
      {
        to: 'amina@example.pk',
        kind: 'confirmation',
        status: 'sent',
        text: expect.stringContaining(String(row?.reference)),
      },
    ]);
  });

  it('who has not paid is told of nothing', async () => {
    await portal.publish();
    expect(await portal.demand()).toMatchObject({ total: 1, sent: 0, skipped: { unpaid: 1, expired: 0, disabled: 0 } });
    expect(await portal.digests()).toEqual([]);
  });

  it('who pays is told so', async () => {
    await portal.pay(id);
    await portal.settled();
    expect((await portal.mails()).at(-1)).toMatchObject({ to: 'amina@example.pk', kind: 'activation', status: 'sent' });
  });

  it('a run tells of exactly what matches and was published since', async () => {
    roads = await portal.publish({ title: 'Repair of the road to Murree' });
    await portal.publish({ title: 'Printing of books', categories: ['Books'] });
    expect(await portal.demand()).toMatchObject({ total: 1, done: 1, matched: 1, sent: 1, nothingNew: 0, failed: 0 });
    expect(await portal.digests()).toMatchObject([
      { to: 'amina@example.pk', kind: 'demand', tenders: [roads], text: expect.stringContaining('road to Murree') },
    ]);
  });

  it('and the next run of nothing new', async () => {
    expect(await portal.demand()).toMatchObject({ matched: 1, sent: 0, nothingNew: 1 });
    expect(await portal.run('daily', '2031-01-01')).toMatchObject({ matched: 1, sent: 0, nothingNew: 1 });
    expect(await portal.digests()).toHaveLength(1);
  });

  it('who unsubscribes by the link is told of nothing any more', async () => {
    await portal.api.visitor().call(newsletterEndpoints.unsubscribe, { params: { token: portal.token(id) } });
    await portal.publish({ title: 'Another road' });
    expect(await portal.demand()).toMatchObject({ sent: 0, skipped: { unpaid: 0, expired: 0, disabled: 1 } });
    expect(await portal.digests()).toHaveLength(1);
  });
});

describe('alerts', () => {
  it('come by themselves, those published together in one mail', async () => {
    const id = await portal.payer({ email: 'quick@example.pk', emailFrequency: 'immediate' });
    await portal.settled();
    const ids = [await portal.publish(), await portal.publish()];
    await until(
      async () =>
        (await portal.digests()).filter(({ to }) => to === 'quick@example.pk').flatMap((mail) => mail.tenders)
          .length === 2,
    );
    const alerts = (await portal.digests()).filter(({ to }) => to === 'quick@example.pk');
    expect(alerts.flatMap(({ tenders }) => tenders).sort()).toEqual(ids.sort());
    expect(new Set(alerts.map(({ kind }) => kind))).toEqual(new Set(['immediate']));
    expect(id).toBeGreaterThan(0);
  });
});

describe('the support', () => {
  it('is mailed what somebody wrote, once', async () => {
    const body = { name: 'Ali', email: 'ali@example.pk', subject: 'Question', message: 'How do I pay by cheque?' };
    await portal.api.visitor().call(contactEndpoints.send, { body });
    await portal.settled();
    const mails = (await portal.mails()).filter(({ kind }) => kind === 'contact');
    expect(mails).toMatchObject([
      { to: portal.api.config.supportEmail, subject: 'contact: Question', text: expect.stringContaining('by cheque') },
    ]);
  });
});

describe('a database that drops every connection', () => {
  it('costs a moment, and nothing else', async () => {
    const drop = () =>
      portal.api.owner.query(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await drop();
    await until(async () => (await portal.api.visitor().get('/api/tenders')).status === 200);
    const id = await portal.payer({ email: 'steady@example.pk', emailFrequency: 'immediate' });
    await drop();
    await until(async () => (await portal.api.visitor().get('/api/tenders')).status === 200);
    await portal.publish({ title: 'A road after the storm' });
    await until(async () => (await portal.mails()).filter(({ to }) => to === 'steady@example.pk').length === 3, 25_000);
    expect(id).toBeGreaterThan(0);
  });
});
