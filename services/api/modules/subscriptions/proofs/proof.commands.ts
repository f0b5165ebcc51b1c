import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { ProofReason } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { handleSubscription } from '../subscription.commands.ts';
import { deleteProofFile, insertProofFile, readProof } from './proof.queries.ts';
import type { ProofFile } from './proof-file.ts';

/**
 * Keeps the file beside its subscription. A reference of nobody is answered in the same way and after the same work, so
 * that neither words nor time tell which ones there are: the file is stored, and taken away again where nothing came of
 * it. The same file again changes nothing.
 * @throws Refusal 'too-many'
 */
export async function receiveProof(
  db: Database,
  reference: string,
  { type, bytes, digest }: ProofFile,
  meta: EventMeta,
): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    const proofId = await nextId(tx, 'payment_proof_id');
    await tx.query(insertProofFile(proofId, bytes));
    const subscriptionId = (await findByReference(tx, reference)) ?? NOBODY;
    const isKept = await keep(tx, subscriptionId, { proofId, digest, type, size: bytes.length }, meta);
    if (!isKept) await tx.query(deleteProofFile(proofId));
  });
}

/** False for what changed nothing: the file of nobody, of a person erased this moment, or one that was there. */
async function keep(
  tx: Queryable,
  id: number,
  proof: EventNamed<'PaymentProofReceived'>['data'],
  meta: EventMeta,
): Promise<boolean> {
  try {
    return (await handleSubscription(tx, id, { type: 'ReceiveProof', proof }, meta)) !== undefined;
  } catch (error) {
    if (isRefusal(error, 'missing')) return false;
    throw error;
  }
}

/** No subscription has this number, and its stream no event. */
const NOBODY = 0;

async function findByReference(db: Queryable, reference: string): Promise<number | undefined> {
  const [found] = await db.query<{ id: number }>(
    sql`SELECT id FROM subscription WHERE payment_reference = ${reference}`,
  );
  return found?.id;
}

/** Sets a proof aside, or takes it back without a reason. @throws Refusal 'missing', 'conflict' for one that was decided before */
export async function setProofAside(db: Database, proofId: number, reason: ProofReason | null, meta: EventMeta) {
  const { subscriptionId } = await readProof(db, proofId);
  await handleSubscription(
    db,
    subscriptionId,
    reason === null ? { type: 'TakeProofBack', proofId } : { type: 'SetProofAside', proofId, reason },
    meta,
  );
}
