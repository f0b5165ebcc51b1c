import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../../../../tests/support/statements/layouts.ts';
import { drawPayers } from '../../../../tests/support/statements/people.ts';
import { randomSource } from '../../../../tests/support/statements/random.ts';
import { drawStatement } from '../../../../tests/support/statements/statement.ts';
import type { KnownPayment } from './match/payer.ts';
import { propose } from './match/propose.ts';
import { readStatement } from './read/read-statement.ts';

async function measure(layout: string, seed: number) {
  const by = randomSource(seed);
  const payers = drawPayers(by, 400);
  const transactions = drawStatement(payers, by);
  const { lines, problems, outgoing, foreign } = await readStatement(
    Buffer.from(LAYOUTS[layout]?.(transactions) ?? ''),
  );
  const incoming = transactions.filter(({ amount }) => amount > 0);
  const ours = incoming.filter(({ of }) => of !== undefined);
  const proposed = await propose(
    lines.map(({ day, narration, bankReference, paisa }, id) => ({
      id,
      day,
      text: `${narration} ${bankReference}`,
      paisa,
    })),
    payers,
  );
  let right = 0;
  let sure = 0;
  const wrong: string[] = [];
  for (const [at, { of, narration }] of incoming.entries()) {
    const { confidence, candidates } = proposed.get(at) ?? { confidence: 'none', candidates: [] };
    if (of !== undefined && candidates[0]?.payer.id === of) right += 1;
    if (confidence === 'sure') sure += 1;
    if (confidence === 'sure' && candidates[0]?.payer.id !== of) wrong.push(narration);
  }
  return {
    read: lines.length,
    incoming: incoming.length,
    ours: ours.length,
    right,
    sure,
    wrong,
    problems,
    outgoing,
    foreign,
  };
}

// the last seed of each was tried only when everything stood
describe.each(Object.keys(LAYOUTS))('a statement of 200 lines, 120 of them ours: %s', (layout) => {
  test.each([1, 20_261_123])('seed %i', async (seed) => {
    const { read, incoming, ours, right, sure, wrong, problems } = await measure(layout, seed);
    expect({ read, problems, ours }).toEqual({ read: incoming, problems: [], ours: 120 });
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(114);
    expect(sure).toBeGreaterThanOrEqual(60);
  });
});

describe('a file that is no statement is refused in one sentence', () => {
  test.each([
    ['nothing', '', /It is empty/],
    ['a PDF', '%PDF-1.7 x', /It is a PDF\. Download the statement/],
    ['prose', 'Dear Sir', /names no columns\. Download the statement/],
    ['a list of tenders', 'title,closingDate\nBridge,2026-12-01\n', /no bank statement/],
    ['JSON', '[{"title":"x"}]', /JSON\. Download/],
    ['dollars', 'Currency,USD\nDate,Description,Credit\n20/11/2026,x,5\n', /account in USD/],
    ['contradicting dates', 'Date,Description,Credit\n20/11/2026,x,5\n11/20/2026,y,6\n', /contradict/],
  ])('%s', async (_, text, sentence) => {
    await expect(readStatement(Buffer.from(text))).rejects.toThrow(sentence);
  });
});

test.each([
  ['Sr #;Posting Dt;Value Dt;Transaction Details;Withdrawal Amt (PKR);Deposit Amt (PKR);Closing Bal'],
  ['Time;Booking date;Reference;Remitter / Beneficiary message;Paid out;Paid in;Available balance'],
])('words and amounts are found under the headings %s', async (headings) => {
  const { lines } = await readStatement(
    Buffer.from(`${headings}\n1;20/11/2026;20/11/2026;IBFT AL-7K3Q9F;;2,500.00;9000\n`),
  );
  expect(lines.map(({ narration, paisa }) => [narration, paisa])).toEqual([['IBFT AL-7K3Q9F', 250_000]]);
});

test.each([
  ['Date;Reference;Remark one;Remark two;Credit', 'the description'],
  ['Date;Description;Kredit', 'the credit'],
  ['Tag;Description;Credit', 'the date'],
])('a statement is refused with its headings where one is missing: %s', async (headings, missing) => {
  const seen = headings.split(';').map((heading) => `"${heading}"`);
  await expect(readStatement(Buffer.from(`${headings}\n20/11/2026;a;b;c;5\n`))).rejects.toThrow(
    `It is no bank statement: no heading is known for ${missing} among ${seen.join(', ')}. Download it from the bank as CSV or Excel, with its row of headings.`,
  );
});

test('negative and foreign amounts, sums and money that went out are no payments', async () => {
  const text = `Date,Description,Debit,Credit
20/11/2026,Opening Balance,,1000
20/11/2026,Out,500,
20/11/2026,Below zero,,-2500
20/11/2026,Dollars,,USD 25
20/11/2026,Garbled,,2x5
20/11/2026,In,,"2,500.00"
,goes on here,,
,Total,500,2500
`;
  const { lines, outgoing, foreign, problems } = await readStatement(Buffer.from(text));
  expect(lines).toMatchObject([{ day: '2026-11-20', narration: 'In goes on here', paisa: 250_000, place: 'line 7' }]);
  expect({ outgoing, foreign, problems }).toEqual({
    outgoing: 2,
    foreign: 1,
    problems: [{ place: 'line 6', reason: 'The amount cannot be read' }],
  });
});

