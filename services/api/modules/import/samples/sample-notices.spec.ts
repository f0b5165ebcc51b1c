import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ImportRow } from '#contracts/api/imports.ts';
import { GAZETTEER } from '#contracts/vocabulary/cities.ts';
import { readFirstOrganizations } from '../../../../platform/known-organizations.ts';
import { SampleNotice, sampleRow } from './sample-notices.ts';
import { CategorySeeds } from './seed-lists.ts';

const folder = new URL('../../../../../db/sample-data/pakistan-samples/', import.meta.url);
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, folder), 'utf8'));
const samples = z.array(SampleNotice).parse(await read('notices.json'));
const rows = samples.map((sample) => ImportRow.parse(sampleRow(sample, '2026-11-21', null)));

test('days count from the day of loading, and bids are opened half an hour later', () => {
  const [first] = rows;
  expect(first).toMatchObject({
    publishDate: '2026-11-18',
    closingDate: '2026-12-12',
    closingTime: '11:30',
    openingAt: '2026-12-12T07:00:00.000Z',
  });
});

test('there are enough of them, around today, in both languages, each under its own number', () => {
  expect(rows.length).toBeGreaterThanOrEqual(48);
  const urdu = rows.filter(({ title }) => /\p{Script=Arabic}/u.test(title)).length / rows.length;
  expect(urdu).toBeGreaterThan(0.12);
  expect(urdu).toBeLessThan(0.2);
  const days = samples.map(({ closesIn }) => closesIn);
  expect([Math.min(...days), Math.max(...days)]).toEqual([-10, 45]);
  expect(days.filter((day) => day >= 0 && day <= 7).length).toBeGreaterThanOrEqual(8);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length);
});

test('each says that it is fictional, in its own language', () => {
  for (const { title, description } of rows) {
    expect(description).toMatch(/\p{Script=Arabic}/u.test(title) ? /فرضی/ : /Sample notice: it is fictional/);
  }
});

test('they name places, categories and organizations that the portal has', async () => {
  const categories = CategorySeeds.parse(await read('categories.json'));
  const organizations = (await readFirstOrganizations()).map(({ name }) => name);
  const known = categories.flatMap(({ name, subcategories }) => [name, ...subcategories]);
  const places = new Set(GAZETTEER.map(({ name, province }) => `${name}, ${province}`));
  const unknown = rows.flatMap((row) => [
    ...row.categories.filter((name) => !known.includes(name)),
    ...(places.has(`${row.city}, ${row.province}`) ? [] : [`${row.city} in ${row.province}`]),
    ...(organizations.includes(row.procuringOrganization ?? '') ? [] : [row.procuringOrganization]),
  ]);
  expect(unknown).toEqual([]);
});

test('no person is named: an office is whom to ask', () => {
  for (const { contact } of rows) expect(contact ?? 'Office').toMatch(/Office|Section|Division|دفتر/);
});
