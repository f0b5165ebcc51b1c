import { expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import { sql } from '#db/connection.ts';
import { everyEndpoint } from '../support/api/every-endpoint.ts';
import { startApi } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { dataUrl, picture } from '../support/tenders/image-files.ts';

const TITLE = 'Repair of the canal at Jhang';

const api = forAllTests(startApi);

test('no cache keeps an answer that prints a notice without asking whether it is still so', async () => {
  const today = karachiDay(new Date());
  const chief = await api.superAdmin();
  await chief.post('/api/categories', { name: 'Roads' });
  const { id, imageUrl } = await chief.call(tenderEndpoints.create, {
    body: {
      ...{ title: TITLE, description: 'Ask Mr Khan.', publishDate: today, closingDate: addDays(today, 20) },
      ...{ status: 'open', categories: ['Roads'], sectors: ['Government'] },
      imageUrl: dataUrl('png', await picture('png')),
    },
  });
  const [event] = await api.owner.query<{ event: string }>(
    sql`SELECT event_id AS event FROM es.events WHERE stream_id = ${`tender-${id}`} AND version = 1`,
  );
  const parts: Record<string, string> = { ':id': String(id), ':ocid': ocidOf(id, event?.event ?? '') };
  const addressed = everyEndpoint()
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map(({ path }) => path.replace(/:\w+/g, (part) => parts[part] ?? part));
  const printing: string[] = [];
  for (const path of [...addressed, String(imageUrl), '/', '/tenders', `/tenders/${id}`]) {
    const answer = await fetch(`${api.origin}${path}`);
    const isPicture = answer.headers.get('content-type')?.startsWith('image/webp') === true;
    if (!(isPicture || (await answer.text()).includes(TITLE))) continue;
    printing.push(path);
    expect(answer.headers.get('cache-control'), path).toMatch(/no-cache|no-store/);
  }
  const some = ['/api/ocds/releases', '/tenders.atom', '/tenders.ics', String(imageUrl), `/tenders/${id}`];
  expect(printing).toEqual(expect.arrayContaining(some));
});
