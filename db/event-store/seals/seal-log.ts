import { type Database, type Queryable, sql } from '../../connection.ts';
import { LEAVES } from './leaves.sql.ts';
import { NO_SEAL, type Seal, sealHash, sha256, signSeal } from './seal.ts';
import { readSeals } from './seals.queries.ts';

export interface SealOptions {
  readonly key: string;
  /** Seals nothing above this position, which must be final. */
  readonly upTo: number;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
  /** A seal is a row; more events in one make fewer rows, and a longer search for a bad event. */
  readonly eventsPerSeal?: number;
}

/** Any constant will do; only one process seals at a time. */
const LOCK = 7_114_211;

/** Seals what is not sealed yet, in seals of a thousand events unless said otherwise. Answers the new seals' number. */
export async function sealLog(db: Database, options: SealOptions): Promise<number> {
  let made = 0;
  while (!options.signal?.aborted && (await db.tx((tx) => sealNext(tx, options)))) made++;
  return made;
}

/** False when there is nothing to seal. */
async function sealNext(tx: Queryable, { key, upTo, clock, eventsPerSeal = 1000 }: SealOptions): Promise<boolean> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`);
  const [head] = await readSeals(tx, { newest: true });
  const [row] = await tx.query<{ events: number; first: number; last: number; leaves: Buffer }>(sql`
    SELECT count(*)::int AS events, min(v.position) AS first, max(v.position) AS last, ${LEAVES} AS leaves FROM (
      SELECT * FROM es.events WHERE position > ${head?.last ?? 0} AND position <= ${upTo} ORDER BY position LIMIT ${eventsPerSeal}) v`);
  if (row === undefined || row.events === 0) return false;
  const { leaves, ...range } = row;
  const facts = { no: (head?.no ?? 0) + 1, ...range, root: sha256(leaves), sealedAt: clock() };
  const seal = sealHash(facts, head?.seal ?? NO_SEAL);
  await insertSeal(tx, { ...facts, seal, signature: signSeal(seal, key) }, leaves);
  return true;
}

async function insertSeal(tx: Queryable, seal: Seal, leaves: Buffer): Promise<void> {
  await tx.query(sql`INSERT INTO es.seals (seal_no, first_position, last_position, events, leaves, root, sealed_at, seal, signature)
    VALUES (${seal.no}, ${seal.first}, ${seal.last}, ${seal.events}, ${leaves}, ${seal.root}, ${seal.sealedAt}, ${seal.seal},
      ${seal.signature})`);
}
