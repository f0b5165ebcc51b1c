import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { CSV_HEAD, csvRow } from '../../../../platform/tenders/tender-csv.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { assertAcceptable, chunkedAnswer, weakTag } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { TenderSearch } from '../../../platform/lists/tender-search.ts';

const CONTENT_TYPE = 'text/csv; charset=utf-8; header=present';
/** More than there can be numbers of tenders. */
const ALL = 2_147_483_000;
const PART = 500;

export function csvRoute({ tenderSearch, config, clock }: Dependencies): Route {
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
      headers: { 'X-Total-Count': String(found.ids.length), Link: aboutTheFile(config.dataLicense.url) },
    };
    const body = pieces(tenderSearch, found.ids, { now, publicUrl });
    return chunkedAnswer(req, format, weakTag('csv', publicUrl, found.state), body);
  });
}

/** A table has no place of its own for its licence and the meaning of its columns. */
const aboutTheFile = (license: string) =>
  `</tenders.csv-metadata.json>; rel="describedby"; type="application/csvm+json", <${license}>; rel="license"`;

interface CsvContext {
  readonly now: Date;
  readonly publicUrl: string;
}

async function* pieces(search: TenderSearch, ids: readonly number[], { now, publicUrl }: CsvContext) {
  yield CSV_HEAD;
  for (let at = 0; at < ids.length; at += PART) {
    const tenders = await search.read(ids.slice(at, at + PART), now);
    yield tenders.map((tender) => csvRow(tender, publicUrl)).join('');
  }
}
