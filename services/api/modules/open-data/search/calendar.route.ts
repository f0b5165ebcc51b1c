import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { calendarText } from '../../../platform/formats/icalendar.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { searchName } from './search-name.ts';
import type { SearchDependencies } from './tender-search.ts';

const FORMAT = {
  contentType: 'text/calendar; charset=utf-8',
  cacheControl: 'public, no-cache',
  fileName: 'tenders.ics',
} as const;

export function calendarRoute({ tenderSearch, config, clock }: SearchDependencies): Route {
  return route(openDataEndpoints.calendar, async ({ query, req }) => {
    const now = clock();
    const { page, limit } = query;
    const { ids } = await tenderSearch.find(query, { offset: (page - 1) * limit, limit }, now);
    const tenders = await tenderSearch.read(ids, now);
    const entries = tenders.map((tender) => ({
      uid: `tender-${tender.id}`,
      path: `/tenders/${tender.id}`,
      summary: `Closes: ${tender.title}`,
      about: tender.organization?.name ?? null,
      place: [tender.city, tender.province],
      day: tender.closingDate,
      time: tender.closingTime,
      updatedAt: tender.updatedAt,
    }));
    const body = calendarText(entries, {
      name: searchName(query, config.siteName),
      publicUrl: config.publicUrl,
      siteName: config.siteName,
    });
    return textAnswer(req, FORMAT, body);
  });
}
