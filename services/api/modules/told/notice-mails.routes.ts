import { FIRST_REMINDER_DAYS, type NoticeMails, noticeMailEndpoints } from '#contracts/api/account/notice-mails.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { oneClickAnswer } from '../../platform/forms/answers-to-forms.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { missing } from '../../platform/refusal.ts';

/** Choices about mails on known notices: no events, as with saved ones. A GET never changes anything. */
export function noticeMailRoutes({ db, tokens }: Dependencies): readonly Route[] {
  const byToken = async (token = ''): Promise<ReaderName> => {
    const [subscription, account] = [tokens.subscriptions.verify(token), tokens.accounts.verify(token)];
    const isThere = await readerExists(db, subscription, account);
    if (isThere && subscription !== undefined) return `subscription-${subscription}`;
    if (isThere && account !== undefined) return `user-${account}`;
    throw missing('Link');
  };
  const presentChoice = async (reader: ReaderName) => {
    const { changeMails } = await readNoticeMails(db, reader);
    return { body: { changeMails } };
  };
  return [
    route(noticeMailEndpoints.read, async ({ user }) => ({ body: await readNoticeMails(db, `user-${user.id}`) })),
    route(noticeMailEndpoints.choose, async ({ user, body }) => {
      await chooseNoticeMails(db, `user-${user.id}`, body);
      return { body: await readNoticeMails(db, `user-${user.id}`) };
    }),
    route(noticeMailEndpoints.readByLink, async ({ params }) => presentChoice(await byToken(params.token))),
    route(noticeMailEndpoints.chooseByLink, async ({ params, body }) => {
      const reader = await byToken(params.token);
      await chooseNoticeMails(db, reader, body.changeMails ? await on(db, reader) : OFF);
      return presentChoice(reader);
    }),
    route(noticeMailEndpoints.oneClick, async ({ params, req }) => {
      const reader = await byToken(params.token);
      const answer = await oneClickAnswer(req, `/notice-mails/${params.token}`, 'These mails are turned off.');
      await chooseNoticeMails(db, reader, OFF);
      return answer;
    }),
  ];
}

/** The link of a mail is about all mails of its sort, changes and reminders; accounts choose among them. */
const OFF: NoticeMails = { changeMails: false, reminderDays: [] };

/** Days that were chosen stay. */
async function on(db: Queryable, reader: ReaderName): Promise<NoticeMails> {
  const { reminderDays } = await readNoticeMails(db, reader);
  return { changeMails: true, reminderDays: reminderDays.length > 0 ? reminderDays : firstDays() };
}

async function readerExists(db: Queryable, subscription = 0, account = 0): Promise<boolean> {
  const found = await db.query(sql`SELECT FROM subscription WHERE id = ${subscription}
    UNION ALL SELECT FROM user_account WHERE id = ${account}`);
  return found.length > 0;
}

/** Somebody who reads mails about notices: a subscription or an account. */
type ReaderName = `subscription-${number}` | `user-${number}`;

/** The reader, and under which other names he is the same person. */
async function namesOf(db: Queryable, reader: ReaderName): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`SELECT 'user-' || user_id AS name FROM subscription
      WHERE 'subscription-' || id = ${reader} AND user_id IS NOT NULL
    UNION SELECT 'subscription-' || id FROM subscription WHERE 'user-' || user_id = ${reader}`);
  return [reader, ...rows.map(({ name }) => name)].sort();
}

const firstDays = () => [...FIRST_REMINDER_DAYS] as NoticeMails['reminderDays'];

/** Choices of the reader; whoever is off under one name is off. */
async function readNoticeMails(db: Queryable, reader: ReaderName): Promise<NoticeMails> {
  const rows = await db.query<NoticeMails & { reader: string }>(sql`SELECT reader, change_mails AS "changeMails",
      reminder_days AS "reminderDays" FROM mail_choice WHERE reader = ANY (${await namesOf(db, reader)}::text[])`);
  const own = rows.find((row) => row.reader === reader);
  return {
    changeMails: rows.every(({ changeMails }) => changeMails),
    reminderDays: own?.reminderDays ?? firstDays(),
  };
}

/** Keeps what is given; the rest stays as it is. */
async function chooseNoticeMails(
  db: Queryable,
  reader: ReaderName,
  { changeMails, reminderDays }: Partial<NoticeMails>,
): Promise<void> {
  const names = await namesOf(db, reader);
  const idsOf = (kind: string) =>
    names.filter((name) => name.startsWith(kind)).map((name) => Number(name.split('-')[1]));
  // held meanwhile: an erasure either comes first, and nothing is kept, or finds the choice
  await db.query(sql`WITH person AS (SELECT id FROM user_account WHERE id = ANY (${idsOf('user')}::int[]) FOR KEY SHARE),
      subscriber AS (SELECT id FROM subscription WHERE id = ANY (${idsOf('subscription')}::int[]) FOR KEY SHARE)
    INSERT INTO mail_choice AS c (reader, change_mails, reminder_days)
    SELECT r, coalesce(${changeMails ?? null}::boolean, true), coalesce(${reminderDays ?? null}::int[], ${[...FIRST_REMINDER_DAYS]}::int[])
    FROM (SELECT 'user-' || id AS r FROM person UNION ALL SELECT 'subscription-' || id FROM subscriber) x ORDER BY r
    ON CONFLICT (reader) DO UPDATE SET change_mails = coalesce(${changeMails ?? null}::boolean, c.change_mails),
      reminder_days = coalesce(${reminderDays ?? null}::int[], c.reminder_days)`);
}
