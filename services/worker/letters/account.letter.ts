import type { RecordedEvent } from '#contracts/events/event.ts';
import { job } from '#contracts/jobs/jobs.ts';
import type { AccountChange } from '#contracts/vocabulary/people.ts';
import { sql } from '#db/connection.ts';
import { IS_OVERDUE, numberOf } from '../job.ts';
import { letter } from './letter.ts';

interface Notice {
  readonly change: AccountChange;
  readonly to: string;
  readonly at: Date;
  readonly name: string;
}

const toOwner = (event: Pick<RecordedEvent, 'streamId' | 'version'>) =>
  job('account-mail', { userId: numberOf(event), version: event.version });

/**
 * Tells the owner of an account that a credential changed. The notice goes in the transaction that stores its letter: a
 * deletion of the account waits for it and erases the letter; after the deletion there is no notice.
 */
export const accountLetter = letter('account', {
  on: {
    ProfileChanged: (event) =>
      event.data.changed.includes('username') || event.data.changed.includes('email') ? toOwner(event) : undefined,
    PasswordChanged: toOwner,
    SecondFactorEnabled: toOwner,
    SecondFactorDisabled: toOwner,
  },
  missing: sql`SELECT DISTINCT user_id AS "userId", version FROM account_notice WHERE changed_at ${IS_OVERDUE}`,
  write: async (tx, { userId, version }, { templates }) => {
    const notices = await tx.query<Notice>(sql`DELETE FROM account_notice n USING user_account u
      WHERE n.user_id = ${userId} AND n.version = ${version} AND u.id = n.user_id
      RETURNING n.change, n.to_address AS to, n.changed_at AS at, coalesce(u.full_name, u.username) AS name`);
    return notices.map(({ change, to, at, name }) => ({
      ...templates.letter('account', { change, name, at }),
      subscriptionId: null,
      period: `user-${userId}-${version}-${change}`,
      to,
    }));
  },
});
