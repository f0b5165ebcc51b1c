import type { EventMeta } from '#contracts/events/event.ts';
import type { ProofReason } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { handleSubscription } from '../subscription.commands.ts';
import { insertProofFile, readProof } from './proof.queries.ts';
import type { ProofFile } from './proof-file.ts';

/**
 * Keeps the file beside its subscription. A reference of nobody is answered in the same way, so that nobody learns which
 * ones there are; the same file again changes nothing.
 * @throws Refusal 'too-many'
 */
export async function receiveProof(
  db: Database,
  reference: string,
  { type, bytes, digest }: ProofFile,
  meta: EventMeta,
): Promise<void> {
  const subscriptionId = await findByReference(db, reference);
  const proofId = await nextId(db, 'payment_proof_id');
  if (subscriptionId === undefined) return;
  const proof = { proofId, digest, type, size: bytes.length };
  const alongside = [insertProofFile(proofId, bytes)];
  try {
    await handleSubscription(db, subscriptionId, { type: 'ReceiveProof', proof }, meta, { alongside });
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error; // erased this moment
  }
}

async function findByReference(db: Queryable, reference: string): Promise<number | undefined> {
  const [found] = await db.query<{ id: number }>(
    sql`SELECT id FROM subscription WHERE payment_reference = ${reference}`,
  );
  return found?.id;
}

/** Without a reason it is taken back. @throws Refusal 'missing', 'conflict' for one that was decided before */
export async function setProofAside(db: Database, proofId: number, reason: ProofReason | null, meta: EventMeta) {
  const { subscriptionId } = await readProof(db, proofId);
  await handleSubscription(
    db,
    subscriptionId,
    reason === null ? { type: 'TakeProofBack', proofId } : { type: 'SetProofAside', proofId, reason },
    meta,
  );
}