test('a line has the same digest in every statement of its account', async () => {
  const digests = async (text: string) => (await readStatement(Buffer.from(text))).lines.map(({ digest }) => digest);
  const head = 'Account No,0123456789\nDate,Description,Credit,Balance\n';
  const [first, second] = ['20/11/2026,A,2500,5000', '21/11/2026,B,2500,7500'];
  const whole = await digests(`${head}${first}\n${second}\n`);
  expect(await digests(`${head}${second}\n22/11/2026,C,2500,10000\n`)).toContain(whole[1]);
  expect(new Set([...whole, ...(await digests(`${head}${first}\n${first}\n`))]).size).toBe(3);
});

describe('what banks print is taken for what it is', () => {
  const read = (...lines: string[]) => readStatement(Buffer.from(lines.join('\n')));
  const HEADS = 'Date,Description,Debit,Credit,Balance';
  const IN = '03/11/2026,IBFT AL-7K3Q9F,,2500.00,90000.00';

  test('words under a payment that went out belong to that one', async () => {
    const { lines } = await read(HEADS, IN, '04/11/2026,CHEQUE PAID,800.00,,89200.00', ',AL-ZZZZ11 RENT,,,');
    expect(lines.map(({ narration }) => narration)).toEqual(['IBFT AL-7K3Q9F']);
  });

  test('a type of debit went out; a deposit came in', async () => {
    const { lines, outgoing } = await read(
      'Date,Type,Description,Amount',
      '03/11/2026,Debit,AL-7K3Q9F,2500',
      '03/11/2026,Deposit,AL-7K3Q9G,2500',
      '03/11/2026,Credit,AL-7K3Q9H,2500',
    );
    expect([lines.map(({ narration }) => narration), outgoing]).toEqual([['AL-7K3Q9G', 'AL-7K3Q9H'], 1]);
  });

  test('a transfer that failed is named, and is no payment', async () => {
    const { lines, problems } = await read(
      'Date,Description,Amount,Status',
      '03/11/2026,AL-7K3Q9F,2500,Failed',
      '03/11/2026,AL-7K3Q9G,2500,Successful',
    );
    expect(lines).toHaveLength(1);
    expect(problems.map(({ reason }) => reason)).toEqual(['Its status is "Failed"']);
  });

  test.each([
    ['our reference', 'IBFT AL-7K3Q9F', 'REVERSAL IBFT AL-7K3Q9F'],
    ['our reference of letters', 'CHQ DEP AL-QWQKMR', 'CHQ DISHONOURED AL QWQ KMR'],
    ['an instrument number', 'CHQ DEP CLG 004001 AL-QWQKMR', 'INWARD CLG RTD 4001'],
    ['our reference without words', 'IBFT AL-7K3Q9F', 'FUNDS TRANSFER AL 7K3Q9F'],
    ['words of return alone', 'IBFT AL-7K3Q9F', 'RVSL'],
    ['short words of return', 'IBFT AL-7K3Q9F', 'INWARD CLG RTD'],
    ['words in the next row', 'CHQ DEP 4001 AL-7K3Q9F', 'CLEARING', ',RETURN 4001,,,'],
  ])('a payment that goes back out names that line: %s', async (_, came, went, ...more) => {
    const rows = [HEADS, `03/11/2026,${came},,2500.00,1`, `05/11/2026,${went},2500.00,,1`, ...more];
    const { lines, outgoing } = await read(...rows);
    expect([lines.map(({ takenBackBy }) => takenBackBy), outgoing]).toEqual([['line 3'], 1]);
  });

  test.each([
    ['another amount', '05/11/2026,RETURN AL-7K3Q9F 4001,2400.00,,1'],
    ['an earlier day', '02/11/2026,RETURN AL-7K3Q9F 4001,2500.00,,1'],
    ['nothing in common', '05/11/2026,OFFICE RENT 2500 AL-7K3Q9G 4002,2500.00,,1'],
    ['words of return long after', '25/11/2026,CHQ RETURN,2500.00,,1'],
  ])('a payment does not go back out by a line with %s', async (_, went) => {
    const { lines } = await read(HEADS, '03/11/2026,CHQ DEP 4001 2500 AL-7K3Q9F,,2500.00,1', went);
    expect(lines.map(({ takenBackBy }) => takenBackBy)).toEqual([null]);
  });

  test('a return takes back the payment whose number it has, and no other one', async () => {
    const came = [1, 2, 3].map((n) => `03/11/2026,CHQ DEP 400${n} BR 0234 AL-QWQKM${n},,2500.00,1`);
    const { lines } = await read(HEADS, ...came, '05/11/2026,CHQ RETURN 4002,2500.00,,1');
    expect(lines.map(({ takenBackBy }) => takenBackBy)).toEqual([null, 'line 5', null]);
  });

  test('payers may be called Total or Balance; sums are no payments', async () => {
    const { lines } = await read(
      HEADS,
      '01/11/2026,Opening Balance as on 01/11/2026,,90000.00,90000.00',
      '03/11/2026,TOTAL CONSTRUCTION AL-7K3Q9F,,2500.00,92500.00',
      '03/11/2026,BALANCE PAYMENT AL-7K3Q9G,,2500.00,95000.00',
      '04/11/2026,Total for page 1,,5000.00,',
      '04/11/2026,Total Credits,,5000.00,',
    );
    expect(lines.map(({ narration }) => narration)).toEqual([
      'TOTAL CONSTRUCTION AL-7K3Q9F',
      'BALANCE PAYMENT AL-7K3Q9G',
    ]);
  });

  test('a comma before two digits sets off paisa; the days of a statement are no account', async () => {
    const { account, lines } = await read(
      'Account Statement 01-11-2026 to 30-11-2026',
      'Date;Description;Credit',
      '03/11/2026;AL-7K3Q9F;2 500,00',
    );
    expect([account, lines[0]?.paisa]).toEqual(['', 250_000]);
  });
});

