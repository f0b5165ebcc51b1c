import type { PersonProof, Proof } from '#contracts/api/operations/proof.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { Criterion } from '../../../platform/matching/compile-criteria.ts';
import type { Preferred } from '../../../platform/matching/match-preferences.ts';
import { answerRows } from '../../platform/lists/answer-rows.ts';

export async function readTold(db: Queryable, tenderId: number): Promise<Proof['tender'] | undefined> {
  const [row] = await db.query<Proof['tender']>(sql`SELECT t.id, t.title,
      (SELECT count(*) FROM sent_tender WHERE tender_id = t.id) AS told,
      (SELECT count(*) FROM saved_tender WHERE tender_id = t.id) AS saved,
      c.readers AS "toldOfChanges", c.mails AS "changeMails"
    FROM tender t CROSS JOIN LATERAL (
      SELECT count(DISTINCT m.to_address) AS readers, count(DISTINCT m.id) AS mails
      FROM told_change k JOIN mail m ON m.id = k.mail_id WHERE k.tender_id = t.id) c
    WHERE t.id = ${tenderId}`);
  return row;
}

export interface Judged extends Preferred {
  readonly id: number;
  readonly email: string;
  readonly is_active: boolean;
  /** Paid, and the term lasts. */
  readonly is_paid: boolean;
  readonly premium_position: number | null;
  readonly searches: readonly { readonly name: string; readonly query: Criterion; readonly since: number }[];
}

/** The subscription of an address or of a number. */
export async function findJudged(db: Queryable, person: string): Promise<Judged | undefined> {
  const id = /^#?(\d{1,9})$/.exec(person)?.[1] ?? null;
  const [row] =
    await db.query<Judged>(sql`SELECT s.id, s.email, s.interest_areas, s.categories, s.cities, s.provinces, s.sectors,
      s.words, s.is_active, s.is_premium AND coalesce(s.expires_at > now(), false) AS is_paid, s.premium_position,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', q.name, 'query', q.query, 'since', extract(epoch FROM q.created_at) * 1000)
          ORDER BY lower(q.name), q.id)
        FROM saved_search q WHERE q.user_id = s.user_id AND NOT q.paused AND q.frequency <> 'off'), '[]') AS searches
    FROM subscription s WHERE s.id = ${id}::int OR lower(s.email) = lower(${person})`);
  return row;
}

type Sent = Pick<PersonProof, 'mail' | 'changes'>;

export async function readSent(db: Queryable, subscriptionId: number, tenderId: number): Promise<Sent> {
  const [mails, changes] = await Promise.all([
    answerRows<NonNullable<Sent['mail']>>(
      db.query(sql`SELECT m.id, m.kind, m.created_at AS "createdAt", m.status FROM sent_tender s JOIN mail m ON m.id = s.mail_id
        WHERE s.subscription_id = ${subscriptionId} AND s.tender_id = ${tenderId}`),
    ),
    answerRows<Sent['changes'][number]>(
      db.query(sql`SELECT k.version, m.id AS "mailId", m.created_at AS "createdAt" FROM told_change k JOIN mail m ON m.id = k.mail_id
        WHERE k.tender_id = ${tenderId} AND k.reader = ${`subscription-${subscriptionId}`} ORDER BY k.version`),
    ),
  ]);
  return { mail: mails[0] ?? null, changes };
}
