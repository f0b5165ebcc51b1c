import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import type { Job } from '../../job.ts';
import { mailsTotal } from '../../telemetry/worker-metrics.ts';
import { tellNotice } from './tell-notice.ts';

/** Changes of so long are dealt with together, and wait for twice as long: a clerk corrects what he has just saved. */
const SLOT_MS = 10_000;
const HOLD_SLOTS = 2;

/** Notices that changed and were not told of in the last ten minutes. */
const IS_DUE = sql`since IS NOT NULL AND (told_at IS NULL OR told_at <= now() - interval '10 minutes')`;

const whenChanged = ({ recordedAt }: { readonly recordedAt: Date }, now: Date, slotMs = SLOT_MS) => {
  const until = (Math.floor(recordedAt.getTime() / slotMs) + 1) * slotMs;
  const delayMs = Math.max(0, until + HOLD_SLOTS * slotMs - now.getTime());
  return job('tell-changes', { until: new Date(until).toISOString() }, delayMs);
};

/** Mails what became of notices to whoever was sent them or has saved them. */
export const tellChanges: Job<'tell-changes'> = {
  on: { TenderUpdated: whenChanged, TenderAlsoPublished: whenChanged, TenderRemoved: whenChanged },
  /** Jobs for what waited for its ten minutes, or changed while no worker was there. */
  missing: async ({ db, clock }) => {
    const [due] = await db.query(
      sql`SELECT FROM change_due WHERE ${IS_DUE} AND since <= now() - interval '40 seconds' LIMIT 1`,
    );
    return due === undefined
      ? []
      : [job('tell-changes', { until: new Date(clock().getTime() - 40_000).toISOString() })];
  },
  run: async (context, { until }) => {
    const { db, config, queue, logger } = context;
    const due = await db.query<{ id: number }>(
      sql`SELECT tender_id AS id FROM change_due WHERE ${IS_DUE} AND since <= ${until}::timestamptz ORDER BY since, tender_id`,
    );
    for (const { id } of due) {
      const mails = await tellNotice(context, id);
      if (mails === 0) continue;
      mailsTotal.inc({ kind: 'change', outcome: 'stored' }, mails);
      logger.info({ kind: 'change', tenderId: id, mails }, 'mails stored');
      if (config.mail === 'smtp') await queue.add([{ name: 'deliver', payload: {}, id: `deliver-change-${id}` }]);
    }
  },
};
