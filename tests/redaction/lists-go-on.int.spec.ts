import { expect, it } from 'vitest';
import { type RedactionBody, redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { sql } from '#db/connection.ts';
import { MODULES } from '../../services/api/app.ts';
import { startApi } from '../support/api/start-api.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forEachAnew } from '../support/for-tests.ts';
import { closing, importStated } from '../support/import/import-into.ts';

const PHONE = '0300-9876543';
const OFFICE = { source: `Khanzada ${PHONE}`, procuringOrganization: 'Ravi Board' };
const road = (part: string) => ({
  ...OFFICE,
  title: `Repair of the road to Okara ${part}`,
  reference: 'RB/55/2027',
});

const api = forEachAnew(() => startApi({ modules: MODULES }));
const chief = forEachAnew(() => api.superAdmin());

const read = (...rows: readonly object[]) => importStated(api.db, rows);
const redactAll = async (fields: RedactionBody['fields']) => {
  for (const { id } of await api.owner.query<{ id: number }>(sql`SELECT id FROM tender`))
    await chief.call(redactionEndpoints.redact, {
      params: { id },
      body: { version: 1, fields, reason: 'A private number' },
    });
};

it.each([{ fields: ['source'] }, { fields: ['reference'] }, { fields: ['source', 'reference'] }] as const)(
  'a further work of a number comes after $fields of the others went',
  async ({ fields }) => {
    const works = [road('with kerbs'), road('with drains')];
    await read(...works);
    await redactAll([...fields]);
    expect(await read(...works, road('with lamps'))).toMatchObject({ added: 1, unchanged: 2 });
  },
);

it.each([{ fields: ['source'] }, { fields: ['reference'] }] as const)(
  'a like notice with another number comes after $fields of the one before went',
  async ({ fields }) => {
    const before = { ...OFFICE, title: 'Construction of the aqueduct near Okara', reference: 'RB/1/2027' };
    await read(before);
    await redactAll([...fields]);
    const later = { ...before, reference: 'RB/2/2027', closingDate: closing(21) };
    expect(await read(before, later)).toMatchObject({ added: 1, unchanged: 1 });
  },
);

it('a further round of a title without a number comes after the source of the others went', async () => {
  const rounds = [20, 28, 36].map((days) => ({
    ...OFFICE,
    title: 'Supply of wooden chairs and desks to the district library',
    closingDate: closing(days),
  }));
  await read(...rounds.slice(0, 2));
  await redactAll(['source']);
  expect(await read(...rounds)).toMatchObject({ added: 1, unchanged: 2 });
});

it('a change by a number that several works have is refused after their number went', async () => {
  await read(road('with kerbs'), road('with drains'));
  await redactAll(['reference']);
  const change = {
    ...OFFICE,
    title: '',
    description: '',
    categories: [],
    reference: 'RB/55/2027',
    closingDate: closing(27),
  };
  expect(await read(change)).toMatchObject({ updated: 0, refused: 1 });
});

it('a further source does not bring back a number that went', async () => {
  const said = { ...road('with kerbs'), source: 'EPADS', reference: `Khanzada ${PHONE}` };
  await read(said);
  await redactAll(['reference']);
  const other = { ...said, source: 'Jang' };
  const { problems, ...counts } = await importStated(api.db, [other], { choices: { duplicates: 'same' } });
  expect(counts).toMatchObject({ sameNotice: 1 });
  expect(problems).toMatchObject([{ column: 'reference', value: '' }]);
  expect(await tablesThatHold(api.owner, [PHONE, 'khanzada'])).toEqual([]);
  expect(await read(other)).toMatchObject({ unchanged: 1 });
});
