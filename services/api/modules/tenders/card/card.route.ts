import { cardEndpoints } from '#contracts/api/tenders/card.ts';
import { formatClosing } from '#contracts/rules/karachi-time.ts';
import type { TenderRow } from '#db/tenders/tender-rows.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { isFresh } from '../../../platform/http/etag.ts';
import { goneOrMissing } from '../../../platform/http/http-error.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findRemoval, findTender } from '../tender.queries.ts';
import { cardKey, createCards } from './cards.ts';
import type { CardFacts } from './draw-card.ts';

/** The picture of the whole portal, for which nothing has to be drawn. */
const OF_THE_PORTAL = '/share-card.jpg';

/** A cache asks each time whether the picture is still so: a redacted title leaves it at once. */
export function cardRoute({ db, config }: Dependencies): Route {
  const cardOf = createCards();
  return route(cardEndpoints.read, async ({ id, req }) => {
    const row = await findTender(db, id);
    if (row === undefined) throw goneOrMissing(await findRemoval(db, id), 'This notice was removed.');
    const facts = toFacts(row, (await readPortal(db, config)).siteName);
    const etag = `"${cardKey(facts)}"`;
    const headers = { 'Cache-Control': 'public, no-cache', 'Content-Type': 'image/jpeg' };
    if (isFresh(req, etag)) return { status: 304, headers: { ...headers, ETag: etag }, body: undefined };
    const bytes = await cardOf(facts).catch((error: unknown) => {
      if (isRefusal(error, 'busy')) return undefined;
      throw error;
    });
    if (bytes !== undefined) return { headers, body: bytes, etag };
    const instead = { ...headers, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Location: OF_THE_PORTAL };
    return { status: 302, headers: instead, body: '' };
  });
}

function toFacts(row: TenderRow, siteName: string): CardFacts {
  return {
    siteName,
    title: row.title,
    buyer: row.organization?.name ?? row.source ?? '',
    closing: `Closes ${formatClosing(row.closing_date, row.closing_time)}`,
    place: [row.city, row.province].filter(Boolean).join(', '),
    mark: row.cancelled_at !== null ? 'CANCELLED' : row.origin === 'sample' ? 'SAMPLE' : '',
  };
}
