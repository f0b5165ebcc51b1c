import { type Queryable, sql } from '#db/connection.ts';

/** Tenders that each digest, or the mail of an activation, tells of, by its own text, as the plain templates of the tests write it. */
const TOLD = sql`SELECT m.id AS mail_id, m.subscription_id, m.to_address, t.found[1]::int AS tender_id
  FROM mail m CROSS JOIN LATERAL regexp_matches(mail_body(m.composed, m.text), '#([0-9]+) ', 'g') t (found)
 WHERE m.kind IN ('immediate', 'daily', 'weekly', 'demand', 'activation')`;

/** Cards of a digest; what is more is behind a link. */
const CARDS = 50;

/** Tenders that somebody was told of twice, by the texts of all mails, and letters that were written twice. */
export async function toldTwice(owner: Queryable): Promise<string[]> {
  const rows = await owner.query<{ what: string }>(sql`
    SELECT to_address || ' of tender ' || tender_id AS what FROM (${TOLD}) told
     GROUP BY to_address, tender_id HAVING count(*) > 1
    UNION ALL
    SELECT kind || ' ' || to_address || ' ' || period FROM mail
     WHERE kind IN ('confirmation', 'activation') GROUP BY kind, to_address, period HAVING count(*) > 1`);
  return rows.map(({ what }) => what);
}

/**
 * Mails that tell of something else than is recorded of them, beyond what stands behind their link. A tender that was
 * removed while the mail was written may be recorded alone.
 */
export async function toldOtherwise(owner: Queryable): Promise<string[]> {
  const rows = await owner.query<{ what: string }>(sql`WITH told AS MATERIALIZED (${TOLD}),
      short AS (SELECT mail_id FROM sent_tender GROUP BY mail_id HAVING count(*) <= ${CARDS}::int)
    SELECT 'recorded only: tender ' || tender_id || ' to ' || subscription_id AS what FROM (
      SELECT subscription_id, tender_id, mail_id FROM sent_tender WHERE mail_id IN (SELECT mail_id FROM short)
      EXCEPT ALL SELECT subscription_id, tender_id, mail_id FROM told) r JOIN tender ON tender.id = r.tender_id
    UNION ALL
    SELECT 'written only: tender ' || tender_id || ' to ' || subscription_id FROM (
      SELECT subscription_id, tender_id, mail_id FROM told
      EXCEPT ALL SELECT subscription_id, tender_id, mail_id FROM sent_tender) w`);
  return rows.map(({ what }) => what);
}

export interface Told {
  readonly readers: readonly number[];
  readonly everybodys: readonly number[];
}

/**
 * Things due that were not told: a tender that stands to one of the readers, a confirmation, an activation. A tender that
 * was taken down before its slot ended need not be told, nor those from before the readers came.
 */
export async function notTold(owner: Queryable, { readers, everybodys }: Told): Promise<string[]> {
  const rows = await owner.query<{ what: string }>(sql`
    SELECT 'tender ' || t.id || ' to ' || r.id AS what FROM tender t, unnest(${[...readers]}::int[]) r (id)
     WHERE NOT EXISTS (SELECT 1 FROM sent_tender s WHERE s.subscription_id = r.id AND s.tender_id = t.id)
       AND t.id <> ALL (${[...everybodys]}::int[])
    UNION ALL
    SELECT 'confirmation to ' || email FROM subscription s WHERE NOT EXISTS (
      SELECT 1 FROM mail m WHERE m.subscription_id = s.id AND m.kind = 'confirmation')
    UNION ALL
    SELECT 'activation of payment ' || p.id FROM payment p WHERE NOT EXISTS (
      SELECT 1 FROM mail m WHERE m.kind = 'activation' AND m.period = 'payment-' || p.id)`);
  return rows.map(({ what }) => what);
}
