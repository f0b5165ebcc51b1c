import type { JobPayload } from '#contracts/jobs/jobs.ts';
import type { AccountChange } from '#contracts/vocabulary/people.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { insertMails, type NewMail } from './insert-mails.ts';
import { afterStoring } from './transactional-mails.ts';

interface Notice {
  readonly change: AccountChange;
  readonly to_address: string;
  readonly changed_at: Date;
  readonly name: string;
}

/**
 * Tells of what a change of an account changed of signing in, each once: the notice goes in the transaction that stores
 * its mail. An account that is being deleted waits for that, and erases the mail; after it there is no notice.
 */
export async function sendAccountNotices(
  context: WorkerContext,
  { userId, version }: JobPayload<'account-mail'>,
): Promise<void> {
  const { db, config, templates } = context;
  const stored = await db.tx(async (tx) => {
    const notices = await takeNotices(tx, userId, version);
    const mails = notices.map(
      ({ change, to_address: to, changed_at: at, name }): NewMail => ({
        ...templates.account({ change, name, at }),
        subscriptionId: null,
        kind: 'account',
        period: `user-${userId}-${version}-${change}`,
        to,
      }),
    );
    await insertMails(tx, mails, config.mail);
    return mails;
  });
  for (const mail of stored) await afterStoring(context, mail);
}

function takeNotices(tx: Queryable, userId: number, version: number): Promise<Notice[]> {
  return tx.query<Notice>(sql`DELETE FROM account_notice n USING user_account u
    WHERE n.user_id = ${userId} AND n.version = ${version} AND u.id = n.user_id
    RETURNING n.change, n.to_address, n.changed_at, coalesce(u.full_name, u.username) AS name`);
}
