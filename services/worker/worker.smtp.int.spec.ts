import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { SmtpSink } from '../../tests/support/mails/smtp-sink.ts';
import { until } from '../../tests/support/until.ts';
import { Portal } from '../../tests/support/worker/portal.ts';

let sink: SmtpSink;
let portal: Portal;
const refused = new Set<string>();

beforeAll(async () => {
  sink = await SmtpSink.start({ onRecipient: (to) => (refused.has(to) ? 550 : undefined) });
  portal = await Portal.start({
    mail: 'smtp',
    smtpUrl: sink.url,
    smtpRate: 1000,
    mailFrom: 'Ailaan <noreply@ailaan.example>',
  });
});
afterAll(async () => {
  await portal?.stop();
  await sink?.stop();
});

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
