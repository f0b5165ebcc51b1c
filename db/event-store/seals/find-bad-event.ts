import { type Queryable, sql } from '../../connection.ts';
import { LEAVES } from './leaves.sql.ts';
import { explainChange, readRedactions } from './redactions.ts';
import { type Leaf, readLeaves, type Seal, sha256 } from './seal.ts';
import { damageOf } from './unreadable.ts';

export interface Finding {
  readonly position: number;
  readonly reason: string;
}

/** Position before the first seal, where nothing may stand. */
const BEGINNING = sql`(-9223372036854775808)`;

/**
 * The first event under the seals that is not what was sealed. The seals themselves are sound and follow one another;
 * `after` is the last position under the one before them, undefined before the first.
 */
export async function findBadEvent(
  db: Queryable,
  seals: readonly Seal[],
  after: number | undefined,
): Promise<Finding | undefined> {
  const ranges = seals.map((seal, index) => ({ seal, after: index === 0 ? after : seals[index - 1]?.last }));
  const suspects = await differing(db, ranges).catch((error: unknown) => {
    if (damageOf(error) === undefined) throw error;
    return ranges; // one of them cannot be read; each is looked at by itself
  });
  for (const range of suspects) {
    const finding = await examine(db, range);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

interface Range {
  readonly seal: Seal;
  readonly after: number | undefined;
}

/** Compares on the server, where the events are; only what differs is fetched afterwards. */
async function differing(db: Queryable, ranges: readonly Range[]): Promise<Range[]> {
  if (ranges.length === 0) return [];
  const rows = await db.prepared<{ no: number; root: Buffer; kept: boolean | null }>(sql`
    SELECT r.no, pg_catalog.sha256(x.leaves) AS root, (SELECT s.leaves = x.leaves FROM es.seals s WHERE s.seal_no = r.no) AS kept
      FROM unnest(${ranges.map(({ seal }) => seal.no)}::bigint[], ${ranges.map((range) => range.after ?? null)}::bigint[],
        ${ranges.map(({ seal }) => seal.last)}::bigint[]) r (no, after, last)
      CROSS JOIN LATERAL (SELECT ${LEAVES} AS leaves FROM es.events v
        WHERE v.position > coalesce(r.after, ${BEGINNING}) AND v.position <= r.last) x
     ORDER BY r.no`);
  return ranges.filter(({ seal }, index) => {
    const row = rows[index];
    return row === undefined || row.kept !== true || !row.root.equals(seal.root);
  });
}

async function examine(db: Queryable, { seal, after }: Range): Promise<Finding | undefined> {
  const kept = readLeaves(await keptLeaves(db, seal.no));
  const found = await leavesBetween(db, after, seal.last).catch((error: unknown) => {
    if (damageOf(error) === undefined) throw error;
    return undefined;
  });
  if (found === undefined) return findUnreadable(db, kept ?? [], seal);
  const all = differences(kept ?? [], readLeaves(found) ?? []);
  if (sha256(found).equals(seal.root)) {
    const [difference] = all;
    if (difference === undefined) return undefined;
    const reason = `The kept leaves of seal ${seal.no} were changed; its events are as they were sealed.`;
    return { position: difference.position, reason };
  }
  if (kept === undefined || all.length === 0 || !sha256(await keptLeaves(db, seal.no)).equals(seal.root)) {
    const reason = `Events under seal ${seal.no} and its kept leaves were both changed, so that it only shows which thousand.`;
    return { position: all[0]?.position ?? seal.first, reason };
  }
  const difference = await firstUnexplained(db, all);
  if (difference === undefined) return undefined;
  const reason = `The event was ${difference.what} since it was sealed on ${seal.sealedAt.toISOString()}.`;
  return { position: difference.position, reason };
}

/** A change is explained by redactions on record that lead from the sealed digest of the event to the present one. */
async function firstUnexplained(db: Queryable, all: readonly Difference[]): Promise<Difference | undefined> {
  const changed = all.flatMap((one) => (one.what === 'changed' ? [one.position] : []));
  const redactions = await readRedactions(db, changed);
  return all.find(
    (one) => one.what !== 'changed' || !explainChange(redactions.get(one.position) ?? [], one.was, one.is),
  );
}

type Difference =
  | { readonly position: number; readonly what: 'added' | 'removed' }
  | { readonly position: number; readonly what: 'changed'; readonly was: string; readonly is: string };

/** Differences in the order of the log. */
function differences(kept: readonly Leaf[], found: readonly Leaf[]): Difference[] {
  const all: Difference[] = [];
  for (let at = 0, there = 0; at < kept.length || there < found.length; ) {
    const [was, is] = [kept[at], found[there]];
    if (is !== undefined && (was === undefined || is.position < was.position)) {
      all.push({ position: is.position, what: 'added' });
      there++;
    } else if (was !== undefined && (is === undefined || is.position > was.position)) {
      all.push({ position: was.position, what: 'removed' });
      at++;
    } else {
      if (was !== undefined && is !== undefined && was.hash !== is.hash) {
        all.push({ position: is.position, what: 'changed', was: was.hash, is: is.hash });
      }
      at++;
      there++;
    }
  }
  return all;
}

async function keptLeaves(db: Queryable, no: number): Promise<Buffer> {
  const [row] = await db.query<{ leaves: Buffer | null }>(sql`SELECT leaves FROM es.seals WHERE seal_no = ${no}`);
  return row?.leaves ?? Buffer.alloc(0);
}

async function leavesBetween(db: Queryable, after: number | undefined, last: number): Promise<Buffer> {
  const [row] = await db.query<{ leaves: Buffer }>(sql`SELECT ${LEAVES} AS leaves FROM es.events v
    WHERE v.position > coalesce(${after ?? null}::bigint, ${BEGINNING}) AND v.position <= ${last}`);
  return row?.leaves ?? Buffer.alloc(0);
}

async function findUnreadable(db: Queryable, kept: readonly Leaf[], seal: Seal): Promise<Finding> {
  for (const { position } of kept) {
    try {
      await leavesBetween(db, position - 1, position);
    } catch (error) {
      const damage = damageOf(error);
      if (damage === undefined) throw error;
      return { position, reason: `The event cannot be read: ${damage}.` };
    }
  }
  return { position: seal.first, reason: `Events under seal ${seal.no} cannot be read.` };
}
