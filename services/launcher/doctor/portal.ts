import { type Queryable, sql } from '#db/connection.ts';
import { wrongKeyReason } from '#db/event-store/seals/check-seal.ts';
import {
  BACKUP_LATE_S,
  type PortalReadings,
  readReadings,
  UNSEALED_LATE_S,
} from '../../platform/metrics/portal-readings.ts';
import { BEAT_MS, SIGNS_OF_LIFE } from '../../platform/worker-liveness.ts';
import { type Finding, fail, inWords, ok, runCheck, warn } from './finding.ts';

const DAY = 86_400;
const SILENT_S = (3 * BEAT_MS) / 1000;

interface PortalFacts extends PortalReadings {
  /** Seconds that the oldest mail has waited. */
  readonly waiting: number;
  /** True, false, or null where no worker lives to ask it. */
  readonly queueAnswers: boolean | null;
  /** Why the first of the workers that do not seal does not. */
  readonly refusal: string | null;
  /** Why the next seal would not be made. */
  readonly wrongKey: string | undefined;
  readonly samples: number;
}

interface Place {
  readonly production: boolean;
  /** False for an embedded database that was started for this look only: then nobody else can live. */
  readonly isRunning: boolean;
  /** Key of the seals, where it is known here. */
  readonly auditKey: string | undefined;
}

/** How worker, queue, mails, seals and backups are. */
export const checkPortal = (db: Queryable, place: Place) =>
  runCheck('portal', async () => {
    const readings = await readReadings(db);
    const [more] = await db.query<Omit<PortalFacts, keyof PortalReadings | 'wrongKey'>>(sql`SELECT
      coalesce((SELECT extract(epoch FROM now() - min(created_at))::float FROM mail WHERE status = 'queued'), 0) AS waiting,
      (SELECT bool_and(queue_ok) FROM ${SIGNS_OF_LIFE} AND seen_at > now() - make_interval(secs => ${SILENT_S})) AS "queueAnswers",
      (SELECT min(sealing_refused) FROM ${SIGNS_OF_LIFE} AND seen_at > now() - make_interval(secs => ${SILENT_S})) AS refusal,
      (SELECT count(*) FROM tender WHERE origin = 'sample') AS samples`);
    if (readings === undefined || more === undefined) return [fail('portal', 'The database said nothing')];
    const wrongKey = place.auditKey === undefined ? undefined : await wrongKeyReason(db, place.auditKey);
    return judgePortal({ ...readings, ...more, wrongKey }, place);
  });

function judgePortal(facts: PortalFacts, { production, isRunning }: Place): readonly Finding[] {
  return [
    worker(facts, isRunning),
    ...queue(facts),
    ...mails(facts),
    seals(facts, isRunning),
    backups(facts, production),
    ...samples(facts, production),
  ];
}

function worker({ ailaan_worker_silence_seconds: silence, ailaan_tailer_lag_events: lag }: PortalFacts, runs: boolean) {
  if (silence <= SILENT_S) return ok('worker', `Seen ${inWords(silence)} ago, ${lag} events behind`);
  if (!runs) return warn('worker', 'The portal does not run', 'Start it: npm start');
  const says = Number.isFinite(silence) ? `No worker was seen for ${inWords(silence)}` : 'No worker lives';
  return fail('worker', `${says}: emails, digests and seals wait`, 'Start it, or look at its log for why it ended');
}

function queue({ queueAnswers }: PortalFacts): readonly Finding[] {
  if (queueAnswers === null) return [];
  if (queueAnswers) return [ok('queue', 'Answers the workers')];
  return [fail('queue', 'A worker gets no answer from the queue', 'Look at Redis, or at Postgres without REDIS_URL')];
}

function mails({ ailaan_mails_waiting: count, ailaan_mails_failed: failed, waiting }: PortalFacts): readonly Finding[] {
  const late = waiting > 3600;
  const says = `${count} wait${late ? `, the oldest for ${inWords(waiting)}` : ''}; ${failed} failed within a day`;
  if (!late && failed === 0) return [ok('mails', says)];
  return [warn('mails', says, 'Their answers are in /admin, tab Emails')];
}

function seals(facts: PortalFacts, isRunning: boolean): Finding {
  const { ailaan_seal_age_seconds: age, ailaan_events_unsealed: unsealed, ailaan_unsealed_seconds: oldest } = facts;
  if (facts.wrongKey !== undefined) return fail('seals', facts.wrongKey);
  if (facts.refusal !== null) return fail('seals', `A worker does not seal: ${facts.refusal}`);
  const last = Number.isFinite(age) ? `The last one was made ${inWords(age)} ago` : 'None was ever made';
  const says = `${last}; ${unsealed} positions of the log are not sealed`;
  if (oldest <= UNSEALED_LATE_S) return ok('seals', says);
  const advice = 'See that a worker runs and has AUDIT_KEY';
  return isRunning ? fail('seals', says, advice) : warn('seals', says, advice);
}

function backups({ ailaan_backup_age_seconds: age }: PortalFacts, production: boolean): Finding {
  const advice = 'Back up daily, and note it: docs/operations/restore.md';
  if (!Number.isFinite(age)) return (production ? fail : warn)('backups', 'None was ever made or noted', advice);
  const says = `The last one was made ${inWords(age)} ago`;
  if (age <= BACKUP_LATE_S) return ok('backups', says);
  return age > 7 * DAY && production ? fail('backups', says, advice) : warn('backups', says, advice);
}

function samples({ samples: count }: PortalFacts, production: boolean): readonly Finding[] {
  if (count === 0 || !production) return [];
  return [warn('samples', `${count} sample notices are shown in production`, 'Delete them at /admin')];
}