describe('a line with reference and amount', () => {
  const payer = {
    id: 7,
    fullName: 'Rabia Khan',
    email: 'rabia@example.pk',
    plan: 'monthly' as const,
    paymentReference: 'AL-7K3Q9F',
    isActive: true,
    expiresAt: null as Date | null,
    requestedOn: '2026-11-01',
    payments: [] as KnownPayment[],
  };
  async function judge(line: object, about: Partial<typeof payer> = {}) {
    const paying = { id: 1, day: '2026-11-03', text: 'AL-7K3Q9F', paisa: 250_000, ...line };
    const proposed = (await propose([paying], [{ ...payer, ...about }])).get(1);
    const told = proposed?.candidates[0]?.reasons.filter(({ kind }) => kind !== 'reference' && kind !== 'amount');
    return [proposed?.confidence, ...(told ?? []).map(({ kind, about: words }) => `${kind} ${words}`)];
  }

  test('a month that was recorded by hand is not expected once more', async () => {
    const paid = { expiresAt: new Date('2026-12-03T00:00:00Z') };
    expect(await judge({}, paid)).toEqual(['likely', 'paid-already 2026-12-03']);
    expect(await judge({ day: '2026-11-28' }, paid)).toEqual(['sure']);
    expect(await judge({ day: '2026-11-28', subscriptionId: 7 }, paid)).toEqual(['likely']); // for this one it was a mistake
    expect(await judge({ day: '2026-11-28', isFuture: true }, paid)).toEqual(['likely', 'future-day 2026-11-28']);
  });

  test.each<[string, Partial<KnownPayment>, string[]]>([
    ['of the same day', {}, ['likely', 'recorded-and-returned 2026-11-05']],
    ['that stands', { returned: 0 }, ['likely', 'recorded-already 2026-11-05']],
    ['that went back in part', { returned: 500 }, ['likely', 'recorded-and-partly-returned 2026-11-05']],
    [
      'of three days before',
      { receivedOn: '2026-10-31', recordedOn: '2026-10-31' },
      ['likely', 'recorded-and-returned 2026-10-31'],
    ],
    ['of four days before', { receivedOn: '2026-10-30', recordedOn: '2026-10-30' }, ['sure']],
    [
      'of the day of a late recording',
      { receivedOn: '2026-11-20', recordedOn: '2026-11-20' },
      ['likely', 'recorded-and-returned 2026-11-20'],
    ],
    ['of another amount', { amount: 2400 }, ['sure']],
  ])('is not sure beside a payment %s', async (_, about, expected) => {
    const payment = { amount: 2500, receivedOn: '2026-11-03', recordedOn: '2026-11-05', returned: 2500, ...about };
    expect(await judge({}, { payments: [payment] })).toEqual(expected);
  });

  test.each(['CHQ RETURN REVERSAL', 'Refund', 'CHQ_RET', 'Cheque returned', 'REV-IBFT', 'INWARD RTN 12'])(
    'is not sure when its words tell of money that went back: %s',
    async (words) => {
      const [confidence, told] = await judge({ text: `${words} AL-7K3Q9F` });
      expect([confidence, told?.split(' ')[0]]).toEqual(['likely', 'words-of-return']);
    },
  );

  test.each(['REVENUE', 'IBFT REVATHI', 'MAJ RETD KHAN'])(
    'is sure when its words only begin like those: %s',
    async (words) => {
      expect(await judge({ text: `${words} AL-7K3Q9F` })).toEqual(['sure']);
    },
  );

  test('is not sure when its statement takes it back', async () => {
    expect(await judge({ takenBackBy: 'line 12' })).toEqual(['likely', 'taken-back line 12']);
  });

  test('is not sure when it is more than 7 days older than the subscription', async () => {
    expect(await judge({ day: '2026-10-25' })).toEqual(['sure']);
    expect(await judge({ day: '2026-10-24' })).toEqual(['likely', 'before-subscription 2026-11-01']);
    expect(await judge({ day: '2020-11-12' })).toEqual(['likely', 'before-subscription 2026-11-01']);
  });
});
