import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { type Database, type Queryable, sql } from '../../../connection.ts';
import { StartError } from '../../../start-error.ts';
import { appendToStream, newEvent } from '../../append-to-stream.ts';
import { type Seal, signSeal } from '../seal.ts';
import { SEALING_LOCK } from '../seal-log.ts';
import { readSeals } from '../seals.queries.ts';

interface SignAnewOptions {
  readonly key: string;
  /** True for a seal of ours: signed with the former key or, where that is lost, published. */
  readonly isOurs: (seal: Seal) => boolean;
  readonly meta: EventMeta;
  readonly clock: () => Date;
}

const AT_ONCE = 1000;

/**
 * Signs every seal with another key, all or none, and an event tells of it. Hashes are not of the key: what was published
 * still proves the log. Only the owner may; verify before. Answers the number of seals. @throws StartError when one is not
 * ours
 */
export function signAnew(db: Database, options: SignAnewOptions): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${SEALING_LOCK}::bigint)`);
    await tx.query(sql`ALTER TABLE es.seals DISABLE TRIGGER append_only`);
    let count = 0;
    let last: Seal | undefined;
    for (;;) {
      const seals = await readSeals(tx, { after: last?.no ?? 0, limit: AT_ONCE });
      if (seals.length === 0) break;
      await sign(tx, seals, options);
      count += seals.length;
      last = seals.at(-1);
    }
    await tx.query(sql`ALTER TABLE es.seals ENABLE TRIGGER append_only`);
    if (last !== undefined) await tell(tx, { seals: count, position: last.last }, options);
    return count;
  });
}

async function sign(tx: Queryable, seals: readonly Seal[], { key, isOurs }: SignAnewOptions): Promise<void> {
  const foreign = seals.find((seal) => !isOurs(seal));
  if (foreign !== undefined)
    throw new StartError(
      `Seal ${foreign.no} is not signed with the former key or, where that is lost, not published. Nothing was changed.`,
    );
  await tx.query(sql`UPDATE es.seals s SET signature = n.signature
    FROM unnest(${seals.map(({ no }) => no)}::bigint[], ${seals.map(({ seal }) => signSeal(seal, key))}::bytea[]) n (no, signature)
    WHERE s.seal_no = n.no`);
}

async function tell(
  tx: Queryable,
  data: Extract<SecurityEvent, { type: 'SealsSignedAnew' }>['data'],
  { meta, clock }: SignAnewOptions,
): Promise<void> {
  const event: SecurityEvent = { type: 'SealsSignedAnew', data };
  const streamId = `security-${karachiDay(clock())}`;
  await appendToStream(tx, { streamId, expectedVersion: null, events: [newEvent(event)], meta });
}
