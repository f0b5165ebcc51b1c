import type { OwnPayment } from '#contracts/api/account/own-subscription.ts';
import type { PaymentProof } from '#contracts/api/operations/payment-proofs.ts';
import { PROOFS_MAX_BYTES, PROOFS_NEARLY_FULL, type ProofState } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { answerRows, type CountedRows, countedRows } from '../../../platform/lists/answer-rows.ts';
import { pageWindow } from '../../../platform/lists/sorted-page.ts';
import { orMissing } from '../../../platform/refusal.ts';
import { ProofRefusal } from './proof-file.ts';

const COLUMNS = sql`r.id, r.subscription_id AS "subscriptionId", s.full_name AS "fullName", s.email,
  s.payment_reference AS "paymentReference", r.type, f.size, r.state, r.reason, r.payment_id AS "paymentId",
  r.received_at AS "receivedAt", r.decided_at AS "decidedAt"`;
const JOINED = sql`payment_proof r JOIN subscription s ON s.id = r.subscription_id
  LEFT JOIN payment_proof_file f ON f.proof_id = r.id`;

/** More than are sent for a few years of payments. */
const OWN_SHOWN = 20;

interface ProofsWanted {
  readonly state: ProofState;
  readonly page: number;
  readonly limit: number;
}

function select(db: Queryable, found: SQLQuery, rest: SQLQuery): Promise<CountedRows<PaymentProof>> {
  return countedRows(db, found, db.query(sql`SELECT ${COLUMNS} FROM ${found} ${rest}`));
}

/** Those that wait longest first; decided ones the newest first. */
export function listProofs(db: Queryable, { state, page, limit }: ProofsWanted): Promise<CountedRows<PaymentProof>> {
  const order = state === 'open' ? sql`r.id` : sql`r.decided_at DESC, r.id DESC`;
  const found = sql`${JOINED} WHERE r.state = ${state}`;
  return select(db, found, sql`ORDER BY ${order} ${pageWindow({ page, limit })}`);
}

/** @throws Refusal 'missing' */
export async function readProof(db: Queryable, id: number): Promise<PaymentProof> {
  const { rows } = await select(db, sql`${JOINED} WHERE r.id = ${id}`, sql``);
  return orMissing('Proof of payment', rows[0]);
}

/** Proofs of one subscription as its owner sees them, newest first. */
export const listOwnProofs = (db: Queryable, subscriptionId: number): Promise<OwnPayment['proofs']> =>
  answerRows(
    db.query(sql`SELECT r.id, r.type, r.state, r.reason, r.received_at AS "receivedAt" FROM payment_proof r
      WHERE r.subscription_id = ${subscriptionId} ORDER BY r.id DESC LIMIT ${OWN_SHOWN}`),
  );

/** @throws Refusal 'missing', also for one whose bytes are gone */
export async function readProofBytes(db: Queryable, id: number): Promise<{ type: string; bytes: Buffer }> {
  const [file] = await db.query<{ type: string; bytes: Buffer }>(
    sql`SELECT r.type, f.bytes FROM payment_proof r JOIN payment_proof_file f ON f.proof_id = r.id WHERE r.id = ${id}`,
  );
  return orMissing('Proof of payment', file);
}

export const insertProofFile = (id: number, bytes: Buffer): SQLQuery =>
  sql`INSERT INTO payment_proof_file (proof_id, size, bytes) VALUES (${id}, ${bytes.length}, ${bytes})`;

export const deleteProofFile = (id: number): SQLQuery => sql`DELETE FROM payment_proof_file WHERE proof_id = ${id}`;

export const eraseProofFiles = (subscriptionId: number): SQLQuery =>
  sql`DELETE FROM payment_proof_file f USING payment_proof r WHERE r.id = f.proof_id AND r.subscription_id = ${subscriptionId}`;

const STORED = sql`coalesce(sum(size), 0)::float8`;

/** @throws ProofRefusal 'full' */
export async function assertRoom(db: Queryable): Promise<void> {
  const [kept] = await db.query<{ bytes: number }>(sql`SELECT ${STORED} AS bytes FROM payment_proof_file`);
  if ((kept?.bytes ?? 0) > PROOFS_MAX_BYTES) throw new ProofRefusal('full');
}

/** One row when little room is left. */
export const nearlyFull = sql`(SELECT FROM payment_proof_file
  HAVING ${STORED} > ${PROOFS_MAX_BYTES * PROOFS_NEARLY_FULL}::float8) AS store`;
