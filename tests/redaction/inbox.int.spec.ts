import { beforeAll, expect, it } from 'vitest';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { sql } from '#db/connection.ts';
import { MODULES } from '../../services/api/app.ts';
import { rebuild } from '../../services/api/rebuild/rebuild.ts';
import { differs } from '../../services/api/rebuild/tables/compare-tables.ts';
import { startApi } from '../support/api/start-api.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forAllTests } from '../support/for-tests.ts';
import { pdfOf } from '../support/payments/pdf-of.ts';
import { storeFile, storeScan } from '../support/tenders/drafts.ts';
import { tenderBody } from '../support/tenders/tender-samples.ts';

const PHONE = '0300-9876543';
const REASON = 'A private number';

const api = forAllTests(() => startApi({ modules: MODULES }));
const chief = forAllTests(() => api.superAdmin());
beforeAll(() => chief.post('/api/categories', { name: 'Roads' }));

let cuttings = 0;

/** A draft of a scan and a PDF, both of which say the number, also in their names, read by the worker. */
async function fileCutting() {
  cuttings += 1;
  const stored = [
    await storeScan(chief, `Khan ${PHONE}.png`),
    await storeFile(chief, pdfOf(`Ask Mr Khan, ${PHONE}, for lot ${cuttings}`), `papers ${PHONE}.pdf`),
  ];
  const files = stored.map(({ digest, name }) => ({ digest, name }));
  const { id } = await chief.call(draftEndpoints.file, { body: { files } });
  for (const { digest } of files) {
    await api.owner.query(sql`INSERT INTO file_page (digest, page, width, height, lines, picture, thumbnail)
      VALUES (${digest}, 1, 20, 30, ${JSON.stringify([PHONE])}::jsonb, ${PHONE}, ${PHONE})`);
  }
  return { id, files };
}

it('a number in a notice from the inbox goes with its scan, what was read on it and the names of its files', async () => {
  const { id, files } = await fileCutting();
  const body = tenderBody({
    ...{ description: `Ask Mr Khan, ${PHONE}`, imageUrl: `/api/admin/drafts/${id}/pages/1`, documents: files.slice(1) },
  });
  const tender = await chief.call(draftEndpoints.publish, { params: { id }, body });
  expect(await tablesThatHold(api.owner, [PHONE])).toContain('public.file_page');
  await chief.call(redactionEndpoints.redact, {
    params: { id: tender.id },
    body: { version: 1, fields: ['description', 'imageUrl', 'documents'], reason: REASON },
  });
  expect(await tablesThatHold(api.owner, [PHONE])).toEqual([]);
  expect((await chief.get(`/api/admin/drafts/${id}/pages/1`)).status).toBe(404);
  expect(await chief.call(draftEndpoints.read, { params: { id } })).toMatchObject({
    files: [{ name: 'scan.webp' }, { name: 'document.pdf' }],
    text: '',
  });
  const { differences } = await rebuild(api.owner, { modules: MODULES, checkOnly: true });
  expect(differences.filter(differs)).toEqual([]);
});

it('a cutting that only told of a further source goes as well', async () => {
  const tender = await chief.call(draftEndpoints.publish, {
    params: { id: (await fileCutting()).id },
    body: tenderBody({ title: 'Repair of a canal' }),
  });
  const { id } = await fileCutting();
  const source = { tenderId: tender.id, source: 'Jang', publishDate: '2026-06-03', reference: `J ${PHONE}` };
  await chief.call(draftEndpoints.addSource, { params: { id }, body: source });
  await chief.call(redactionEndpoints.redact, {
    params: { id: tender.id },
    body: { version: 2, fields: ['reference'], reason: REASON },
  });
  expect(await tablesThatHold(api.owner, [PHONE])).toEqual([]);
});

it('no reason that stays in the log for good repeats a number', async () => {
  const reason = `He wants ${PHONE} to be gone`;
  const sentence = 'It holds a telephone number, and stays in the log for good: say it without';
  const { id } = await fileCutting();
  expect(await chief.refused(draftEndpoints.giveBack, { params: { id }, body: { reason } })).toMatchObject({
    errors: { reason: sentence },
  });
  expect(
    await chief.refused(redactionEndpoints.redact, {
      params: { id: 1 },
      body: { version: 1, fields: ['title'], reason },
    }),
  ).toMatchObject({ errors: { reason: sentence } });
});
