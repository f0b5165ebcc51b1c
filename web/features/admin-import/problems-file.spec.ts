import { expect, it } from 'vitest';
import { problemsCsv, refusedCsv } from './problems-file.ts';

it('writes problems so that a spreadsheet shows them and runs none of them', () => {
  const problem = {
    place: 'line 3',
    column: 'title',
    value: '=HYPERLINK("x")',
    reason: 'پل, too long',
    cost: 'row',
  } as const;
  expect(problemsCsv([problem])).toBe(
    '\ufeff"Where","Column","Value","What is wrong"\r\n"line 3","title","\'=HYPERLINK(""x"")","پل, too long"\r\n',
  );
});

it('writes refused rows whole below headings that an import knows, and what is wrong behind them', () => {
  const problem = { column: 'Last Date', value: '31/2/2027', reason: 'Must be a date', cost: 'row' } as const;
  const rows = [
    { ...problem, place: 'line 3', row: { closingDate: '31/2/2027', title: 'Road, and "kerb"' } },
    { ...problem, place: 'line 3', column: 'Fee' },
    { ...problem, place: 'line 9', column: '', row: { title: 'Bridge', procuringOrganization: 'NHA' } },
  ];
  expect(refusedCsv(rows)).toBe(
    [
      '\ufeff"Title","Closing Date","Procuring Organization","What is wrong"',
      '"Road, and ""kerb""","31/2/2027","","line 3: Last Date: Must be a date"',
      '"Bridge","","NHA","line 9: Must be a date"\r\n',
    ].join('\r\n'),
  );
});
