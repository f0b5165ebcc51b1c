import { expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { makeXlsx } from '../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

/** Place, title, day and organization of each row. */
async function read(bytes: Buffer) {
  const opened = await openRows(inMemory(bytes), 'Clerk', { category: 'Roads' });
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((judged) => {
    if (!judged.ok) return judged.problems.map(({ reason }) => reason);
    const { place, row } = judged.notice;
    return [place, row.title, row.closingDate, row.procuringOrganization].filter((text) => text !== null);
  });
}
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

test('a workbook with a sheet for each notice', async () => {
  const form = (title: string, day: string) => ({
    name: title,
    rows: [['Tender Data Sheet'], [], ['Name of Work', title], ['Department', 'Works'], ['Last Date', day]],
  });
  const book = makeXlsx([
    form('Bridge', '1/12/2026'),
    form('Canal', '14/12/2026'),
    { name: 'Notes', rows: [['x', 'y']] },
  ]);
  expect(await read(book)).toEqual([
    ['row 3', 'Bridge', '2026-12-01', 'Works'],
    ['row 3 of "Canal"', 'Canal', '2026-12-14', 'Works'],
  ]);
});

test('sheets that are all called by offices', async () => {
  const sheet = (name: string, title: string) => ({
    name,
    rows: [
      ['Title', 'Closing Date'],
      [title, '1/12/2026'],
    ],
  });
  const [first, second] = [sheet('NHA', 'Bridge'), sheet('Pakistan Railways', 'Sleepers')];
  expect(await read(makeXlsx([first, second]))).toEqual([
    ['row 2', 'Bridge', '2026-12-01', 'NHA'],
    ['row 2 of "Pakistan Railways"', 'Sleepers', '2026-12-01', 'Pakistan Railways'],
  ]);
  for (const others of [
    [first, sheet('Goods', 'Chairs')],
    [sheet('Court', 'Bridge'), sheet('Library', 'Books')],
  ])
    expect((await read(makeXlsx(others)))[0]).toEqual(['row 2', 'Bridge', '2026-12-01']);
});

test('the last day of a period below the name of what is done in it', async () => {
  const rows = [
    ['Sr', 'Name of Work', 'Sale of Forms & Receipt of Tenders', ''],
    ['', '', 'From', 'To'],
    ['1', 'Bridge', '1/12/2026', '14/12/2026'],
  ];
  expect(await read(makeXlsx([{ name: 'NIT', rows }]))).toEqual([['row 3', 'Bridge', '2026-12-14']]);
});

test('cells with the title above the office', async () => {
  const row = (title: string, office: string) => `<tr><td>${title}<br>${office}</td><td>1/12/2026</td></tr>`;
  const page = (...rows: readonly string[]) =>
    Buffer.from(`<table><tr><th>Tender Details</th><th>Closing Date</th></tr>${rows.join('')}</table>`);
  const [bridge, canal] = [row('Bridge', 'TMA Bannu'), row('Canal', 'Irrigation Department')];
  expect(await read(page(bridge, canal, row('Lamps', 'TMA Kohat')))).toEqual([
    ['row 2', 'Bridge', '2026-12-01', 'TMA Bannu'],
    ['row 3', 'Canal', '2026-12-01', 'Irrigation Department'],
    ['row 4', 'Lamps', '2026-12-01', 'TMA Kohat'],
  ]);
  const broken = await read(page(bridge, canal, row('Supply of lamps for', 'TMA Kohat')));
  expect(broken[0]).toEqual(['row 2', 'Bridge TMA Bannu', '2026-12-01']);
});

test('a part of a page without its beginning', async () => {
  const notice = (
    title: string,
  ) => `<h3>${title}</h3><dl><dt>Ref</dt><dd>${title}-1</dd><dt>Closes</dt><dd>1/12/2026</dd>
    <dt>Department</dt><dd>Works</dd></dl>`;
  const frame = ['<div><nav>Home</nav>', '</div><footer><p>Copyright 2026</p></footer>'];
  for (const [above = '', below = ''] of [[], frame])
    expect(
      (await read(Buffer.from(above + notice('Bridge') + notice('Canal') + below))).map(([, title]) => title),
    ).toEqual(['Bridge', 'Canal']);
});

test.each([
  ['of their names', { year: 2026, month: 12, day: 1 }, null],
  ['of Java', [2026, 12, 1, 14, 5], '14:05'],
  ['of Java without an hour', [2026, 12, 1], null],
])('a day in parts %s', async (_, closingDate, closingTime) => {
  const opened = await openRows(inMemory(json([{ title: 'Bridge', closingDate, category: 'Roads' }])), 'Portal');
  expect(await listed(opened.rows())).toMatchObject([{ notice: { row: { closingDate: '2026-12-01', closingTime } } }]);
});

test('a day of publication without a year is the last one up to the closing', async () => {
  const table = Buffer.from(
    'Title,Published,Closing Date,Category\nBridge,24 Nov,15-12-2026,Roads\nCanal,20 Dec,5-1-2027,Roads',
  );
  const days = (await listed((await openRows(inMemory(table), 'Clerk')).rows())).map(
    (judged) => judged.ok && judged.notice.row.publishDate,
  );
  expect(days).toEqual(['2026-11-24', '2026-12-20']);
});

test('a value with a kind and more beside it is none that SPARQL wraps', async () => {
  const rows = [{ properties: { type: 'literal', value: 'x', title: 'Bridge', deadline: '2026-12-01' } }];
  expect(await read(json({ rows }))).toEqual([['row 1', 'Bridge', '2026-12-01']]);
});

test.each([
  ['JSON-LD', (text: string) => ({ '@value': text, '@language': 'en' })],
  [
    'JSON-LD in two languages',
    (text: string) => [
      { '@value': 'پل', '@language': 'ur' },
      { '@value': text, '@language': 'en' },
    ],
  ],
  ['SPARQL', (text: string) => ({ type: 'literal', value: text, 'xml:lang': 'en' })],
  ['DynamoDB', (text: string) => ({ S: text })],
])('values as programs wrap them: %s', async (_, wrap) => {
  const row = (title: string) => ({ title: wrap(title), closingDate: wrap('2026-12-01'), buyer: wrap('Works') });
  expect(await read(json({ rows: [row('Bridge'), row('Canal')] }))).toEqual([
    ['row 1', 'Bridge', '2026-12-01', 'Works'],
    ['row 2', 'Canal', '2026-12-01', 'Works'],
  ]);
});

test('a sheet of other columns in another order, under short names', async () => {
  const book = makeXlsx([
    {
      name: 'Oct',
      rows: [
        ['Tender Title', 'Org', 'Closing', 'Ref No'],
        ['Bridge', 'TMA Bannu', '1/12/2026', 'T-1'],
      ],
    },
    {
      name: 'Nov',
      rows: [
        ['Sr', 'Ref. No.', 'Organisation', 'Name of Tender', 'Closing Date', 'Newspaper'],
        ['1', 'T-2', 'TMA Kohat', 'Canal', '14/12/2026', 'Dawn'],
      ],
    },
  ]);
  expect(await read(book)).toEqual([
    ['row 2', 'Bridge', '2026-12-01', 'TMA Bannu'],
    ['row 2 of "Nov"', 'Canal', '2026-12-14', 'TMA Kohat'],
  ]);
});

test('a question about columns without headings shows no tags', async () => {
  const rows = [
    ['<a href="/t/9">Bridge</a>', '1/12/2026'],
    ['<a href="/t/10">Canal</a>', '14/12/2026'],
  ];
  expect((await openRows(inMemory(json({ data: rows })), 'Clerk')).found().question?.text).toContain(
    'Column 1 is "Bridge"',
  );
});
