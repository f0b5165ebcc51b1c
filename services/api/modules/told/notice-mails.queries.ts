import { FIRST_REMINDER_DAYS, type NoticeMails } from '#contracts/api/account/notice-mails.ts';
import { type Queryable, sql } from '#db/connection.ts';

/** Somebody who reads mails about notices: a subscription or an account. */
export type ReaderName = `subscription-${number}` | `user-${number}`;

/** The reader, and under which other names he is the same person. */
async function namesOf(db: Queryable, reader: ReaderName): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`SELECT 'user-' || user_id AS name FROM subscription
      WHERE 'subscription-' || id = ${reader} AND user_id IS NOT NULL
    UNION SELECT 'subscription-' || id FROM subscription WHERE 'user-' || user_id = ${reader}`);
  return [reader, ...rows.map(({ name }) => name)].sort();
}

export const firstDays = () => [...FIRST_REMINDER_DAYS] as NoticeMails['reminderDays'];

/** Choices of the reader; whoever is off under one name is off. */
export async function readNoticeMails(db: Queryable, reader: ReaderName): Promise<NoticeMails> {
  const rows = await db.query<NoticeMails & { reader: string }>(sql`SELECT reader, change_mails AS "changeMails",
      reminder_days AS "reminderDays" FROM mail_choice WHERE reader = ANY (${await namesOf(db, reader)}::text[])`);
  const own = rows.find((row) => row.reader === reader);
  return {
    changeMails: rows.every(({ changeMails }) => changeMails),
    reminderDays: own?.reminderDays ?? firstDays(),
  };
}

/** Keeps what is given; the rest stays as it is. */
export async function chooseNoticeMails(
  db: Queryable,
  reader: ReaderName,
  { changeMails, reminderDays }: Partial<NoticeMails>,
): Promise<void> {
  await db.query(sql`INSERT INTO mail_choice AS c (reader, change_mails, reminder_days)
    SELECT r, coalesce(${changeMails ?? null}::boolean, true), coalesce(${reminderDays ?? null}::int[], ${[...FIRST_REMINDER_DAYS]}::int[])
    FROM unnest(${await namesOf(db, reader)}::text[]) r ORDER BY r
    ON CONFLICT (reader) DO UPDATE SET change_mails = coalesce(${changeMails ?? null}::boolean, c.change_mails),
      reminder_days = coalesce(${reminderDays ?? null}::int[], c.reminder_days)`);
}
