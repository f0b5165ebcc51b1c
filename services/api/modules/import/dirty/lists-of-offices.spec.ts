import { describe, expect, test } from 'vitest';
import type { ImportRow } from '#contracts/api/imports.ts';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { makeXlsx } from '../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { NameBook } from '../map/names/name-book.ts';
import { openRows } from '../run/reading/open-rows.ts';

/** The stated facts of each row, or why it is refused. */
async function read(file: string | Buffer, ...facts: readonly (keyof ImportRow)[]) {
  const opened = await openRows(inMemory(Buffer.from(file)), 'Clerk', { category: 'Roads' });
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((row) =>
    row.ok ? facts.map((fact) => row.notice.row[fact]) : row.problems.map(({ reason }) => reason).join(),
  );
}
const lines = (...rows: readonly string[]) => rows.join('\n');

describe('days', () => {
  const closing = (text: string) =>
    read(`Title,Published on,Closing Date\nOil,24-11-2026,"${text}"`, 'closingDate', 'closingTime');

  test.each([
    ['Extended to 12-12-2026 from 5-12-2026', '2026-12-12', null],
    ['Extended to 12-Dec from 5-Dec', '2026-12-12', null],
    ['12-Dec-2026 (previously 05-Dec-2026)', '2026-12-12', null],
    ['Extended from 10.12.2026 to 17.12.2026', '2026-12-17', null],
    ['from 5th December extended till 19th December, 2026 3:00 pm', '2026-12-19', '15:00'],
    ['23/12/2026 instead of 15/12/2026', '2026-12-23', null],
    ['5-Dec (extended to 12-Dec)', '2026-12-12', null],
    ['within 15 days', '2026-12-09', null],
    ['within 15 days by 12:00 noon', '2026-12-09', '12:00'],
    ['۷ رجب ۱۴۴۸ ہجری / 17-12-2026', '2026-12-17', null],
  ])('%s', async (text, day, time) => expect(await closing(text)).toEqual([[day, time]]));

  test.each(['from 5-12-2026', '15 days', 'within 15 days of the award', '5-12-2026 instead of cash'])(
    'no day is told by: %s',
    async (text) => expect(await closing(text)).toEqual([expect.stringContaining('Must be a date')]),
  );

  test.each([
    ['Now on 22.12.2026 instead of 08.12.2026', '2026-12-22'],
    ['Opening on 22.12.2026 instead of 09.12.2026', '2026-12-08'],
    ['Please read 22-12-2026 instead of 08-12-2026', '2026-12-22'],
    ['Old tender', '2026-12-08'],
  ])('beside a remark: %s', async (remark, day) =>
    expect(await read(`Work,Last Date,Remarks\nRoad,08-12-2026,${remark}`, 'closingDate')).toEqual([[day]]),
  );

  test.each([
    ['Financial Opening', 'Rescheduled to 22-12-2026'],
    ['Pre-Bid Meeting', '14-12-2026 instead of 02-12-2026'],
    ['Delivery', '30-01-2027 instead of 31-12-2026'],
    ['Completion Date', 'extended to 30-03-2027'],
    ['Samples', 'extended upto 18-12-2026'],
    ['Contract Period', 'Extended up to 30-06-2027'],
    ['کھولنے کی نئی تاریخ', '22-12-2026 instead of 09-12-2026'],
  ])('a later day of something else leaves the closing: %s', async (heading, text) =>
    expect(await read(`Work,Last Date,${heading}\nRoad,08-12-2026,${text}`, 'closingDate')).toEqual([['2026-12-08']]),
  );

  test('an opening counted from the publication is not counted from the closing', async () => {
    const heads = 'Title,Published on,Closing Date,Opening Date,Opening Time';
    const file = `${heads}\nRoad,24-11-2026,10-12-2026,within 20 days of publication,11:00 AM`;
    expect(await read(file, 'openingAt')).toEqual([['2026-12-14T06:00:00.000Z']]);
  });

  test('an opening without a year follows the closing, and one the same day has its hour beside it', async () => {
    const bare = lines(
      'Title,Closing Date,Opening',
      'Road,30-12-2026,2 Jan 11:30 AM',
      'Bridge,10-12-2026,10 Dec 11:30 AM',
      'Drain,10-12-2026,9 Dec 11:30 AM',
    );
    expect(await read(bare, 'openingAt')).toEqual([['2027-01-02T06:30:00.000Z'], ['2026-12-10T06:30:00.000Z'], [null]]);
    const beside =
      'Title,Closing Date,Opening Date,Opening Time\nRoad,10-12-2026,Same day,11:30 AM\nDrain,,same day,11:30 AM';
    expect(await read(beside, 'openingAt')).toEqual([
      ['2026-12-10T06:30:00.000Z'],
      expect.stringContaining('required'),
    ]);
  });

  test('a closing that was left blank is the day to which a remark extends it', async () => {
    const file = lines('Work,Last Date,Remarks', 'Road,,extended to 22-12-2026', 'Drain,,Toyota instead of Suzuki');
    expect(await read(file, 'closingDate')).toEqual([['2026-12-22'], expect.stringContaining('required')]);
  });

  test.each([
    ['Old Closing', 'Bid Due'],
    ['Closing (Earlier)', 'Closing Date'],
    ['Previous Last Date', 'Last Date of Submission'],
  ])('the former day asks nothing beside the present one: %s', async (former, present) =>
    expect(await read(`Work,${former},${present}\nRoad,08-12-2026,22-12-2026`, 'closingDate')).toEqual([
      ['2026-12-22'],
    ]),
  );

  test('opened the same day, which is told beside the hour', async () => {
    const file = lines(
      'Title,Receiving of Bids,Opening of Bids',
      'Road,10-12-2026 upto 2:00 PM,same day at 2:30 PM',
      'Weigh station,15-12-2026 by 1100 hrs,1130 hrs (same date & venue)',
      'Bridge,15-12-2026 by 1100 hrs,12-00 Noon on the same day',
    );
    expect(await read(file, 'closingDate', 'openingAt')).toEqual([
      ['2026-12-10', '2026-12-10T09:30:00.000Z'],
      ['2026-12-15', '2026-12-15T06:30:00.000Z'],
      ['2026-12-15', '2026-12-15T07:00:00.000Z'],
    ]);
  });

  test('a day before bids close is none on which they are opened', async () => {
    const file = 'Title,Open Date,Close Date\nDrill bits,25-11-2026 09:00:00,15-12-2026 14:00:00';
    expect(await read(file, 'closingDate', 'openingAt')).toEqual([['2026-12-15', null]]);
  });

  test('a semicolon may stand before the hour', async () => {
    const file = 'Ref;Procurement of;Bids upto;Opening\nE/1;Hoses;"10-12-26; 10:30 hrs";"10-12-26; 11:00 hrs"';
    expect(await read(file, 'closingDate', 'closingTime', 'openingAt')).toEqual([
      ['2026-12-10', '10:30', '2026-12-10T06:00:00.000Z'],
    ]);
  });

  test('the first day counts where the revised one is blank, and an hour of closing beside days of opening', async () => {
    const revised = lines('Title,Old Closing,Revised Closing', 'Oil,08-12-2026,22-12-2026', 'Coal,09-12-2026,');
    expect(await read(revised, 'closingDate')).toEqual([['2026-12-22'], ['2026-12-09']]);
    const times = 'Title,Tender Opening Date,Closing / Opening Time\nBearings,10.12.2026,13:00 / 13:30';
    expect(await read(times, 'closingDate', 'closingTime')).toEqual([['2026-12-10', '13:00']]);
  });

  test('numbers of bids are no days of their receipt', async () => {
    const file = 'Title,Bids Received,Date of Opening of Bids\nPaper,4,05-11-2026\nToner,3,06-11-2026';
    expect(await read(file, 'closingDate')).toEqual([['2026-11-05'], ['2026-11-06']]);
  });

  test('bids are taken until their receipt, whatever group its heading is in', async () => {
    const file = lines(
      ',Tender,,Date & Time of,',
      'S/No,No.,Name,Receipt,Opening',
      '1,IRR/1,Stone pitching,08-12-2026 (12:00 Noon),08-12-2026 (12:30 PM)',
      '2,IRR/2,Desilting,09-12-2026 (12:00 Noon),09-12-2026 (12:30 PM)',
    );
    expect(await read(file, 'closingDate', 'closingTime')).toEqual([
      ['2026-12-08', '12:00'],
      ['2026-12-09', '12:00'],
    ]);
  });
});

