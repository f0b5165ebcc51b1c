import { accountEndpoints, type OwnMail } from '#contracts/api/account/account.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { hideLinks } from '../../platform/erasure/hide-links.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type CountedRows, countedRows } from '../../platform/lists/answer-rows.ts';
import { pageHeaders } from '../../platform/lists/page-headers.ts';
import { pageWindow } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';
import { previewAnswer } from './email-preview.ts';

/** Sent to the subscriptions that the person made with a proved address, or claimed, or about the account or a notice that it saved; an address alone proves nothing. */
const ownedBy = (userId: number): SQLQuery =>
  sql`(m.subscription_id IN (SELECT id FROM subscription WHERE user_id = ${userId})
    OR (m.subscription_id IS NULL AND m.period LIKE ${`user-${userId}-%`}))`;

/** The mails of the signed-in person. Emptying the administrators' list leaves him the fact of each, without content. */
export function ownEmailRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(accountEndpoints.mails, async ({ user, query }) => {
      const { rows, total } = await listOwnMails(db, user.id, query);
      return { body: rows, headers: pageHeaders(accountEndpoints.mails.path, query, total) };
    }),
    route(accountEndpoints.mail, async ({ id, user }) => {
      const [mail] = await db.query<{ html: string }>(
        sql`SELECT mail_body(m.composed, m.html) AS html FROM mail m WHERE m.id = ${id} AND m.html <> '' AND ${ownedBy(user.id)}`,
      );
      return previewAnswer(hideLinks(orMissing('Email', mail).html));
    }),
  ];
}

function listOwnMails(
  db: Queryable,
  userId: number,
  page: { page: number; limit: number },
): Promise<CountedRows<OwnMail>> {
  const found = sql`mail m WHERE ${ownedBy(userId)}`;
  const rows =
    db.query(sql`SELECT m.id, m.subject, m.kind, m.status, m.created_at AS "createdAt", m.html <> '' AS "hasContent"
    FROM ${found} ORDER BY m.id DESC ${pageWindow(page)}`);
  return countedRows(db, found, rows);
}
