import { beforeAll, expect, it } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { judgeRow } from '../../services/api/modules/import/map/judge-row.ts';
import { forAllTests } from '../support/for-tests.ts';
import { importRows } from '../support/import/import-into.ts';
import { Portal } from '../support/worker/portal.ts';
import { madeUpNotices } from './made-up.ts';
import type { MeasuredNotice } from './measure.ts';
import { REWORDINGS } from './reword.ts';

const COUNT = 600;
const today = karachiDay(new Date());
const notices = madeUpNotices(6).slice(0, COUNT);
const first = notices.reduce((day, { closingDate }) => (closingDate < day ? closingDate : day), '9999-12-31');
/** All of them close within the next months. */
const later = Math.round((Date.parse(addDays(today, 20)) - Date.parse(first)) / 86_400_000);

const portal = forAllTests(() => Portal.start());
beforeAll(async () => {
  await portal.payer({ emailFrequency: 'daily' });
  await portal.payer({ emailFrequency: 'immediate' });
});

function bring(source: string, rows: readonly MeasuredNotice[], dryRun = false) {
  const judged = (async function* () {
    for (const [at, { title, reference, closingDate, organization }] of rows.entries()) {
      const facts = { title, reference, closingDate: addDays(closingDate, later), procuringOrganization: organization };
      const input = { ...facts, categories: ['Roads'], sectors: ['Government'], source };
      yield judgeRow({ ok: true, place: `line ${at + 2}`, value: input }, () => ({ input, columns: {} }), undefined);
    }
  })();
  return importRows(portal.api.db, judged, { dryRun });
}

const told = async () => {
  await portal.settled(60_000);
  await portal.demand();
  await portal.settled(60_000);
  const [row] = await portal.api.owner.query<{ facts: number; tenders: number }>(
    sql`SELECT count(*)::int AS facts, count(DISTINCT tender_id)::int AS tenders FROM sent_tender`,
  );
  return { ...row, digests: (await portal.digests()).length };
};

it('600 notices that a second source brings are all found, and nobody is told of them again', async () => {
  expect(await bring('EPADS', notices)).toMatchObject({ added: COUNT });
  const before = await told();
  expect(before).toMatchObject({ facts: 2 * COUNT, tenders: COUNT });
  expect(await bring('Jang', notices)).toMatchObject({ added: 0, sameNotice: COUNT });
  expect(await told()).toEqual(before);
  expect(await bring('Jang', notices)).toMatchObject({ added: 0, updated: 0, unchanged: COUNT });
  const othersNumbers = notices.map((notice, at) => ({ ...notice, reference: `PID(I)-${4000 + at}/26` }));
  const third = await bring('Nation', othersNumbers);
  expect([third.added, (third.sameNotice ?? 0) + (third.leftOut ?? 0)]).toEqual([0, COUNT]);
  expect(await told()).toEqual(before);
});

it('60 of them in nine other wordings, moved by a day and without their number, are found by an import, 95 % at least', async () => {
  const chosen = notices.filter((_, at) => at % 10 === 0);
  const lost: string[] = [];
  for (const [way, reword] of Object.entries(REWORDINGS)) {
    const rows = chosen.map((notice) => ({
      ...notice,
      title: reword(notice).title,
      reference: null,
      closingDate: addDays(notice.closingDate, 1),
    }));
    const { added } = await bring(`Paper ${way}`, rows, true);
    lost.push(...Array.from({ length: added }, () => way));
  }
  expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(chosen.length * Object.keys(REWORDINGS).length * 0.05);
});
