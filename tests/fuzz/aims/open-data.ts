import type { z } from 'zod';
import type { CalendarLink } from '#contracts/api/account/calendar.ts';
import type { RecordPackage } from '#contracts/api/open-data/open-data.ts';
import { anyTender } from '../world/arrange.ts';
import { type Aims, pick } from './aim.ts';

export const openDataAims: Aims = {
  async 'GET /api/ocds/records/:ocid'({ choice }, _by, world) {
    await anyTender(world, choice);
    const { status, text } = await world.callers.staff('GET', '/api/ocds/releases?limit=40');
    if (status !== 200) return undefined;
    const { releases } = JSON.parse(text) as Pick<z.infer<typeof RecordPackage>['records'][number], 'releases'>;
    const ocid = pick(releases, choice)?.ocid;
    return ocid === undefined ? undefined : { params: { ocid } };
  },
  'GET /tenders.:format': () => ({ params: { format: 'pdf' } }),
  'GET /sitemaps/:part': ({ choice }) => ({ params: { part: pick(['pages.xml', 'tenders-1.xml'], choice) ?? '' } }),
  async 'GET /calendar.ics'(_draw, _by, { callers }) {
    const { status, text } = await callers.staff('POST', '/api/account/calendar');
    if (status !== 201) return undefined;
    const token = new URL((JSON.parse(text) as CalendarLink).url).searchParams.get('token');
    return token === null ? undefined : { query: { token } };
  },
};
