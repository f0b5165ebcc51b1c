import { expect, it } from 'vitest';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { MODULES } from '../../services/api/app.ts';
import { rebuild } from '../../services/api/rebuild/rebuild.ts';
import { differs } from '../../services/api/rebuild/tables/compare-tables.ts';
import { startApi } from '../support/api/start-api.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forEachAnew } from '../support/for-tests.ts';
import { closing, importStated } from '../support/import/import-into.ts';

const PHONE = '0300-9876543';
const NUMBERED = { title: 'Repair of the canal', source: 'EPADS', reference: `Khanzada ${PHONE}` };

const api = forEachAnew(() => startApi({ modules: MODULES }));
const chief = forEachAnew(() => api.superAdmin());

const read = (rows: readonly object[], kind: 'import' | 'sample' = 'import') => importStated(api.db, rows, { kind });
const idOf = async (title: string) =>
  (await api.owner.query<{ id: number }>(sql`SELECT id FROM tender WHERE title = ${title} ORDER BY id DESC`))[0]?.id ??
  0;
const redact = (id: number, field: 'reference' | 'source' | 'title') =>
  chief.call(redactionEndpoints.redact, {
    params: { id },
    body: { version: 1, fields: [field], reason: 'A private number' },
  });
const remove = (id: number) => chief.call(tenderEndpoints.remove, { params: { id } });
const held = () => tablesThatHold(api.owner, [PHONE, 'khanzada']);

it.each([false, true])(
  'a redaction while the tables are made anew stays one; removed before: %s',
  async (isRemoved) => {
    await read([NUMBERED]);
    const id = await idOf(NUMBERED.title);
    if (isRemoved) await remove(id);
    const stop = new AbortController();
    const whole = { modules: MODULES, signal: stop.signal, onProgress: () => stop.abort() };
    await rebuild(api.owner, whole).catch(() => undefined);
    await redact(id, 'reference');
    await rebuild(api.owner, { modules: MODULES, resume: true });
    expect(await held()).toEqual([]);
  },
);

it('a number that looks like that of a work goes whole', async () => {
  await read([{ ...NUMBERED, reference: `Lot #Work 3 Khanzada ${PHONE}` }]);
  await redact(await idOf(NUMBERED.title), 'reference');
  expect(await held()).toEqual([]);
});

it('of two notices with one key that of the other stays, as the log has it', async () => {
  await read([NUMBERED], 'sample');
  const first = await idOf(NUMBERED.title);
  await remove(first);
  await read([NUMBERED], 'sample');
  await redact(first, 'reference');
  const { differences } = await rebuild(api.owner, { modules: MODULES, checkOnly: true });
  expect(differences.filter(({ table }) => table === 'tender').filter(differs)).toEqual([]);
});

it('a change by a number that several works have is refused after their source went, too', async () => {
  const source = `Khanzada ${PHONE}`;
  const works = ['Kerb stones', 'Culvert and drain'].map((title) => ({ title, source, reference: 'W-1' }));
  await read(works);
  for (const { title } of works) await redact(await idOf(title), 'source');
  const change = { title: '', description: '', categories: [], source, reference: 'W-1', closingDate: closing(27) };
  expect(await read([change])).toMatchObject({ updated: 0, refused: 1 });
});

it('a notice whose title went does not come again under the title that its list goes on stating', async () => {
  await read([NUMBERED]);
  await redact(await idOf(NUMBERED.title), 'title');
  expect(await read([{ ...NUMBERED, closingDate: closing(27) }])).toMatchObject({ added: 0, updated: 1 });
  expect(await idOf(NUMBERED.title)).toBe(0);
});

it.each([20, 27])('nor beside a further work of its number that stands above it, closing in %i days', async (days) => {
  const works = ['Fencing of the park', NUMBERED.title].map((title) => ({ ...NUMBERED, title, reference: 'W-1' }));
  await read(works.toReversed());
  await redact(await idOf(NUMBERED.title), 'title');
  const list = [{ title: 'Painting of the school', source: 'EPADS', reference: 'W-1' }, ...works];
  const changed = days === 20 ? { unchanged: 2 } : { updated: 2 };
  const report = await read(list.map((work) => ({ ...work, closingDate: closing(days) })));
  expect(report).toMatchObject({ added: 1, ...changed });
  expect(await idOf(NUMBERED.title)).toBe(0);
});
