import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { eraseMails } from '../../../platform/mail/erase-mails.ts';
import { inOneTransaction } from '../../platform/commands/handle-command.ts';
import type { Erasure } from '../../platform/erasure/erasure.ts';
import { eraseFromLines } from './erase-from-lines.ts';
import { eraseProofFiles } from './proofs/proof.queries.ts';
import { handleSubscription } from './subscription.commands.ts';
import { lockSubscription } from './subscription.queries.ts';

/** Ends a subscription for good and forgets whose it was. Payments and what was sent when stay, of nobody. */
export function eraseSubscriber(db: Database, id: number, meta: EventMeta): Promise<void> {
  return inOneTransaction(db, (tx) => erase(tx, id, `deleted subscriber ${id}`, meta));
}

/**
 * The subscriptions that the person made with a proved address, or claimed. One that merely has the same address is not
 * touched: deleting an account must not end what somebody else has paid for.
 */
export const eraseOwnSubscriptions: Erasure = async (tx, { userId }, meta) => {
  const own = await tx.query<{ id: number }>(sql`SELECT id FROM subscription WHERE user_id = ${userId} ORDER BY id`);
  for (const { id } of own) await erase(tx, id, `deleted user ${userId}`, meta);
};

async function erase(tx: Queryable, id: number, whom: string, meta: EventMeta): Promise<void> {
  await lockSubscription(tx, id); // or a file, or another name, could come in while these go
  await tx.query(eraseProofFiles(id));
  await eraseFromLines(tx, id);
  await handleSubscription(tx, id, { type: 'EraseSubscriber' }, meta);
  await tx.query(eraseMails(sql`m.subscription_id = ${id}`, whom));
  await tx.query(sql`DELETE FROM hidden_tender WHERE subscription_id = ${id}`);
  await tx.query(sql`DELETE FROM mail_choice WHERE reader = ${`subscription-${id}`}`);
}
