import { describe, expect, it } from 'vitest';
import { contactEndpoints } from '#contracts/api/contact.ts';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { until } from '../../tests/support/until.ts';
import { Portal } from '../../tests/support/worker/portal.ts';
import { dailyPeriod, weeklyPeriod } from './digests/runs/period.ts';
import { missingJobs, SCHEDULE, sweep } from './jobs.ts';

const portal = forAllTests(() => Portal.start());

/** As if whatever the database knows had happened two minutes ago; the log's own triggers stand aside for it. */
async function twoMinutesLater(): Promise<void> {
  await portal.api.owner.tx(async (tx) => {
    await tx.query(sql`SET LOCAL session_replication_role = replica`);
    await tx.query(sql`UPDATE es.events SET recorded_at = recorded_at - interval '2 minutes'`);
    await tx.query(sql`UPDATE subscription SET created_at = created_at - interval '2 minutes'`);
    await tx.query(sql`UPDATE payment SET recorded_at = recorded_at - interval '2 minutes'`);
    await tx.query(sql`UPDATE digest_run SET started_at = started_at - interval '2 minutes'`);
  });
}

describe('a worker that starts', () => {
  it('begins the runs that were due, and the next sweep begins nothing', async () => {
    const runs = await portal.api.owner.query<{ kind: string; period: string }>(
      sql`SELECT kind, period FROM digest_run ORDER BY kind`,
    );
    expect(runs).toEqual([
      { kind: 'daily', period: dailyPeriod(new Date()) },
      { kind: 'weekly', period: weeklyPeriod(new Date()) },
    ]);
    await sweep(portal.worker.context);
    await portal.settled();
    expect(await portal.api.owner.query(sql`SELECT 1 FROM digest_run`)).toHaveLength(2);
  });
});

describe('a queue that was emptied', () => {
  it('has lost nothing: each letter is written, the run begins, the alert goes out', async () => {
    const quick = await portal.payer({ email: 'quick@example.pk', emailFrequency: 'immediate' });
    await portal.settled();
    await portal.stopWorker();
    // a job that the relay hands over now is lost with the queue
    const id = await portal.subscribe({ email: 'lost@example.pk' });
    await portal.pay(id);
    const notice = await portal.publish();
    await portal.chief.call(emailEndpoints.processDigests);
    const body = { name: 'Ali', email: 'ali@example.pk', subject: 'Hello', message: 'A message that was lost.' };
    await portal.api.visitor().call(contactEndpoints.send, { body });
    await portal.api.owner.query(sql`UPDATE es.checkpoints SET position = (SELECT max(position) FROM es.events)`);
    await portal.api.owner.query(sql`TRUNCATE bullmq.job, bullmq.scheduler CASCADE`);
    await twoMinutesLater();
    await portal.startWorker();
    await until(async () => (await missingJobs(portal.worker.context)).length === 0);
    await portal.settled();
    const mails = await portal.mails();
    const kindsFor = (to: string) =>
      mails
        .filter((mail) => mail.to === to)
        .map(({ kind }) => kind)
        .sort();
    expect(kindsFor('lost@example.pk')).toEqual(expect.arrayContaining(['activation', 'confirmation', 'demand']));
    expect(kindsFor(portal.api.config.supportEmail)).toEqual(['contact']);
    const told = mails.filter(({ to }) => to === 'quick@example.pk').flatMap(({ tenders }) => tenders);
    expect(told).toEqual([notice]);
    expect(quick).toBeGreaterThan(0);
  });

  it('gets its schedule back', async () => {
    await portal.api.owner.query(sql`TRUNCATE bullmq.job, bullmq.scheduler CASCADE`);
    await until(
      async () => (await portal.api.owner.query(sql`SELECT 1 FROM bullmq.scheduler`)).length === SCHEDULE.length,
    );
  });

  it('finds its ranges again', async () => {
    await portal.payer({ email: 'range@example.pk' });
    const notice = await portal.publish();
    await portal.settled();
    await portal.api.owner.query(sql`WITH run AS (
        INSERT INTO digest_run (kind, period, since_position, until_position, tender_ids, started_at)
        VALUES ('daily', 'interrupted', 0, 1000000, ${[notice]}, now() - interval '2 minutes') RETURNING id)
      INSERT INTO digest_range (run_id, first_id, last_id) SELECT id, 1, 1000000 FROM run`);
    await sweep(portal.worker.context);
    await portal.settled();
    expect((await portal.digests()).filter(({ to }) => to === 'range@example.pk')).toMatchObject([
      { kind: 'daily', period: 'interrupted', tenders: [notice] },
    ]);
  });
});