describe('places and offices', () => {
  const TOWNS = ['KARACHI,,,', ',Library,,11-12-2026', 'SUKKUR,,,', ',Gymnasium,,14-12-2026'];
  test('towns above rows whose own column of places is blank', async () => {
    const file = lines('Sr.,Name of Work,Location,Closing', ...TOWNS);
    expect((await read(file, 'title', 'city')).filter(Array.isArray)).toEqual([
      ['Library', 'Karachi'],
      ['Gymnasium', 'Sukkur'],
    ]);
  });

  test('a place of its own leads, far below', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `,Library of school ${at},,11-12-2026`);
    const file = lines('Sr.,Name of Work,Location,Closing', 'KARACHI,,,', ...many, ',Pavilion,Thatta,14-12-2026');
    expect((await read(file, 'city')).slice(-2)).toEqual([['Karachi'], ['Thatta']]);
  });

  test('kilometres of a road are no town', async () => {
    const file = lines(
      'Title,Location (km),Closing',
      'Resurfacing,km 1640 - km 1655,11-12-2026',
      'Pitching,RD 45+000,11-12-2026',
      'Drain,Chak 12,11-12-2026',
    );
    expect(await read(file, 'city')).toEqual([[null], [null], ['Chak 12']]);
    const book = new NameBook({ categories: new Map(), organizations: new Map(), places: new Map() });
    await listed((await openRows(inMemory(Buffer.from(file)), 'Clerk', { category: 'Roads' }, book)).rows());
    expect(book.seen('cities').map(({ name }) => name)).toEqual(['Chak 12']);
  });

  test.each([
    'LIST OF WORKS – BUILDINGS SUB DIVISION, HAFIZABAD',
    'Tenders Report - BUILDINGS SUB DIVISION, HAFIZABAD',
  ])('an office behind the name of a list: %s', async (title) =>
    expect(
      await read(lines(`"${title}",`, 'Title,Closing', 'Road,11-12-2026'), 'procuringOrganization', 'city'),
    ).toEqual([['BUILDINGS SUB DIVISION, HAFIZABAD', 'Hafizabad']]),
  );

  test('an office in a row of a web page, above the headings of its table', async () => {
    const rows = ['<th colspan="2">Tenders Report – Works Department, Okara</th>', '<th>Title</th><th>Closing</th>'];
    const cells = [...rows, '<td>Road</td><td>11-12-2026</td>'].map((one) => `<tr>${one}</tr>`).join('');
    expect(await read(`<html><table>${cells}</table></html>`, 'procuringOrganization')).toEqual([
      ['Works Department, Okara'],
    ]);
  });

  test('millions are the price of the work, and of no document', async () => {
    const file = 'Title,Tender Cost (M),Closing\nPitching,8.4,11-12-2026';
    expect(await read(file, 'documentFee')).toEqual([[null]]);
    for (const cost of ['Rs. 8.4 M', '"84,00,000"', '84 lac'])
      expect(await read(file.replace(' (M)', '').replace('8.4', cost), 'documentFee')).toEqual([[null]]);
  });

  test('a person who buys for a body is not the body', async () => {
    const file = lines(
      'Negotiation,Title,Operating Unit,Buyer,Close Date',
      '1044,Drill bits,PAKISTAN PETROLEUM LIMITED,"Raza, Mr. Ali",15-DEC-2026 14:00:00',
      '1045,Catering,PAKISTAN PETROLEUM LIMITED,"Khan, Ms. Sana",16-DEC-2026 14:00:00',
    );
    expect(await read(file, 'procuringOrganization', 'reference')).toEqual([
      ['PAKISTAN PETROLEUM LIMITED', '1044'],
      ['PAKISTAN PETROLEUM LIMITED', '1045'],
    ]);
  });

  test('a person among offices is none, and branches of engineers are', async () => {
    const file = lines(
      'Title,Department,Closing',
      'Oil,Mr. Aslam Khan,11-12-2026',
      'Coal,Irrigation Department,11-12-2026',
      'Gas,Dr. Ruth Pfau Hospital,11-12-2026',
    );
    const bodies = [[null], ['Irrigation Department'], ['Dr. Ruth Pfau Hospital']];
    expect(await read(file, 'procuringOrganization')).toEqual(bodies);
    for (const body of ['Engr-in-Chief Branch', 'Engr Services Pakistan'])
      expect(await read(`Title,Department,Closing\nOil,${body},11-12-2026`, 'procuringOrganization')).toEqual([[body]]);
  });

  test.each(['Negotiation', 'RFQ'])('words below %s are no numbers', async (heading) => {
    const file = lines(`Title,${heading},Closing`, 'Oil,Allowed,11-12-2026', 'Coal,Not Allowed,11-12-2026');
    expect(await read(file, 'reference')).toEqual([[null], [null]]);
  });
});

