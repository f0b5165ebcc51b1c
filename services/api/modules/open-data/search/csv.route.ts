import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { ColumnOf } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { csvLine, withinCell } from '../../../platform/formats/csv.ts';
import { assertAcceptable, piecesAnswer, weakTag } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { OpenField, OpenTender, SearchDependencies, TenderSearch } from './tender-search.ts';

const CONTENT_TYPE = 'text/csv; charset=utf-8; header=present';
/** More than there can be numbers of tenders. */
const ALL = 2_147_483_000;
const PART = 500;

/** Spreadsheets take a file without this mark for their own old code page, and Urdu for noise (ADR 28). */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvRoute({ tenderSearch, config, clock }: SearchDependencies): Route {
  return route(openDataEndpoints.csv, async ({ query, req }) => {
    assertAcceptable(req, CONTENT_TYPE);
    const now = clock();
    const { page, limit } = query;
    const isWhole = page === undefined && limit === undefined;
    const rows = isWhole ? ALL : (limit ?? 20);
    const window = { offset: ((page ?? 1) - 1) * rows, limit: rows };
    const found = await tenderSearch.find({ ...query, page: 1, limit: 20 }, window, now);
    const { publicUrl } = config;
    const format = {
      contentType: CONTENT_TYPE,
      cacheControl: 'public, no-cache',
      fileName: `tenders-${karachiDay(now)}.csv`,
    };
    const body = pieces(tenderSearch, found.ids, { now, publicUrl });
    const answer = piecesAnswer(req, format, weakTag('csv', publicUrl, found.state), body);
    return { ...answer, headers: { ...answer.headers, 'X-Total-Count': String(found.ids.length) } };
  });
}

type Cell = (tender: OpenTender, publicUrl: string) => string | number | null;

const COLUMNS = {
  id: (tender) => tender.id,
  title: (tender) => tender.title,
  status: (tender) => tender.status,
  publish_date: (tender) => tender.publishDate,
  closing_date: (tender) => tender.closingDate,
  closing_time: (tender) => tender.closingTime,
  organization: (tender) => tender.organization?.name ?? null,
  city: (tender) => tender.city,
  province: (tender) => tender.province,
  categories: (tender) => tender.categories.join(' | '),
  sectors: (tender) => tender.sectors.join(' | '),
  reference: (tender) => tender.reference,
  source: (tender) => tender.source,
  source_url: (tender) => tender.sourceUrl,
  bid_security: (tender) => tender.bidSecurity,
  bid_validity: (tender) => tender.bidValidity,
  document_fee: (tender) => tender.documentFee,
  documents_until: (tender) => tender.documentsUntil,
  opening_at: (tender) => tender.openingAt,
  cancelled_at: (tender) => tender.cancelledAt,
  cancelled_reason: (tender) => tender.cancelledReason,
  procurement_method: (tender) => tender.procurementMethod,
  is_sample: (tender) => (tender.isSample ? 'yes' : 'no'),
  ocid: (tender) => tender.ocid,
  version: (tender) => tender.version,
  updated_at: (tender) => tender.updatedAt.toISOString(),
  url: (tender, publicUrl) => `${publicUrl}/tenders/${tender.id}`,
  description: (tender) => withinCell(tender.description),
} satisfies Readonly<Record<ColumnOf<OpenField>, Cell> & Record<string, Cell>>;

interface Surroundings {
  readonly now: Date;
  readonly publicUrl: string;
}

async function* pieces(search: TenderSearch, ids: readonly number[], { now, publicUrl }: Surroundings) {
  yield `${BYTE_ORDER_MARK}${csvLine(Object.keys(COLUMNS))}`;
  const cells = Object.values(COLUMNS);
  for (let at = 0; at < ids.length; at += PART) {
    const tenders = await search.read(ids.slice(at, at + PART), now);
    yield tenders.map((tender) => csvLine(cells.map((cell) => cell(tender, publicUrl)))).join('');
  }
}
