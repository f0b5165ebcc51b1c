import { CALENDAR_MAX, type CalendarQuery, openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type CalendarEntry, calendarText } from '../../../platform/formats/icalendar.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { goneOrMissing } from '../../../platform/http/http-error.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { OpenTender } from '../../../platform/lists/tender-search.ts';
import { parametersOf, searchName } from './search-name.ts';

const format = (fileName: string) => ({
  contentType: 'text/calendar; charset=utf-8',
  cacheControl: 'public, no-cache',
  fileName,
});

/** Calendar programs follow no link to a next page, so a part also says in words that it is one. */
export function calendarRoute({ db, tenderSearch, config, clock }: Dependencies): Route {
  return route(openDataEndpoints.calendar, async ({ query, req }) => {
    const now = clock();
    const { page, limit, alarm } = query;
    const { ids, hasMore } = await tenderSearch.find(query, { offset: (page - 1) * limit, limit }, now);
    const tenders = await tenderSearch.read(ids, now);
    const { publicUrl, siteName } = await readPortal(db, config);
    const name = searchName(query, siteName);
    const note = `Page ${page} of a longer list, ${limit} notices a page. Narrow the search to have all of it here.`;
    const isPart = hasMore || page > 1;
    const frame = { name, publicUrl, siteName, alarm, ...(isPart ? { note } : {}) };
    const list = { ...format('tenders.ics'), headers: neighbours(query, hasMore) };
    return textAnswer(req, list, calendarText(tenders.map(toEntry), frame));
  });
}

const REMOVED = 'This notice was removed. Take it out of your calendar.';

export function noticeCalendarRoute({ db, tenderSearch, config, clock }: Dependencies): Route {
  return route(openDataEndpoints.noticeCalendar, async ({ id, query, req }) => {
    const [tender] = await tenderSearch.read([id], clock());
    if (tender === undefined) throw goneOrMissing(await tenderSearch.removal(id), REMOVED);
    const { publicUrl, siteName } = await readPortal(db, config);
    const frame = { name: `${siteName}: ${tender.title.slice(0, 100)}`, publicUrl, siteName, alarm: query.alarm };
    return textAnswer(req, format(`tender-${id}.ics`), calendarText([toEntry(tender)], frame));
  });
}

const toEntry = (tender: OpenTender): CalendarEntry => ({
  uid: `tender-${tender.id}`,
  path: `/tenders/${tender.id}`,
  summary: `${tender.isSample ? 'Sample: closes' : 'Closes'}: ${tender.title}`,
  about: tender.organization?.name ?? null,
  place: [tender.city, tender.province],
  day: tender.closingDate,
  time: tender.closingTime,
  updatedAt: tender.updatedAt,
  version: tender.version,
  isCancelled: tender.cancelledAt !== null,
});

function neighbours(query: CalendarQuery, hasMore: boolean): Record<string, string> {
  const at = (page: number) =>
    `/tenders.ics${parametersOf({ ...query, page }, { sort: 'closing-soon', limit: CALENDAR_MAX, page: 1 })}`;
  const links = [
    ...(query.page > 1 ? [`<${at(query.page - 1)}>; rel="prev"`] : []),
    ...(hasMore ? [`<${at(query.page + 1)}>; rel="next"`] : []),
  ];
  return links.length === 0 ? {} : { Link: links.join(', ') };
}