describe('forms of files', () => {
  test('labels with colons in a column of their own', async () => {
    const file = lines(
      'Tender No:,HMC/45',
      'Tender For:,"Spares, hydraulic"',
      'City:,Taxila',
      'Closing:,14/12/2026',
      '',
      'Tender No:,HMC/46',
      'Tender For:,Electrodes',
      'City:,Taxila',
      'Closing:,15/12/2026',
    );
    expect(await read(file, 'reference', 'title', 'closingDate')).toEqual([
      ['HMC/45', 'Spares, hydraulic', '2026-12-14'],
      ['HMC/46', 'Electrodes', '2026-12-15'],
    ]);
  });

  test('rules between the lines of a printed table are no rows', async () => {
    const rule = '+-----+------------+';
    const file = lines(rule, '| title | closing_dt |', rule, '| Lamps | 2026-12-11 |', rule);
    expect(await read(file, 'title')).toEqual([['Lamps']]);
  });

  test('the number of a notice is surer than its key in a database', async () => {
    const rows = [
      { procurementId: 9911, procurementTitle: 'Laptops', procurementNo: 'P9911', bidClosingDate: '2026-12-15' },
      { procurementId: 9912, procurementTitle: 'Servers', procurementNo: 'P9912', bidClosingDate: '2026-12-16' },
    ];
    expect(await read(JSON.stringify(rows), 'reference')).toEqual([['P9911'], ['P9912']]);
  });

  describe('what is struck out in a workbook', () => {
    const fonts = '<fonts><font/><font><strike/></font></fonts><cellXfs><xf numFmtId="0"/><xf fontId="1"/></cellXfs>';
    const runs = (old: string, now: string) =>
      ({
        xml: `<c t="inlineStr"><is><r><rPr><strike val="1"/></rPr><t>${old}</t></r><r><rPr><strike val="0"/></rPr><t>${now}</t></r></is></c>`,
      }) as const;
    const struck = (text: string) => ({ xml: `<c t="inlineStr" s="1"><is><t>${text}</t></is></c>` }) as const;
    const book = makeXlsx(
      [
        {
          name: 'Quotations',
          rows: [
            ['Title', 'Closing Date'],
            ['Cement', runs('05-12-2026', '15-12-2026')],
            [struck('Bricks'), struck('10-12-2026')],
            ['Paint', '11-12-2026'],
          ],
        },
      ],
      { parts: { 'xl/styles.xml': `<styleSheet>${fonts}</styleSheet>` } },
    );

    test('is not read, and a row of nothing else is said to be none', async () => {
      expect(await read(book, 'title', 'closingDate')).toEqual([
        ['Cement', '2026-12-15'],
        'Is struck out',
        ['Paint', '2026-12-11'],
      ]);
    });
  });
});
