import { accountEndpoints, type OwnMail } from '#contracts/api/account/account.ts';
import type { MailKind } from '#contracts/api/emails.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { pageHeaders } from '../../platform/lists/page-headers.ts';
import { missing } from '../../platform/refusal.ts';
import { PREVIEW_HEADERS, previewDocument } from './email-preview.ts';

interface OwnMailRow {
  readonly id: number;
  readonly subject: string;
  readonly kind: string;
  readonly status: string;
  readonly created_at: Date;
  readonly has_content: boolean;
}

/**
 * What was sent to the subscriptions that the person made while signed in, and about the account; an address alone
 * proves nothing.
 */
const ownedBy = (userId: number): SQLQuery =>
  sql`(m.subscription_id IN (SELECT id FROM subscription WHERE user_id = ${userId})
    OR (m.subscription_id IS NULL AND m.kind = 'account' AND m.period LIKE ${`user-${userId}-%`}))`;

/** The mails of the signed-in person. Emptying the administrators' list leaves him the fact of each, without content. */
export function ownEmailRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(accountEndpoints.mails, async ({ user, query }) => {
      const { rows, total } = await listOwnMails(db, user.id, query);
      return { body: rows.map(presentOwnMail), headers: pageHeaders(accountEndpoints.mails.path, query, total) };
    }),
    route(accountEndpoints.mail, async ({ id, user }) => {
      const [mail] = await db.query<{ html: string }>(
        sql`SELECT mail_body(m.composed, m.html) AS html FROM mail m WHERE m.id = ${id} AND m.html <> '' AND ${ownedBy(user.id)}`,
      );
      if (mail === undefined) throw missing('Email');
      return { headers: PREVIEW_HEADERS, body: previewDocument(mail.html) };
    }),
  ];
}

async function listOwnMails(db: Queryable, userId: number, { page, limit }: { page: number; limit: number }) {
  const [count] = await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM mail m WHERE ${ownedBy(userId)}`);
  const rows =
    await db.query<OwnMailRow>(sql`SELECT m.id, m.subject, m.kind, m.status, m.created_at, m.html <> '' AS has_content
    FROM mail m WHERE ${ownedBy(userId)} ORDER BY m.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  return { rows, total: count?.total ?? 0 };
}

function presentOwnMail(row: OwnMailRow): OwnMail {
  return {
    id: row.id,
    subject: row.subject,
    kind: row.kind as MailKind,
    status: row.status as OwnMail['status'],
    createdAt: row.created_at.toISOString(),
    hasContent: row.has_content,
  };
}
