import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { closingCalendar } from '../../../platform/formats/icalendar.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { searchName } from './search-name.ts';

const FORMAT = {
  contentType: 'text/calendar; charset=utf-8',
  cacheControl: 'public, max-age=900',
  fileName: 'tenders.ics',
} as const;

export function calendarRoute({ tenderSearch, config, clock }: Dependencies): Route {
  return route(openDataEndpoints.calendar, async ({ query, req }) => {
    const now = clock();
    const { page, limit } = query;
    const { ids } = await tenderSearch.find(query, { offset: (page - 1) * limit, limit }, now);
    const tenders = await tenderSearch.read(ids, now);
    const body = closingCalendar(
      tenders.map((tender) => ({ ...tender, organization: tender.organization?.name ?? null })),
      { name: searchName(query, config.siteName), publicUrl: config.publicUrl, siteName: config.siteName },
    );
    return textAnswer(req, FORMAT, body);
  });
}
