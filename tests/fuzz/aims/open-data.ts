import type { z } from 'zod';
import type { CalendarLink } from '#contracts/api/account/calendar.ts';
import type { RecordPackage } from '#contracts/api/open-data/open-data.ts';
import { sql } from '#db/connection.ts';
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
  async 'GET /api/dumps/:name'(_draw, _by, { owner }) {
    const name = 'tenders-20261122T213000Z.csv.gz';
    await owner.query(
      sql`INSERT INTO dump VALUES (${name}, 'application/gzip', now(), 0, 0, 0, 20, '00') ON CONFLICT DO NOTHING`,
    );
    await owner.query(
      sql`INSERT INTO dump_part VALUES (${name}, 0, decode(repeat('00', 20), 'hex')) ON CONFLICT DO NOTHING`,
    );
    return { params: { name } };
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
