import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx } from '../../../../../../tests/support/import/make-xlsx.ts';
import { checkBeginning, openRows } from './open-rows.ts';

const HEAD = ['Title', 'Closing Date', 'Category'];
const open = (content: string | Buffer) => openRows(inMemory(Buffer.from(content)), 'Clerk');

test.each([
  ['a CSV', `${HEAD.join(',')}\n`],
  ['a CSV with blank rows', `${HEAD.join(',')}\n,,\n\n`],
  ['a page', `<table><tr><td>${HEAD.join('<td>')}</table>`],
])('headings without notices are one sentence: %s', async (_, content) => {
  await expect(open(content)).rejects.toThrow('It has headings and no notice below them.');
});

test('a page without a table and without labels is none of notices', async () => {
  await expect(open('<!doctype html><title>x</title><p>Tenders: none')).rejects.toThrow('without a table of notices');
});

test('of a workbook the other sheets are named', async () => {
  const rows = [
    [...HEAD, 'City'],
    ['Bridge', 'soon', 'Roads', 'Multan'],
  ];
  const file = makeXlsx([
    { name: 'Empty', rows: [HEAD] },
    { name: 'List', rows },
  ]);
  await expect(open(file)).rejects.toThrow(
    'It has headings and no notice below them. Sheet "List" (1 row) was not read.',
  );
});

test.each(['[]', '{"data": []}', '{"total": 0, "tenders": []}', '{"publisher": {"name": "X"}, "releases": []}'])(
  'a list without rows: %s',
  async (content) => expect(open(content)).rejects.toThrow('It has no notice in it.'),
);

test('the beginning of a file may lack what comes later', async () => {
  const head = inMemory(Buffer.from(`${HEAD.join(',')}\n`));
  await expect(checkBeginning(head, false)).resolves.toBeUndefined();
  await expect(checkBeginning(head, true)).rejects.toThrow('It has headings');
});
