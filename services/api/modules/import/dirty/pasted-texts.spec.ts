import { expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

/** Title, day and number of each row, or why it is refused. */
async function read(text: string) {
  const opened = await openRows(inMemory(Buffer.from(text)), 'Clerk', { category: 'Roads' });
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((judged) => {
    if (!judged.ok) return judged.problems.map(({ reason }) => reason);
    const { title, closingDate, reference } = judged.notice.row;
    return [title, closingDate, reference].filter((one) => one !== null);
  });
}

test('a chat with talk between its notices', async () => {
  const text = `26/11/2026, 9:14 am - Messages and calls are end-to-end encrypted.
26/11/2026, 9:15 am - Rashid: *Tender:* Supply of bitumen
*Dept:* Works Department
*Last date:* 10-12-2026
26/11/2026, 9:20 am - Rashid: <Media omitted>
26/11/2026, 9:31 am - Adeel: ok
will see
26/11/2026, 9:32 am - Adeel: thanks
26/11/2026, 9:33 am - Rashid added Bilal
26/11/2026, 9:40 am - Rashid: *Tender:* Repair of roller
*Dept:* Works Department
*Last date:* 11-12-2026
26/11/2026, 9:41 am - Bilal: 👍
26/11/2026, 9:42 am - Bilal: noted`;
  const expected = [
    ['Supply of bitumen', '2026-12-10'],
    ['Repair of roller', '2026-12-11'],
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(text.replace(/^(\S+), (\S+) am - /gm, '[$1, $2:07 AM] '))).toEqual(expected);
});

test.each<[string, string, RegExp?]>([
  [
    'of a printed page',
    `OFFICE OF THE SUPERINTENDING ENGINEER
  PUBLIC HEALTH CIRCLE, OKARA
Sealed tenders are invited, for the following works.
 Sr.  Name of Work           Earnest Money   Last Date of
 No.                         (Rs.)           Receipt
  1   Drain at Depalpur      250,000/-       08-12-2026
      (remaining work)
                        SUPERINTENDING ENGINEER`,
    /^Its columns are kept apart by spaces\. Open it in Excel/,
  ],
  [
    'of one notice',
    `UNIVERSITY OF OKARA, OKARA
TENDER NOTICE
No. UO/411

Sealed bids are invited for hatchery equipment, at the main campus, by 10-12-2026.
Treasurer, Okara
Ph: 044-111`,
  ],
])('a text %s is no table', async (_, text, sentence = /^It is a text and no table\./) => {
  await expect(openRows(inMemory(Buffer.from(text)), 'Clerk')).rejects.toThrow(sentence);
});

test('a page as a browser copies it, with lines within cells', async () => {
  const text = `Sr.\tTender Title\tDepartment\tPublish Date\tClosing Date\tAction

1\tSupply of linen
DG/81\tHealth Department\t18 Nov 2026\t10 Dec 2026\tView
2\tHiring of drivers
for ambulances\tHealth
Department\t18 Nov 2026\t11 Dec 2026\tView
Total: 2`;
  expect(await read(text)).toEqual([
    ['Supply of linen DG/81', '2026-12-10'],
    ['Hiring of drivers for ambulances', '2026-12-11'],
    ['Has 1 columns where the first line has 6'],
  ]);
});

test('a closing that is counted from the publication', async () => {
  const text = (closing: string, published = '20-Nov-26') =>
    `Tender No,Title,Publish Date,Closing Date\nT-1,Tyres,${published},${closing}`;
  for (const days of [
    '15 days after publication',
    'within 15 days of publication of this notice',
    '15 days from the date of publication',
    'Within fifteen (15) days after the date of its publication in newspapers',
    '15 days of advertisement',
  ])
    expect(await read(text(days))).toEqual([['Tyres', '2026-12-05', 'T-1']]);
  for (const other of ['15 days after the award', '115 days after publication'])
    expect((await read(text(other)))[0]?.[0]).toMatch(/^Must be a date/);
  expect((await read(text('15 days after publication', '')))[0]?.[0]).toMatch(/^Must be a date/);
});
