import { createHmac } from 'node:crypto';
import type { AccountChange } from '#contracts/vocabulary/people.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';

const A_DAY = 3;

interface Mailing {
  /** Null for a subscription. */
  readonly userId: number | null;
  readonly to: string;
  /** 'reset': a link for a new password, to the proved address of its account. */
  readonly about: AccountChange | 'link' | 'reset';
}

/**
 * Whether an address may be written to once more, which counts it: three notices and three links a day for an account,
 * and for a mailbox whatever the accounts. The payment instructions of a newsletter count as a link: they, too, come to
 * addresses that nobody has proved. A new username is told once a day, because it takes no password:
 * a thief could otherwise spend the notices that tell of him. Links for a new password to a proved address are three a
 * day for the account, whatever else comes there: a stranger must not use them up by other mails. One mailing at
 * a time is counted, and stays counted whatever the mail server says to it.
 */
export async function mayMail(
  tx: Queryable,
  { userId, to, about }: Mailing,
  { config }: Pick<WorkerContext, 'config'>,
): Promise<boolean> {
  // counted under former secrets, too, so that a rotation gives nobody three more
  const [recipient, ...former] = config.sessionSecrets.map((secret) =>
    createHmac('sha256', secret)
      .update(`recipient ${mailboxOf(to)}`)
      .digest(),
  );
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('account-mail', 0))`);
  await tx.query(sql`DELETE FROM account_mail WHERE mailed_at < now() - interval '1 day'`);
  const counted = await tx.query(sql`INSERT INTO account_mail (recipient, user_id, about, mailed_at)
    SELECT ${recipient}::bytea, ${userId}::int, ${about}::text, now()
    FROM (SELECT count(*) FILTER (WHERE m.user_id = ${userId}) AS of_account,
        count(*) FILTER (WHERE m.recipient = ANY (${[recipient, ...former]}::bytea[])) AS of_recipient,
        count(*) FILTER (WHERE m.user_id = ${userId} AND m.about = 'username') AS renames
      FROM account_mail m WHERE ${budgetOf(sql`m.about`)} = ${budgetOf(sql`${about}::text`)}) n
    WHERE n.of_account < ${A_DAY} AND (n.of_recipient < ${A_DAY} OR ${about}::text = 'reset')
      AND (${about}::text <> 'username' OR n.renames = 0)
    RETURNING user_id`);
  return counted.length === 1;
}

const budgetOf = (about: SQLQuery) => sql`CASE WHEN ${about} IN ('link', 'reset') THEN ${about} ELSE 'notice' END`;

/**
 * `Ali.Raza+tenders@x.pk` is the mailbox `ali.raza@x.pk`: names after a plus are free for anybody to make up. Gmail, under
 * both its names, also passes over dots.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
