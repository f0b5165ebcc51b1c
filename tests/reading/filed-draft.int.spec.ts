import { expect, it } from 'vitest';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { createDrafts } from '../../services/api/modules/drafts/index.ts';
import { addSource, drawPicture, presentTenderOf, publishTenderIn } from '../../services/api/modules/tenders/index.ts';
import { EVERYTHING } from '../support/api/catalogue.ts';
import { forAllTests } from '../support/for-tests.ts';
import { drawLines } from '../support/reading/draw-lines.ts';
import { storeFile } from '../support/tenders/drafts.ts';
import { until } from '../support/until.ts';
import { Portal } from '../support/worker/portal.ts';

const portal = forAllTests(() =>
  Portal.start({}, [...EVERYTHING, createDrafts({ drawPicture, publishTenderIn, addSource, presentTenderOf })]),
);

it('a filed scan is read within seconds, and the notice that it becomes is found by its words', async () => {
  const scan = await drawLines([
    'KARACHI WATER BOARD',
    'TENDER NOTICE',
    'Sealed bids are invited from registered firms for the supply of zirconium flanges.',
    'Bids must reach the office of the undersigned by 02-12-2026 at 11:00 AM',
    'and will be opened on the same day at 11:30 AM in the presence of bidders.',
  ]);
  const { digest, name } = await storeFile(portal.chief, scan, 'cutting.webp');
  const { id } = await portal.chief.call(draftEndpoints.file, { body: { files: [{ digest, name }] } });
  const read = () => portal.chief.call(draftEndpoints.read, { params: { id } });
  await until(async () => (await read()).reading.state === 'read', 60_000);
  const { proposals, text, script, thumbnail } = await read();
  expect(proposals.find(({ field }) => field === 'closingDate')).toMatchObject({ value: '2026-12-02', isSure: true });
  expect([text.includes('zirconium flanges'), script, thumbnail === null]).toEqual([true, 'latin', false]);

  const tenderId = await portal.publish({ title: 'Parts of pumps', documents: [{ digest, name }] });
  const found = await portal.api.visitor().call(tenderEndpoints.list, { query: { search: 'zirconium' } });
  expect(found.map((tender) => tender.id)).toEqual([tenderId]);
});
