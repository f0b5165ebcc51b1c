import { SENT_MAX } from '#contracts/api/newsletter.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { holdOffRedactions } from '#db/tenders/redaction-lock.ts';
import type { DigestTender } from '#templates/mail.ts';
import { loadNotices } from '../../platform/matching/load-notices.ts';
import { criteriaOf, matchPreferences, type PreferenceRow } from '../../platform/matching/match-preferences.ts';
import type { WorkerContext } from '../context.ts';
import { loadTexts } from '../digests/cards.ts';
import { CARDS } from '../digests/compose-digests.ts';

/** Open tenders that are looked at: those that close first. */
const LOOKED_AT = 20_000;

interface OpenTenders {
  /** Tenders, as many as one mail lists. */
  readonly tenders: readonly DigestTender[];
  /** All that the mail tells of, closing soonest first. */
  readonly tenderIds: readonly number[];
  readonly versions: ReadonlyMap<number, { readonly version: number }>;
}

/**
 * Tenders that a subscription wants and can still bid for, of all that were published before its first payment: digests tell the
 * rest. Without what it was told of; holds off runs until the transaction ends.
 */
export async function findOpenTenders(
  tx: Queryable,
  { db, clock }: Pick<WorkerContext, 'db' | 'clock'>,
  subscriptionId: number,
): Promise<OpenTenders> {
  await holdOffRedactions(tx);
  const [subscriber] = await tx.query<
    PreferenceRow & { premium_position: number }
  >(sql`SELECT interest_areas, categories, cities, provinces, sectors, words,
      premium_position
    FROM subscription WHERE id = ${subscriptionId} AND is_active AND is_premium AND expires_at > now() FOR NO KEY UPDATE`);
  if (subscriber === undefined) return { tenders: [], tenderIds: [], versions: new Map() };
  const open = await tx.query<{
    id: number;
  }>(sql`SELECT t.id FROM tender t WHERE t.closes_at > now() AND tender_is_live(t, now())
      AND NOT EXISTS (SELECT FROM sent_tender s WHERE s.subscription_id = ${subscriptionId} AND s.tender_id = t.id)
      AND NOT EXISTS (SELECT FROM hidden_tender h WHERE h.subscription_id = ${subscriptionId} AND h.tender_id = t.id)
    ORDER BY t.closes_at, t.id LIMIT ${LOOKED_AT}`);
  const ids = open.map(({ id }) => id);
  const notices = await loadNotices(db, ids, { clock, open: true });
  const placesOf = await notices.criteria.of(db, criteriaOf(notices, subscriber));
  const found = matchPreferences(notices, subscriber, placesOf)
    .filter((place) => (notices.positions[place] ?? 0) <= subscriber.premium_position)
    .flatMap((place) => notices.tenderIds[place] ?? []);
  const tenderIds = found.slice(0, SENT_MAX);
  const texts = new Map((await loadTexts(tx, tenderIds.slice(0, CARDS))).map((tender) => [tender.id, tender]));
  const tenders = tenderIds.flatMap((id) => texts.get(id) ?? []);
  return { tenders, tenderIds, versions: new Map(tenders.map((tender) => [tender.id, tender])) };
}
