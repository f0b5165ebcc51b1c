import { type JobRequest, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { RELAY } from '../relay/relay.ts';
import { planAlerts } from '../relay/wake-ups.ts';

/** What is younger is probably on its way; what is older than the rest has been given up by hand. */
const YOUNGEST = sql`now() - interval '30 seconds'`;
const OLDEST = sql`now() - interval '7 days'`;
/** So many of the newest contact messages and requests of runs are looked at. */
const NEWEST = 200;

/**
 * Jobs that the relay has handed over and whose effect is missing: a queue that was emptied, or a job given up after
 * its last attempt. `now`: of the clock that names slots of alerts.
 */
export async function lostWakeUps(db: Queryable, now: Date): Promise<JobRequest[]> {
  const lost = await Promise.all([
    confirmations(db),
    activations(db),
    contacts(db),
    accountNotices(db),
    demands(db),
    alerts(db, now),
  ]);
  return lost.flat();
}

async function confirmations(db: Queryable): Promise<JobRequest[]> {
  const rows = await db.query<{ id: number }>(sql`SELECT s.id FROM subscription s
    WHERE s.created_at BETWEEN ${OLDEST} AND ${YOUNGEST}
      AND NOT EXISTS (SELECT 1 FROM mail m WHERE m.subscription_id = s.id AND m.kind = 'confirmation')`);
  return rows.map(({ id }) => job('confirmation-mail', { subscriptionId: id }));
}

async function activations(db: Queryable): Promise<JobRequest[]> {
  const rows = await db.query<{ id: number; subscription_id: number }>(sql`SELECT p.id, p.subscription_id FROM payment p
    WHERE p.recorded_at BETWEEN ${OLDEST} AND ${YOUNGEST} AND NOT EXISTS (SELECT 1 FROM mail m
      WHERE m.subscription_id = p.subscription_id AND m.kind = 'activation' AND m.period = 'payment-' || p.id)`);
  return rows.map((row) => job('activation-mail', { subscriptionId: row.subscription_id, paymentId: row.id }));
}

async function contacts(db: Queryable): Promise<JobRequest[]> {
  const rows = await db.query<{ id: number }>(sql`SELECT c.id FROM contact_id s,
      LATERAL generate_series(greatest(1, s.last_value - ${NEWEST}::int), s.last_value) c (id)
      JOIN es.personal p ON p.subject = 'contact-' || c.id
    WHERE NOT EXISTS (SELECT 1 FROM mail m
      WHERE m.subscription_id IS NULL AND m.kind = 'contact' AND m.period = 'contact-' || c.id)`);
  return rows.map(({ id }) => job('contact-mail', { contactId: id }));
}

async function accountNotices(db: Queryable): Promise<JobRequest[]> {
  const rows = await db.query<{ userId: number; version: number }>(sql`SELECT DISTINCT user_id AS "userId", version
    FROM account_notice WHERE changed_at BETWEEN ${OLDEST} AND ${YOUNGEST}`);
  return rows.map((row) => job('account-mail', row));
}

async function demands(db: Queryable): Promise<JobRequest[]> {
  const rows = await db.query<{ id: number }>(sql`SELECT d.id FROM digest_request_id s,
      LATERAL generate_series(greatest(1, s.last_value - ${NEWEST}::int), s.last_value) d (id)
      JOIN es.events e ON e.stream_id = 'digest-' || d.id AND e.version = 1
    WHERE NOT EXISTS (SELECT 1 FROM digest_run r WHERE r.kind = 'demand' AND r.period = 'request-' || d.id)`);
  return rows.map(({ id }) => job('plan-digest', { kind: 'demand', period: `request-${id}` }));
}

async function alerts(db: Queryable, now: Date): Promise<JobRequest[]> {
  const upTo = await readCheckpoint(db, RELAY);
  const [missed] = await db.query(sql`SELECT 1 AS found FROM es.events
    WHERE position > coalesce((SELECT max(until_position) FROM digest_run WHERE kind = 'immediate'), 0)
      AND position <= ${upTo} AND type = 'TenderPublished' AND recorded_at < ${YOUNGEST} LIMIT 1`);
  return missed === undefined ? [] : [planAlerts(now)];
}
