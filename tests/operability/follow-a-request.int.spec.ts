import { Registry } from 'prom-client';
import { beforeAll, expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { sql } from '#db/connection.ts';
import { observeQueue } from '../../services/worker/telemetry/queue-metrics.ts';
import { registry } from '../../services/worker/telemetry/worker-metrics.ts';
import { forAllTests } from '../support/for-tests.ts';
import { SmtpSink } from '../support/mails/smtp-sink.ts';
import { until } from '../support/until.ts';
import { Portal } from '../support/worker/portal.ts';

/** Own registry of the queue's observer: another spec of this process registers one, too. */
const observed = new Registry();

beforeAll(() => registry.resetMetrics());
const sink = forAllTests(() => SmtpSink.start());
const portal = forAllTests(() => Portal.start({ mail: 'smtp', smtpUrl: sink.url }));
beforeAll(async () => {
  observeQueue(observed, portal.worker.context);
});

type Line = Record<string, unknown>;
const lines = (message: string) =>
  portal.log.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === message);

/** As docs/operations/watch.md asks. */
const mailsOf = (request: string) =>
  portal.api.owner.query(sql`SELECT m.subscription_id, m.kind FROM mail_request r
    JOIN mail m ON m.id = r.mail_id OR m.run_id = r.run_id WHERE r.request_id = ${request} ORDER BY m.id`);

it('a request is followed through its event, its job and its mail [ASVS 16.2.4]', async () => {
  const body = {
    email: 'follow@example.pk',
    fullName: 'Follow Me',
    businessType: 'Supplier' as const,
    interestAreas: ['Construction' as const],
  };
  const { id } = await portal.api.visitor().call(newsletterEndpoints.subscribe, { body });
  const [event] = await portal.api.owner.query<{ request: string }>(
    sql`SELECT meta ->> 'requestId' AS request FROM es.events WHERE stream_id = ${`subscription-${id}`}`,
  );
  await until(() => lines('mail dealt with').some((line) => line.subscriptionId === id));
  await until(() =>
    ['confirmation-mail', 'deliver'].every((job) => lines('job done').some((line) => line.job === job)),
  );

  const requestId = event?.request;
  const mail = { kind: 'confirmation', subscriptionId: id, period: 'requested' };
  expect(lines('mail stored')).toMatchObject([{ requestId, ...mail }]);
  expect(lines('job done').find((line) => line.job === 'confirmation-mail')).toMatchObject({ requestId });
  expect(lines('job done').find((line) => line.job === 'deliver')).toMatchObject({ requestId });
  expect(lines('mail dealt with')).toMatchObject([{ ...mail, outcome: 'sent' }]);
  expect(sink.recipients).toContain('follow@example.pk');
  // and without a log: from the request to its mails, and from a mail back to its request
  expect(await mailsOf(requestId ?? '')).toEqual([{ subscription_id: id, kind: 'confirmation' }]);
  expect(sink.received.map(({ raw }) => /^X-Request-Id:\s+(\S+)/im.exec(raw)?.[1])).toEqual([requestId]);
});

it('a digest names the requests whose notices it tells of', async () => {
  await portal.payer({ emailFrequency: 'immediate' });
  await portal.publish();
  const [event] = await portal.api.owner.query<{ request: string }>(
    sql`SELECT meta ->> 'requestId' AS request FROM es.events WHERE type = 'TenderPublished'`,
  );
  await until(() => lines('mails stored').length > 0);
  expect(lines('mails stored')[0]).toMatchObject({ requestId: event?.request, kind: 'immediate', mails: 1 });
  expect(await mailsOf(event?.request ?? '')).toMatchObject([{ kind: 'immediate' }]);
});

it('the worker tells what it did and how its queue is', async () => {
  await portal.settled();
  const metrics = `${await registry.metrics()}\n${await observed.metrics()}`;
  expect(metrics).toMatch(/^ailaan_mails_total\{kind="confirmation",outcome="sent"\} [12]$/m);
  expect(metrics).toMatch(/^ailaan_job_duration_seconds_count\{job="confirmation-mail",outcome="done"\} 2$/m);
  expect(metrics).toMatch(/^ailaan_digest_runs_finished_total\{kind="immediate"\} 1$/m);
  expect(metrics).toMatch(/^ailaan_queue_answers 1$/m);
  expect(metrics).toMatch(/^ailaan_queue_jobs\{state="active"\} \d+$/m);
});
