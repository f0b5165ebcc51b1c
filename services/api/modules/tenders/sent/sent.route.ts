import { newsletterEndpoints, SENT_MAX } from '#contracts/api/newsletter.ts';
import { DIGEST_KINDS } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '#db/tenders/tender-rows.ts';
import { presentCard } from '../../../../platform/tenders/present-tender.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing, orMissing } from '../../../platform/refusal.ts';

/** `daily.2026-11-20`, `activation.payment-7`: what, with the subscription, names a mail. */
const MAIL = new RegExp(`^(${[...DIGEST_KINDS, 'activation'].join('|')})\\.([\\w-]{1,60})$`);

/** The exact list behind a digest, for whoever holds the signed link of its mail. */
export function sentRoute({ db, clock, tokens }: Dependencies): Route {
  return route(newsletterEndpoints.sent, async ({ params }) => {
    const subscriptionId = tokens.subscriptions.verify(params.token ?? '');
    const [, kind, period] = MAIL.exec(params.mail ?? '') ?? [];
    if (subscriptionId === undefined || kind === undefined || period === undefined) throw missing('Mail');
    const mail = orMissing('Mail', await findMail(db, subscriptionId, kind, period));
    const now = clock();
    return {
      body: (await listSent(db, mail.id)).map((row) => presentCard(row, now)),
      headers: { 'X-Total-Count': String(mail.total) },
    };
  });
}

async function findMail(db: Queryable, subscriptionId: number, kind: string, period: string) {
  const [mail] = await db.query<{ id: number; total: number }>(sql`SELECT m.id,
      (SELECT count(*) FROM sent_tender s JOIN tender t ON t.id = s.tender_id
        WHERE s.subscription_id = m.subscription_id AND s.mail_id = m.id) AS total
    FROM mail m WHERE m.subscription_id = ${subscriptionId} AND m.kind = ${kind} AND m.period = ${period}`);
  return mail;
}

/** Those that still exist, closing soonest first. */
function listSent(db: Queryable, mailId: number): Promise<CardRow[]> {
  return db.query<CardRow>(sql`SELECT left(t.description, 300) AS description, ${CARD_COLUMNS}
    FROM (SELECT t.* FROM mail m JOIN sent_tender s ON s.subscription_id = m.subscription_id AND s.mail_id = m.id
        JOIN tender t ON t.id = s.tender_id
      WHERE m.id = ${mailId} ORDER BY t.closes_at, t.id LIMIT ${SENT_MAX}) t
    ORDER BY t.closes_at, t.id`);
}
