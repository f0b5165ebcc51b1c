import { expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { SmtpSink } from '../../tests/support/mails/smtp-sink.ts';
import { until } from '../../tests/support/until.ts';
import { Portal } from '../../tests/support/worker/portal.ts';

const refused = new Set<string>();

const sink = forAllTests(() => SmtpSink.start({ onRecipient: (to) => (refused.has(to) ? 550 : undefined) }));
const portal = forAllTests(() =>
  Portal.start({
    mail: 'smtp',
    smtpUrl: sink.url,
    smtpRate: 1000,
    mailFrom: 'Ailaan <noreply@ailaan.example>',
  }),
);

it('by SMTP each mail goes out once, a refused one is reported, and no other is repeated', async () => {
  const leaves = await portal.payer({ email: 'leaves@example.pk' });
  await portal.payer({ email: 'amina@example.pk' });
  await portal.payer({ email: 'gone@example.pk' });
  await until(() => sink.received.length === 6); // three confirmations, three activations
  refused.add('gone@example.pk');
  await portal.publish({ title: 'A road by post' });
  await portal.settled();
  const report = await portal.demand();
  await until(() => sink.received.length === 8);
  await portal.settled();
  expect(report).toMatchObject({ matched: 3 });
  const digests = sink.received.filter(({ raw }) => raw.includes('A road by post'));
  expect(digests.map(({ to }) => to[0]).sort()).toEqual(['amina@example.pk', 'leaves@example.pk']);
  expect(sink.received.every(({ raw }) => raw.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))).toBe(
    true,
  );

  const [link] =
    /(?<=List-Unsubscribe: <[^>]*)\/unsubscribe\/[^>]+/.exec(
      digests.find(({ to }) => to[0] === 'leaves@example.pk')?.raw ?? '',
    ) ?? [];
  const answer = await fetch(`${portal.api.origin}${link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  const list = await portal.chief.call(newsletterEndpoints.list);
  expect(list.find(({ id }) => id === leaves)).toMatchObject({ isActive: false });

  await portal.publish({ title: 'Another road' });
  await portal.settled();
  await portal.demand();
  await until(() => sink.received.length === 9);
  await portal.settled();
  expect(sink.received.at(-1)?.to).toEqual(['amina@example.pk']);
  const failed = (await portal.mails()).filter(({ status }) => status === 'failed');
  expect(failed.map(({ to }) => to)).toEqual(['gone@example.pk', 'gone@example.pk']);
});

it('the operator names another server and another address, and the next mail goes there without a restart', async () => {
  const other = await SmtpSink.start();
  try {
    const server = { host: '127.0.0.1', port: other.port, security: 'none', user: null } as const;
    const mail = { ...server, delivery: 'smtp', from: 'Desk <desk@portal.example>' } as const;
    const contact = { supportEmail: 'help@portal.example', paymentsEmail: 'pay@portal.example' };
    await portal.chief.call(settingsEndpoints.change, { body: { mail, contact } });
    await portal.subscribe({ email: 'late@example.pk' });
    await until(() => other.recipients.includes('late@example.pk'));
    expect(sink.recipients).not.toContain('late@example.pk');
    expect(other.received[0]?.raw).toMatch(/^From: Desk <desk@portal\.example>/m);
    expect(other.received[0]?.raw).toMatch(/^Reply-To: help@portal\.example/m);

    await portal.chief.call(settingsEndpoints.change, { body: { mail: { delivery: 'simulated' } } });
    await portal.subscribe({ email: 'simulated@example.pk' });
    await until(async () =>
      (await portal.mails()).some(({ to, status }) => to === 'simulated@example.pk' && status === 'sent'),
    );
    await portal.chief.call(settingsEndpoints.change, { body: { mail: null } });
    await portal.subscribe({ email: 'back@example.pk' });
    await until(() => sink.recipients.includes('back@example.pk'));
    expect(other.received).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

it('an email that a bad server left waiting goes by the next server at once, or is simulated as all others', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, security: 'none', user: null, from: 'a@portal.example' } as const;
  const stateOf = async (email: string) => {
    const [mail] = await portal.api.owner.query<{ status: string; error: string | null }>(
      sql`SELECT status, error FROM mail WHERE to_address = ${email}`,
    );
    return mail;
  };
  const waits = async (email: string) => {
    await portal.chief.call(settingsEndpoints.change, { body: { mail: { delivery: 'smtp', ...nowhere } } });
    await portal.subscribe({ email });
    await until(async () => (await stateOf(email))?.error?.includes('ECONNREFUSED') === true);
    expect((await stateOf(email))?.status).toBe('queued');
  };
  await waits('first@example.pk');
  await portal.chief.call(settingsEndpoints.change, { body: { mail: { delivery: 'simulated' } } });
  await until(async () => (await stateOf('first@example.pk'))?.status === 'sent');
  expect(await stateOf('first@example.pk')).toEqual({ status: 'sent', error: null });
  await waits('second@example.pk');
  await portal.chief.call(settingsEndpoints.change, { body: { mail: null } });
  await until(() => sink.recipients.includes('second@example.pk'));
  expect(sink.recipients).not.toContain('first@example.pk');
});
