import { expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { makeXlsx } from '../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

const HEAD = ['Tender No', 'Title', 'Closing Date', 'Category'];
const ROW = ['T-1', 'Supply of rice', '15/12/2026', 'Food'];
const lines = (...rows: readonly (readonly string[])[]) => Buffer.from(rows.map((row) => row.join(',')).join('\n'));
const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`;

/** Number, title and day of each row; of one that changes a notice the sign `→`. */
async function read(bytes: Buffer) {
  const opened = await openRows(inMemory(bytes), 'Dawn');
  const rows = await listed(opened.rows());
  const { question, notes = [] } = opened.found();
  const texts = rows.flatMap((judged) => {
    if (!judged.ok) return [];
    const { row } = judged.notice;
    return `${row.reference} ${row.title || '→'} ${row.closingDate}`;
  });
  return { question: question?.text, notes: notes.map(({ text }) => text), texts };
}

const CHANGE = 'T-1 → 2026-12-24';

test.each([
  ['numbers and new days', lines(['Tender No', 'New Closing Date'], ['T-1', '24/12/2026'])],
  [
    'the first day beside the new one, and why',
    lines(['Ref', 'Old Closing Date', 'New Closing Date', 'Reason'], ['T-1', '15/12/2026', '24/12/2026', 'Of strike']),
  ],
  [
    'numbers of corrigenda',
    lines(['Sr', 'Ref', 'Corrigendum No', 'Closing Date'], ['1', 'T-1', 'Second', '24/12/2026 2 PM']),
  ],
  ['days of another name', lines(['Tender No', 'Extended upto'], ['T-1', '24/12/2026'])],
  ['headings in Urdu', lines(['ٹینڈر نمبر', 'نئی آخری تاریخ'], ['T-1', '24/12/2026'])],
  ['objects', Buffer.from(JSON.stringify([{ tenderNo: 'T-1', newClosingDate: '2026-12-24' }]))],
])('a list of corrigenda alone is one of changes: %s', async (_, bytes) => {
  const { question, notes, texts } = await read(bytes);
  expect(question).toBeUndefined();
  expect(texts).toEqual([CHANGE]);
  expect(notes[0]).toContain('each row changes the notice of its number');
  expect(notes.join()).not.toContain('day of publication');
});

test.each([
  ['a row of the list', lines(HEAD, ROW, ['T-1', '', '24/12/2026', ''])],
  [
    'a list below with headings of its own',
    lines(HEAD, ROW, ['Tender No', 'Old Closing Date', 'New Closing Date'], ['T-1', '15/12/2026', '24/12/2026']),
  ],
  [
    'a further table of a page',
    Buffer.from(table(HEAD, ROW) + table(['Tender No', 'Corrigendum', 'Extended Date'], ['T-1', 'I', '24/12/2026'])),
  ],
  [
    'a further sheet',
    makeXlsx([
      { name: 'Tenders', rows: [HEAD, ROW] },
      {
        name: 'Corrigenda',
        rows: [
          ['Ref', 'Extended Closing Date', 'Reason'],
          ['T-1', '24/12/2026', 'Strike'],
        ],
      },
    ]),
  ],
  ['an object without a title', Buffer.from(JSON.stringify([HEAD, ROW, ['T-1', null, '24/12/2026', null]]))],
])('corrigenda beside notices change them: %s', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject({ question: undefined, texts: ['T-1 Supply of rice 2026-12-15', CHANGE] });
});

test('a column that may be the title is asked for', async () => {
  const { question } = await read(
    lines(['Ref', 'Procurement Activity', 'Closing Date'], ['T-1', 'Rice', '24/12/2026']),
  );
  expect(question).toContain('Which column is the title');
});

test.each(['', 'Corrigendum', 'Addendum No. II', 'Extension in date', 'تصحیح'])(
  'a title that tells no work is none: %j',
  async (title) => {
    const opened = await openRows(
      inMemory(lines([...HEAD, 'Description'], ['T-1', title, '24/12/2026', '', 'By a holiday'])),
      'Dawn',
      { category: 'Food' },
    );
    const [row] = await listed(opened.rows());
    expect(row).toMatchObject({
      notice: { which: { amends: expect.any(String) }, row: { title: '', description: '', categories: [] } },
      notes: [
        { column: 'Description', value: 'By a holiday', reason: 'Tells of the change, so the notice keeps its own' },
      ],
    });
  },
);

test.each([
  ['its title', lines(HEAD, ['T-1', 'Cancelled', '24/12/2026', 'Food']), '2026-12-24'],
  ['a remark without a day', lines([...HEAD, 'Remarks'], ['T-1', 'Supply of rice', '', '', 'Cancelled']), ''],
  [
    'a further table of a page',
    Buffer.from(
      table(HEAD, ROW) + table(['Ref', 'Corrigendum', 'New Closing Date'], ['T-1', 'Cancelled by the authority', '']),
    ),
    '',
  ],
  ['an object', Buffer.from(JSON.stringify([{ tenderNo: 'T-1', closingDate: null, status: 'Cancelled' }])), ''],
])('a notice is closed where a row says that it was cancelled: by %s', async (_, bytes, closingDate) => {
  const rows = await listed((await openRows(inMemory(bytes), 'Dawn')).rows());
  expect(rows.at(-1)).toMatchObject({
    notice: { which: { amends: expect.any(String) }, row: { title: '', status: 'closed', closingDate } },
  });
});

const later = (text: string) =>
  lines([...HEAD, 'Revised Closing Date'], ['T-2', 'Tea', '15/12/2026', 'Food', '24/12/2026'], [...ROW, text]);

test.each([
  ['the later day', later('Cancelled'), '2026-12-15'],
  ['the later day, in Urdu', later('منسوخ'), '2026-12-15'],
  ['the only day', lines(HEAD, ROW.with(2, 'Tender Cancelled')), ''],
])('a notice is closed where its cell for %s says that it was cancelled', async (_, bytes, closingDate) => {
  const rows = await listed((await openRows(inMemory(bytes), 'Dawn')).rows());
  expect(rows.at(-1)).toMatchObject({ notice: { row: { reference: 'T-1', status: 'closed', closingDate } } });
});
