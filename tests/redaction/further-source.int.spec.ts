import { expect, it } from 'vitest';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { MODULES } from '../../services/api/app.ts';
import { rebuild } from '../../services/api/rebuild/rebuild.ts';
import { differs } from '../../services/api/rebuild/tables/compare-tables.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forAllTests } from '../support/for-tests.ts';
import { Portal } from '../support/worker/portal.ts';

const KEY = 'k'.repeat(40);
const PHONE = '0300-9876543';
const today = karachiDay(new Date());
const portal = forAllTests(() => Portal.start({}, MODULES));

it('a redaction takes back what only a further source says, of the notice nothing more', async () => {
  const { chief, api } = portal;
  const { id } = await chief.call(tenderEndpoints.create, {
    body: {
      title: 'Repair of the canal',
      description: 'Works',
      publishDate: today,
      closingDate: addDays(today, 20),
      status: 'open',
      categories: ['Roads'],
      sectors: ['Government'],
      source: 'Dawn',
    },
  });
  const body = { source: 'Jang', publishDate: today, reference: `Khan ${PHONE}` };
  await chief.call(tenderEndpoints.addSource, { params: { id }, body });
  await sealLog(api.owner, { key: KEY, upTo: Number.MAX_SAFE_INTEGER, clock: () => new Date(), eventsPerSeal: 5 });
  expect((await chief.call(redactionEndpoints.redactable, { params: { id } }))[0]).toMatchObject({
    version: 2,
    fields: expect.arrayContaining(['reference']),
  });
  const taken = { version: 2, fields: ['reference' as const], reason: 'A private number' };
  expect(await chief.call(redactionEndpoints.redact, { params: { id }, body: taken })).toEqual({
    version: 3,
    redacted: [2],
  });
  expect(await tablesThatHold(api.owner, [PHONE])).toEqual([]);
  expect(await chief.call(tenderEndpoints.get, { params: { id } })).toMatchObject({
    source: 'Dawn',
    alsoIn: [{ source: 'Jang', reference: null }],
  });
  expect(await verifyLog(api.db, { key: KEY })).toMatchObject({ intact: true });
  const { differences } = await rebuild(api.owner, { modules: MODULES, checkOnly: true });
  expect(differences.filter((one) => one.table.startsWith('tender') && differs(one))).toEqual([]);
});
