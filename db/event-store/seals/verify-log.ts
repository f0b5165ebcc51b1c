import { type Queryable, sql } from '../../connection.ts';
import { brokenSealReason, PublishedSeals } from './check-seal.ts';
import { type Finding, findBadEvent } from './find-bad-event.ts';
import type { PublishedSeal } from './published-seals.ts';
import type { Seal } from './seal.ts';
import { readSeals } from './seals.queries.ts';
import { damageOf } from './unreadable.ts';
import { findGap, missingGuards } from './unsealed/guards.ts';

type Verdict =
  | {
      readonly intact: true;
      /** 0 when nothing has been sealed yet. */
      readonly upTo: number;
      /** Events after that; nothing would show that the last of a stream were cut off. */
      readonly unsealed: number;
    }
  | {
      readonly intact: false;
      /** Null when no event was found bad and the log is not kept append-only. */
      readonly firstBadPosition: number | null;
      readonly reason: string;
    };

/** The proof of the seals and the streams, before the guards are looked at. */
type Proof = Extract<Verdict, { intact: true }> | (Finding & { readonly intact: false });

export interface VerifyOptions {
  /** AUDIT_KEY; undefined: signatures are not checked, so that who rewrote log and seals together stays unseen. */
  readonly key: string | undefined;
  /** Seals as they were published outside the database (`readPublished`); without them a rewritten tail stays unseen. */
  readonly published?: readonly PublishedSeal[];
  /** `position` of `last` sealed positions are proven. */
  readonly onProgress?: (progress: { readonly position: number; readonly last: number }) => void;
  readonly signal?: AbortSignal;
}

const SEALS_AT_ONCE = 8;

/**
 * Proves that nobody changed, removed, added or exchanged a sealed event and that no stream misses a version, or names
 * the first position where that is not so; and that the triggers which keep the log append-only are in force. However
 * the log is damaged, it answers; it throws when the database cannot be asked, or when `signal` aborts.
 */
export async function verifyLog(db: Queryable, options: VerifyOptions): Promise<Verdict> {
  const proof = await prove(db, options);
  const unguarded = await missingGuards(db);
  if (proof.intact && unguarded.length === 0) return proof;
  return {
    intact: false,
    firstBadPosition: proof.intact ? null : proof.position,
    reason: [...(proof.intact ? [] : [proof.reason]), ...unguarded].join(' '),
  };
}

async function prove(db: Queryable, options: VerifyOptions): Promise<Proof> {
  const published = new PublishedSeals(options.published ?? []);
  let before: Seal | undefined;
  try {
    const last = (await readSeals(db, { newest: true }))[0]?.last ?? 0;
    for (;;) {
      options.signal?.throwIfAborted();
      const seals = await readSeals(db, { after: before?.no ?? Number.MIN_SAFE_INTEGER, limit: SEALS_AT_ONCE });
      if (seals.length === 0) break;
      const { sound, broken } = checkChain(seals, before, published, options.key);
      const found = await findBadEvent(db, sound, before?.last);
      if (found !== undefined) return bad(found);
      if (broken !== undefined) return bad(broken);
      before = seals.at(-1);
      options.onProgress?.({ position: before?.last ?? 0, last: Math.max(last, before?.last ?? 0) });
    }
  } catch (error) {
    const reason = damageOf(error);
    if (reason === undefined) throw error;
    return bad({ position: (before?.last ?? 0) + 1, reason: `The seals cannot be read: ${reason}.` });
  }
  const lost = published.after(before?.no ?? 0);
  if (lost === undefined) return proveStreams(db, before?.last ?? 0);
  const reason = `Seal ${lost.no} was published on ${lost.sealedAt} and is no longer in the database: the end of the log was cut off or rewritten.`;
  return bad({ position: lost.first, reason });
}

async function proveStreams(db: Queryable, upTo: number): Promise<Proof> {
  try {
    const gap = await findGap(db);
    if (gap !== undefined) return bad(gap);
    const [row] = await db.query<{ unsealed: number }>(
      sql`SELECT count(*) AS unsealed FROM es.events WHERE position > ${upTo}`,
    );
    return { intact: true, upTo, unsealed: row?.unsealed ?? 0 };
  } catch (error) {
    const reason = damageOf(error);
    if (reason === undefined) throw error;
    return bad({ position: upTo + 1, reason: `The events cannot be read: ${reason}.` });
  }
}

/** The seals up to the first that is not what it was made as, and what is wrong with that one. */
function checkChain(seals: readonly Seal[], before: Seal | undefined, published: PublishedSeals, key?: string) {
  const sound: Seal[] = [];
  let previous = before;
  for (const seal of seals) {
    const reason = brokenSealReason(seal, previous, published, key);
    if (reason !== undefined) {
      return { sound, broken: { position: published.firstOf(seal.no) ?? (previous?.last ?? 0) + 1, reason } };
    }
    sound.push(seal);
    previous = seal;
  }
  return { sound, broken: undefined };
}

const bad = (finding: Finding): Proof => ({ intact: false, ...finding });
