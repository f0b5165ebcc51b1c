import { describe, expect, test } from 'vitest';
import { judgeRow } from '../judge-row.ts';
import type { KnownNames } from './known-names.ts';
import { NameBook } from './name-book.ts';
import { categoryKey, nameKey } from './name-key.ts';
import { suggestCategory } from './suggest-category.ts';

const OURS = [
  'Agriculture',
  'Appliances',
  'Books & Education',
  'Chemicals & Laboratory',
  'Construction & Civil Works',
  'Electrical',
  'IT & Telecom',
  'Medical & Health',
  'Services',
  'Stationery & Printing',
];
const categories = new Map(OURS.map((name) => [nameKey(name), name]));
const bodies = ['Works Department', 'Hyderabad Electric Supply Company (HESCO)'];
const organizations = new Map(bodies.map((name) => [nameKey(name), name]));
const known: KnownNames = { categories, organizations, places: new Map() };

describe('our category for what a source calls one', () => {
  test.each([
    ['ELECTRICAL', ['Electrical']],
    ['Electrical, Services', ['Electrical', 'Services']],
    ['Services / Appliances and Agriculture', ['Services', 'Appliances', 'Agriculture']],
    ['IT & Telecom', ['IT & Telecom']],
    ['Roads and bridges', ['Construction & Civil Works']],
    ['Civil goods', ['Construction & Civil Works']],
    ['Water supply and sanitation', ['Construction & Civil Works']],
    ['Info and Comm Tech', ['IT & Telecom']],
    ['ICT equipment', ['IT & Telecom']],
    ['Journals, manuals', ['Books & Education']],
    ['Hospital supplies', ['Medical & Health']],
    ['Electrical, Carpets', ['Electrical']],
    ['صحت', ['Medical & Health']],
    ['تعميرات', ['Construction & Civil Works']], // with letters of Windows-1256
    ['تعمیرات', ['Construction & Civil Works']],
    ['توانائی', ['Electrical']],
    ['بجلی', ['Electrical']],
    ['بجلی اور خدمات', ['Electrical']],
    ['زراعت', ['Agriculture']],
    ['قالین', undefined],
    ['Carpets', undefined],
    ['Furniture', undefined], // our word for it is not among the categories
  ])('%s', (name, ours) => expect(suggestCategory(name, categories)).toEqual(ours));
});

test('a shorter name of ours stands in for one in Urdu', () => {
  const short = new Map(['Construction', 'Energy', 'Education'].map((name) => [categoryKey(name), name]));
  const told = ['تعمیرات', 'توانائی', 'تعلیم', 'صحت'].map((name) => suggestCategory(name, short)?.[0]);
  expect(told).toEqual(['Construction', 'Energy', 'Education', undefined]);
});

