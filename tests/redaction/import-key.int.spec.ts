import { beforeAll, expect, it } from 'vitest';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { DAY_COUNTS } from '#db/day-counts/follow-days.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { MODULES } from '../../services/api/app.ts';
import { judgeRow } from '../../services/api/modules/import/map/judge-row.ts';
import { rebuild } from '../../services/api/rebuild/rebuild.ts';
import { differs } from '../../services/api/rebuild/tables/compare-tables.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forAllTests } from '../support/for-tests.ts';
import { importRows } from '../support/import/import-into.ts';
import { until } from '../support/until.ts';
import { Portal } from '../support/worker/portal.ts';

const SEAL = 'k'.repeat(40);
const PHONE = '0300-9876543';
/** The number as a key of a source has it, too. */
const SAID = [PHONE, PHONE.replace('-', ' ')];
const today = karachiDay(new Date());

/** Each names a person where a number, the name of the list or its address should stand. */
const NUMBERED = { title: 'Repair of the canal', source: 'EPADS', reference: `Khan ${PHONE}` };
const WORK = { title: 'Fencing of the park', source: 'EPADS', reference: `Khan ${PHONE}` };
const TITLED = { title: 'Supply of chairs', source: `Khan ${PHONE}` };
const REMOVED = { title: 'Painting of the school', source: 'EPADS', reference: `Khan-2 ${PHONE}` };

const portal = forAllTests(() => Portal.start({}, MODULES));
const ids = new Map<string, number>();

const read = (rows: readonly object[], changes: object = {}) =>
  importRows(
    portal.api.db,
    (async function* () {
      for (const [at, row] of rows.entries()) {
        const input = {
          description: 'Works',
          closingDate: addDays(today, 20),
          categories: ['Roads'],
          sectors: ['Government'],
          ...row,
          ...changes,
        };
        const place = `line ${at + 2}`;
        yield judgeRow({ ok: true, place, value: input }, () => ({ input, columns: {} }), undefined);
      }
    })(),
  );
const redact = ({ title }: { readonly title: string }, field: 'source' | 'reference') =>
  portal.chief.call(redactionEndpoints.redact, {
    params: { id: ids.get(title) ?? 0 },
    body: { version: 1, fields: [field], reason: 'A private number' },
  });
const remove = ({ title }: { readonly title: string }) =>
  portal.chief.call(tenderEndpoints.remove, { params: { id: ids.get(title) ?? 0 } });
/** Waits until the worker has counted, and then forgotten, the sources of the day. */
const counted = () =>
  until(async () => {
    const [log] = await portal.api.owner.query<{ last: number }>(sql`SELECT max(position) AS last FROM es.events`);
    return (await readCheckpoint(portal.api.db, DAY_COUNTS)) === log?.last;
  });
async function held(): Promise<string[]> {
  await counted();
  return tablesThatHold(portal.api.owner, SAID);
}

beforeAll(async () => {
  expect(await read([NUMBERED, WORK, TITLED, REMOVED])).toMatchObject({ added: 4, refused: 0 });
  for (const { id, title } of await portal.api.owner.query<{ id: number; title: string }>(
    sql`SELECT id, title FROM tender`,
  ))
    ids.set(title, id);
  await sealLog(portal.api.owner, {
    key: SEAL,
    upTo: Number.MAX_SAFE_INTEGER,
    clock: () => new Date(),
    eventsPerSeal: 5,
  });
  await counted();
  await remove(REMOVED);
  await redact(NUMBERED, 'reference');
  await redact(WORK, 'reference');
  await redact(TITLED, 'source');
  await redact(REMOVED, 'reference');
});

it('a number or source that is taken back stands in no key of an import', async () => {
  expect(await held()).toEqual([]);
  expect(await verifyLog(portal.api.db, { key: SEAL })).toMatchObject({ intact: true });
});

it('the list that goes on stating it is known again: nothing comes twice, what was removed not at all', async () => {
  expect(await read([NUMBERED, WORK, TITLED, REMOVED])).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: 3,
    removedHere: 1,
  });
  expect(await read([WORK, NUMBERED, TITLED], { closingDate: addDays(today, 21) })).toMatchObject({
    added: 0,
    updated: 3,
  });
  expect(await held()).toEqual([]);
});

it('what the list states beside the word of an editor is remembered without it', async () => {
  const id = ids.get(NUMBERED.title) ?? 0;
  const body = {
    title: NUMBERED.title,
    description: 'Works',
    publishDate: today,
    closingDate: addDays(today, 30),
    status: 'open' as const,
    categories: ['Roads'],
    sectors: ['Government' as const],
    source: 'EPADS',
  };
  await portal.chief.call(tenderEndpoints.update, { params: { id }, body });
  await read([NUMBERED], { closingDate: addDays(today, 22) });
  expect(
    await portal.api.owner.query(
      sql`SELECT FROM import_memory m JOIN tender t ON t.import_key = m.key AND t.id = ${id}`,
    ),
  ).toHaveLength(1);
  expect(await read([NUMBERED], { closingDate: addDays(today, 22) })).toMatchObject({ added: 0, unchanged: 1 });
  expect(await held()).toEqual([]);
});

it('the tables are what the log gives, also after a removal', async () => {
  await remove(WORK);
  expect(await read([WORK])).toMatchObject({ added: 0, removedHere: 1 });
  const { differences } = await rebuild(portal.api.owner, { modules: MODULES, checkOnly: true });
  const ofImports = ['tender', 'tender_source', 'removed_notice'];
  expect(differences.filter(({ table }) => ofImports.includes(table)).filter(differs)).toEqual([]);
  expect(await held()).toEqual([]);
});
