import { type Database, type Queryable, sql } from '../../connection.ts';
import { LEAVES } from './leaves.sql.ts';
import { isSignedBy, LEAF_BYTES, NO_SEAL, type Seal, sealHash, sha256, signSeal } from './seal.ts';
import { readSeals } from './seals.queries.ts';

interface SealOptions {
  readonly key: string;
  /** Seals nothing above this position, which must be final. */
  readonly upTo: number;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
  /** A seal is a row; more events in one make fewer rows, and a longer search for a bad event. */
  readonly eventsPerSeal?: number;
}

/** Any constant will do; only one process seals at a time. */
export const SEALING_LOCK = 7_114_211;
/** Seals that are made in one transaction, so that a long log is not a commit for each of them. */
const AT_ONCE = 8;

/** Seals what is not sealed yet, in seals of a thousand events unless said otherwise. Answers the new seals' number. */
export async function sealLog(db: Database, options: SealOptions): Promise<number> {
  let made = 0;
  for (let more = 1; more > 0 && !options.signal?.aborted; made += more) {
    more = await db.tx((tx) => sealNext(tx, options));
  }
  return made;
}

/** Answers 0 when there is nothing to seal. */
async function sealNext(tx: Queryable, { key, upTo, clock, eventsPerSeal = 1000 }: SealOptions): Promise<number> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${SEALING_LOCK}::bigint)`);
  let [before] = await readSeals(tx, { newest: true });
  if (before !== undefined && !isSignedBy(before, key)) return 0; // all were signed anew, while this one waited
  const [row] = await tx.prepared<{ leaves: Buffer }>(sql`SELECT ${LEAVES} AS leaves FROM (
    SELECT * FROM es.events WHERE position > ${before?.last ?? 0} AND position <= ${upTo}
     ORDER BY position LIMIT ${eventsPerSeal * AT_ONCE}) v`);
  const all = row?.leaves ?? Buffer.alloc(0);
  let made = 0;
  for (let at = 0; at < all.length; at += eventsPerSeal * LEAF_BYTES) {
    before = await insertSeal(tx, all.subarray(at, at + eventsPerSeal * LEAF_BYTES), before, key, clock());
    made++;
  }
  return made;
}

async function insertSeal(
  tx: Queryable,
  leaves: Buffer,
  before: Seal | undefined,
  key: string,
  sealedAt: Date,
): Promise<Seal> {
  const facts = {
    no: (before?.no ?? 0) + 1,
    first: Number(leaves.readBigInt64BE(0)),
    last: Number(leaves.readBigInt64BE(leaves.length - LEAF_BYTES)),
    events: leaves.length / LEAF_BYTES,
    root: sha256(leaves),
    sealedAt,
  };
  const hash = sealHash(facts, before?.seal ?? NO_SEAL);
  const seal = { ...facts, seal: hash, signature: signSeal(hash, key) };
  await tx.prepared(sql`INSERT INTO es.seals (seal_no, first_position, last_position, events, leaves, root, sealed_at, seal, signature)
    VALUES (${seal.no}, ${seal.first}, ${seal.last}, ${seal.events}, ${leaves}, ${seal.root}, ${seal.sealedAt}, ${seal.seal},
      ${seal.signature})`);
  return seal;
}