const INPUT = {
  title: 'Bridge',
  closingDate: '2026-12-01',
  categories: ['Roads'],
  procuringOrganization: 'Works Dept',
  city: 'Quettaa',
};
function judged(book: NameBook, changes: object = {}) {
  const map = book.translating(() => ({ input: { ...INPUT, ...changes }, columns: {} }));
  const result = judgeRow({ ok: true, place: 'line 2', value: null }, map, 'Clerk');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

test('what a person stated wins over what a name tells; nothing at all keeps it', () => {
  const stated = {
    categories: { roads: ['Services'], Carpets: ['Services', 'Floors'], 'Civil works': [] },
    organizations: { 'WORKS  DEPT': ['Works Department'] },
    cities: { Quettaa: ['Quetta'] },
  };
  const book = new NameBook(known, stated);
  const { row } = judged(book, { categories: ['Roads', 'Carpets', 'Civil works'] }).notice;
  expect(row).toMatchObject({
    categories: ['Services', 'Floors', 'Civil works'],
    procuringOrganization: 'Works Department',
    city: 'Quetta',
  });
  expect(book.seen('organizations')).toMatchObject([{ becomes: ['Works Department'], isNew: false }]);
  expect(book.seen('cities')).toMatchObject([{ name: 'Quettaa', becomes: ['Quetta'], isNew: false }]);
});

test('new names are counted, known ones of organizations and cities are not', () => {
  const book = new NameBook(known);
  judged(book);
  judged(book, { categories: ['Carpets'], procuringOrganization: 'works department', city: 'Lahore' });
  judged(book, { categories: ['carpets'] });
  expect(book.seen('categories')).toEqual([
    { name: 'Roads', rows: 1, becomes: ['Construction & Civil Works'], isNew: false, isStated: false },
    { name: 'Carpets', rows: 2, becomes: ['Carpets'], isNew: true, isStated: false },
  ]);
  expect(book.seen('organizations')).toMatchObject([{ name: 'Works Dept', rows: 2, isNew: true }]);
  expect(book.seen('cities')).toMatchObject([{ name: 'Quettaa', rows: 2, isNew: true }]);
});

test('sectors follow from our categories, where the row states none', () => {
  expect(judged(new NameBook(known)).notice.row.sectors).toEqual(['Public Sector', 'Infrastructure']);
  expect(judged(new NameBook(known), { sectors: ['Energy'] }).notice.row.sectors).toEqual(['Energy']);
});

test('a notice without a number is the same one, whatever its organization becomes', () => {
  const plain = judged(new NameBook(known)).notice.which.key;
  const renamed = new NameBook(known, { organizations: { 'works dept': ['Works Department'] } });
  expect(judged(renamed).notice.which.key).toBe(plain);
});

test('a known body is matched by its short form or without it, and shown; a person may keep the name', () => {
  const book = new NameBook(known);
  const body = (name: string, of = book) =>
    judged(of, { procuringOrganization: name }).notice.row.procuringOrganization;
  expect(body('HESCO')).toBe('Hyderabad Electric Supply Company (HESCO)');
  expect(body('Hyderabad Electric Supply Company')).toBe('Hyderabad Electric Supply Company (HESCO)');
  expect(book.seen('organizations')).toMatchObject([
    { name: 'HESCO', becomes: ['Hyderabad Electric Supply Company (HESCO)'], isNew: false, isStated: false },
    { name: 'Hyderabad Electric Supply Company' },
  ]);
  expect(body('HESCO', new NameBook(known, { organizations: { HESCO: [] } }))).toBe('HESCO');
});

test('a city behind the organization is taken where the row states none; behind a slash it is not of the name', () => {
  const row = (procuringOrganization: string, city = '') =>
    judged(new NameBook(known), { procuringOrganization, city }).notice.row;
  expect(row('Canals Wing, Multan')).toMatchObject({ procuringOrganization: 'Canals Wing, Multan', city: 'Multan' });
  expect(row('Canals Wing / Multan')).toMatchObject({ procuringOrganization: 'Canals Wing', city: 'Multan' });
  expect(row('Canals Wing, Multan', 'Lahore')).toMatchObject({ city: 'Lahore' });
});

test('a province that contradicts the city is told', () => {
  const { notes } = judged(new NameBook(known), { city: 'Lahore', province: 'Sindh' });
  expect(notes).toContainEqual({
    place: 'line 2',
    column: 'province',
    value: 'Sindh',
    reason: 'The city lies in another province, which was taken',
    cost: 'value',
  });
});

test('a new category in the letters of two keyboards is one, as is a known one', () => {
  const book = new NameBook({ ...known, categories: new Map([[categoryKey('قالین'), 'قالین']]) });
  expect(judged(book, { categories: ['کھیل'] }).notice.row.categories).toEqual(['کھیل']);
  expect(judged(book, { categories: ['كهيل'] }).notice.row.categories).toEqual(['کھیل']);
  expect(judged(book, { categories: ['قالين'] }).notice.row.categories).toEqual(['قالین']);
  expect(book.seen('categories')).toMatchObject([
    { name: 'کھیل', rows: 2, isNew: true },
    { name: 'قالين', rows: 1, becomes: ['قالین'], isNew: false },
  ]);
});

test('names of a row that is refused are no names of the file', () => {
  const book = new NameBook(known);
  judged(book, { categories: ['Carpets'], city: 'Qwertabad' });
  judged(book, { categories: ['Carpets', 'Curtains'], city: 'Qwertabad', procuringOrganization: 'Canals Dept' });
  book.forget();
  expect(book.seen('categories')).toMatchObject([{ name: 'Carpets', rows: 1 }]);
  expect(book.seen('cities')).toMatchObject([{ name: 'Qwertabad', rows: 1 }]);
  expect(book.seen('organizations')).toMatchObject([{ name: 'Works Dept', rows: 1 }]);
  book.forget();
  expect(book.seen('categories')).toHaveLength(1);
});

test('words that name no city leave it open', () => {
  const map = new NameBook(known).translating(() => ({ input: { ...INPUT, city: 'All Pakistan' }, columns: {} }));
  expect(map({})).toMatchObject({ input: { city: null } });
});

test('a row that is none takes back the names of no other one', () => {
  const book = new NameBook(known);
  judged(book);
  book.translating(() => ({ column: '', value: '', reason: 'Is no object' }))(null);
  book.forget();
  expect(book.seen('organizations')).toMatchObject([{ name: 'Works Dept', rows: 1 }]);
});
