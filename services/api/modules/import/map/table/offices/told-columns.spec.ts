import { describe, expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { planTable } from '../plan-table.ts';

const ROWS = [
  ['Bridge over the canal', '1/12/2026', 'Roads'],
  ['Repair of lamps', '14/12/2026', 'Electrical'],
  ['Supply of pipes', '3/12/2026', 'Supplies'],
];

/** The plan for three notices with the further columns. */
function plan(more: Readonly<Record<string, readonly string[]>>, reading: ImportReading = {}) {
  const rows = ROWS.map((row, at) => [...row, ...Object.values(more).map((list) => list[at] ?? '')]);
  const { found } = planTable(['Title', 'Closing Date', 'Category', ...Object.keys(more)], rows, reading);
  const fields = Object.fromEntries(found.columns.slice(3).map(({ heading, field }) => [heading, field]));
  return { fields, question: found.question, notes: (found.notes ?? []).map(({ text }) => text) };
}
const OFFICES = ['Highway Division Okara', 'Buildings Division Okara', 'Highway Division Okara'];
const WINGS = ['Works Wing', 'Planning Wing', 'Planning Wing'];

describe('a column under a heading that nobody knows is told by its values', () => {
  test.each([
    ['Division', OFFICES],
    ['Wing/Zone', WINGS],
    ['Who', ['LESCO', 'FESCO', 'LESCO']],
    ['X', ['Govt. College Kasur', 'Govt. College Okara', 'Education Board Lahore']],
    ['Formation', ['CMES (Army) Okara', 'GE (Air) Kamra', '502 Workshop']],
  ])('offices: %s', (heading, values) => {
    const { fields, question, notes } = plan({
      [heading]: heading === 'Formation' ? values.with(2, 'GE (Navy) Ormara') : values,
    });
    expect([fields, question]).toEqual([{ [heading]: 'procuringOrganization' }, null]);
    expect(notes).toContain(`"${heading}" is taken for the procuring organization: its values are offices.`);
  });

  test('towns', () => {
    const { fields, notes } = plan({ Dept: OFFICES, Area: ['Okara', 'Multan', 'Okara'] });
    expect(fields).toEqual({ Dept: 'procuringOrganization', Area: 'city' });
    expect(notes).toContain('"Area" is taken for the city: its values are towns.');
  });

  test.each([
    ['Division', ['Multan', 'Multan', 'Okara'], 'city'],
    ['Edition', ['Lahore', 'Multan', 'Lahore'], null],
    ['Contractor', ['Ali & Company', 'Khan Construction Company', 'Ali & Company'], null],
    ['Bank', ['Bank of Punjab', 'National Bank', 'National Bank'], null],
    ['Place of Opening', OFFICES, null],
    ['Remarks', OFFICES, null],
    ['Officer', ['Muhammad Aslam', 'Sana Khan', 'Ali Raza'], null],
    ['Division', ['Highway Division Okara', 'x', 'y'], null],
  ])('no office: %s %j', (heading, values, field) => expect(plan({ [heading]: values }).fields[heading]).toBe(field));

  test('two are one question, which an answer settles', () => {
    const both = { Division: OFFICES, Wing: WINGS };
    expect(plan(both).question).toEqual({
      about: 'columns',
      text: 'Which column is the procuring organization: "Division" or "Wing"?',
      choices: ['Division', 'Wing'],
    });
    const { fields, question } = plan(both, { columns: { Wing: 'procuringOrganization' } });
    expect([fields, question]).toEqual([{ Division: null, Wing: 'procuringOrganization' }, null]);
  });

  test('a known heading leads, and a person may leave the column out', () => {
    expect(plan({ Division: OFFICES, Department: ['Works', 'Works', 'Works'] }).fields).toEqual({
      Division: null,
      Department: 'procuringOrganization',
    });
    expect(plan({ Division: OFFICES }, { columns: { Division: '' } })).toMatchObject({
      fields: { Division: null },
      notes: [],
    });
  });
});

test('regions of a company that are called by towns are no provinces', () => {
  const told = (...values: string[]) => plan({ Region: values }).fields.Region;
  expect(told('Multan', 'Islamabad', 'Gujranwala')).toBe('city');
  expect([told('Punjab', 'Islamabad', 'Punjab'), told('Islamabad', 'Islamabad', '')]).toEqual(['province', 'province']);
  expect(plan({ Region: ['Multan', 'Okara', 'Multan'], City: ['Multan', 'Okara', 'Multan'] }).fields.Region).toBe(
    'province',
  );
});
