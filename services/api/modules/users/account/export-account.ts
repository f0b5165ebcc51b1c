import type { AccountExport } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { hideLinks } from '../../../platform/erasure/hide-links.ts';

type Part<Key extends keyof AccountExport> = AccountExport[Key];

/** ISO 8601 in UTC with milliseconds, as all instants of the API. */
const utc = (instant: SQLQuery) => sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const iso = (column: string) => utc(sql.ident(column));

/**
 * Everything that is kept about a person, as one value. What was made signed out with the same address is not in it:
 * nobody has proved that the address is his.
 */
export async function exportAccount(db: Queryable, user: User, now: Date): Promise<AccountExport> {
  const [[account], subscriptions, sessions, savedSearches, savedTenders, mails, contactMessages] = await Promise.all([
    db.query<{ createdAt: string }>(
      sql`SELECT ${iso('created_at')} AS "createdAt" FROM user_account WHERE id = ${user.id}`,
    ),
    readSubscriptions(db, user.id),
    db.query<Part<'sessions'>[number]>(sql`SELECT device, network, ${iso('created_at')} AS "startedAt",
        ${iso('last_seen_at')} AS "lastSeenAt" FROM session WHERE user_id = ${user.id} ORDER BY id`),
    db.query<
      Part<'savedSearches'>[number]
    >(sql`SELECT name, query, frequency, paused AS "isPaused", ${iso('created_at')} AS "createdAt"
      FROM saved_search WHERE user_id = ${user.id} ORDER BY id`),
    db.query<Part<'savedTenders'>[number]>(sql`SELECT t.id, t.title, ${iso('saved_at')} AS "savedAt"
      FROM saved_tender s JOIN tender t ON t.id = s.tender_id WHERE s.user_id = ${user.id} ORDER BY s.saved_at`),
    db.query<
      Part<'mails'>[number]
    >(sql`SELECT m.to_address AS to, m.subject, m.kind, m.status, ${iso('created_at')} AS "createdAt",
        mail_body(m.composed, m.text) AS text
      FROM (SELECT * FROM mail WHERE subscription_id IN (SELECT id FROM subscription WHERE user_id = ${user.id})
        OR (subscription_id IS NULL AND period LIKE ${`user-${user.id}-%`})) m ORDER BY m.id`),
    db.query<Part<'contactMessages'>[number]>(sql`SELECT p.data ->> 'name' AS name, p.data ->> 'email' AS email,
        p.data ->> 'subject' AS subject, p.data ->> 'message' AS message, ${iso('recorded_at')} AS "sentAt"
      FROM es.events e JOIN es.personal p ON p.subject = e.stream_id
      WHERE e.stream_id LIKE 'contact-%' AND ${byMe(user.id)} ORDER BY e.position`),
  ]);
  const [choice] = await db.query<NonNullable<Part<'noticeMails'>>>(sql`SELECT change_mails AS "changeMails",
      reminder_days AS "reminderDays" FROM mail_choice WHERE reader = ${`user-${user.id}`}`);
  const hiddenTenders = await db.query<Part<'hiddenTenders'>[number]>(sql`SELECT t.id, t.title, h.excluded,
      ${iso('hidden_at')} AS "hiddenAt"
    FROM hidden_tender h JOIN subscription s ON s.id = h.subscription_id JOIN tender t ON t.id = h.tender_id
    WHERE s.user_id = ${user.id} ORDER BY h.hidden_at, t.id`);
  const streams = [`user-${user.id}`, ...subscriptions.map(({ id }) => `subscription-${id}`)];
  const events = await db.query<Part<'events'>[number]>(sql`SELECT e.stream_id AS stream, e.type, e.data,
      coalesce(${byMe(user.id)}, false) AS "byMe", ${iso('recorded_at')} AS "recordedAt"
    FROM es.events e WHERE e.stream_id = ANY (${streams}::text[]) ORDER BY e.position`);
  return {
    exportedAt: now.toISOString(),
    profile: { ...user, createdAt: account?.createdAt ?? now.toISOString() },
    subscriptions,
    noticeMails: choice ?? null,
    hiddenTenders,
    sessions,
    savedSearches,
    savedTenders,
    mails: mails.map((mail) => ({ ...mail, text: hideLinks(mail.text) })),
    contactMessages,
    events,
  };
}

const byMe = (userId: number) => sql`e.meta @> ${JSON.stringify({ actor: { kind: 'user', id: userId } })}::jsonb`;

function readSubscriptions(db: Queryable, userId: number) {
  return db.query<
    Part<'subscriptions'>[number]
  >(sql`SELECT id, email, full_name AS "fullName", business_type AS "businessType",
      plan, payment_reference AS "paymentReference", is_active AS "isActive", is_premium AS "isPremium",
      ${iso('expires_at')} AS "expiryDate", ${iso('created_at')} AS "createdAt",
      json_build_object('interestAreas', interest_areas, 'categories', categories, 'cities', cities, 'provinces', provinces,
        'sectors', sectors, 'words', words, 'emailFrequency', email_frequency) AS preferences,
      (SELECT coalesce(json_agg(json_build_object('plan', p.plan, 'amount', p.amount, 'reference', p.bank_reference,
          'receivedAt', ${iso('received_at')}, 'expiresAt', ${utc(sql`p.expires_at`)}, 'recordedAt', ${iso('recorded_at')},
          'receipt', p.receipt, 'reversal', p.reversal, 'reversedAmount', p.reversed_amount,
          'reversedAt', ${iso('reversed_at')}) ORDER BY p.id), '[]')
        FROM payment p WHERE p.subscription_id = s.id) AS payments
    FROM subscription s WHERE user_id = ${userId} ORDER BY id`);
}
