import { type Queryable, sql } from '../connection.ts';

/** Any constant will do: shared by whoever copies texts of tenders into mails, exclusive for who takes texts back. */
const LOCK = 7_114_212;

/** No redaction happens until this transaction ends, so that what it copies meanwhile is seen by the next. */
export const holdOffRedactions = (tx: Queryable) => tx.query(sql`SELECT pg_advisory_xact_lock_shared(${LOCK}::bigint)`);

/** Waits for everything that copies texts at the moment, and keeps the next from beginning until this transaction ends. */
export const waitForDigests = (tx: Queryable) => tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`);
