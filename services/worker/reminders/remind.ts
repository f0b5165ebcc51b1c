import { PLANS } from '#contracts/vocabulary/plans.ts';
import { sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { type Addressee, greeting, storeMail } from '../emails/transactional-mails.ts';

interface Due extends Addressee {
  readonly expires_at: Date;
  readonly kind: 'ending' | 'expired';
  /** The Karachi day of expiry: one reminder of each kind per term. */
  readonly day: string;
}

/** The Karachi day whose 09:00 was last: nobody is reminded at night. */
const TODAY = sql`karachi_day(now() - interval '9 hours')`;

/**
 * One mail on the day seven days before the end of a paid term, and one on its last day; a late one is caught up within
 * a day. Asked again, it finds what is missing.
 */
export async function remind(context: WorkerContext): Promise<void> {
  const due =
    await context.db.query<Due>(sql`SELECT s.id, s.email, s.full_name, s.plan, s.payment_reference, s.expires_at, d.kind,
      karachi_day(s.expires_at)::text AS day
    FROM subscription s CROSS JOIN (VALUES ('ending', 7), ('expired', 0)) d (kind, days)
    WHERE s.is_active AND s.is_premium AND s.expires_at BETWEEN now() - interval '4 days' AND now() + interval '10 days'
      AND karachi_day(s.expires_at) - ${TODAY} BETWEEN d.days - 1 AND d.days
      AND NOT EXISTS (SELECT 1 FROM mail m WHERE m.subscription_id = s.id AND m.kind = d.kind AND m.period = karachi_day(s.expires_at)::text)
    ORDER BY s.id`);
  for (const reminder of due) {
    const { kind, expires_at: expiresAt, payment_reference: paymentReference, plan } = reminder;
    const mail = context.templates[kind]({
      ...greeting(context, reminder),
      email: reminder.email,
      expiresAt,
      paymentReference,
      plan: PLANS[plan],
    });
    await storeMail(context, mail, { subscriptionId: reminder.id, kind, period: reminder.day, to: reminder.email });
  }
}
