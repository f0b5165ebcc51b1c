import { describe, expect, test } from 'vitest';
import { judgeRow } from '../judge-row.ts';
import { ocdsMapper } from './ocds-mapper.ts';

const TENDER = {
  title: 'AT1299 - Provision for children',
  description: 'Placements.\r\nMore.',
  status: 'active',
  datePublished: '2025-01-16T14:26:39Z',
  tenderPeriod: { endDate: '2025-02-17T20:30:00Z' },
  classification: { scheme: 'CPV', id: '85300000', description: 'Social work' },
  value: { amount: 118000000, currency: 'GBP' },
  procurementMethod: 'open',
  procurementMethodDetails: 'Open procedure',
  documents: [
    { documentType: 'biddingDocuments', url: 'https://example.org/pack' },
    { documentType: 'tenderNotice', url: 'https://example.org/notice' },
  ],
  items: [{ deliveryAddresses: [{ countryName: 'United Kingdom' }, { region: 'England' }] }],
};
const RELEASE = {
  ocid: 'ocds-b5fd17-1',
  id: 'r1',
  date: '2025-01-23T18:30:29Z',
  tag: ['tender'],
  tender: TENDER,
  buyer: { id: 'GB-1', name: 'Luton Council' },
  parties: [{ id: 'GB-1', name: 'Luton Council', address: { locality: 'Luton' } }],
};

function judge(release: unknown) {
  return judgeRow(
    { ok: true, place: 'release 1', value: release },
    ocdsMapper(() => 'Contracts Finder'),
    undefined,
  );
}
const judgeTender = (changes: object) => judge({ ...RELEASE, tender: { ...TENDER, ...changes } });

test('of a record its compiled release counts', () => {
  const record = { ocid: RELEASE.ocid, compiledRelease: { ...RELEASE, tag: ['compiled'] }, releases: [{ url: 'x' }] };
  expect(judge(record)).toMatchObject({
    ok: true,
    notice: { which: { key: 'ocds#ocds-b5fd17-1' }, row: { closingDate: '2025-02-18' } },
  });
});

test.each([
  { buyer: undefined, tender: { ...TENDER, procuringEntity: { id: 'PK-9' } } },
  { buyer: { id: 'PK-9' } },
  { buyer: { id: 'PK-8' }, tender: { ...TENDER, procuringEntity: { id: 'PK-9', name: '' } } },
])('a body that is stated by its number alone has its name and its place among the parties (%#)', (changes) => {
  const parties = [
    { id: 'PK-7', name: 'A bidder', address: { locality: 'Lahore' } },
    { id: 'PK-9', name: 'Canals University', address: { locality: 'Quetta', region: '' } },
  ];
  expect(judge({ ...RELEASE, parties, ...changes })).toMatchObject({
    ok: true,
    notice: { row: { procuringOrganization: 'Canals University', city: 'Quetta' } },
  });
});

test('a release becomes a notice of ours; the closing time is the one in Karachi', () => {
  expect(judge(RELEASE)).toMatchObject({
    ok: true,
    notice: {
      which: { key: 'ocds#ocds-b5fd17-1' },
      order: Date.parse('2025-01-23T18:30:29Z'),
      row: {
        title: 'AT1299 - Provision for children',
        description: 'Placements.\nMore.\n\nEstimated value: GBP 118,000,000',
        publishDate: '2025-01-16',
        closingDate: '2025-02-18',
        closingTime: '01:30',
        categories: ['Medical & Health'],
        sectors: ['Public Sector', 'Healthcare'],
        city: 'Luton',
        province: 'England',
        source: 'Contracts Finder',
        sourceUrl: 'https://example.org/notice',
        reference: 'ocds-b5fd17-1',
        procuringOrganization: 'Luton Council',
        procurementMethod: 'Open procedure',
      },
    },
  });
});

test('a tender that is over is closed, an active one is open, another keeps the status it has', () => {
  for (const status of ['complete', 'cancelled', 'unsuccessful', 'withdrawn']) {
    expect(judgeTender({ status })).toMatchObject({ notice: { row: { status: 'closed' } } });
  }
  expect(judgeTender({ status: 'active' })).toMatchObject({ notice: { row: { status: 'open' } } });
  for (const status of ['planned', undefined]) {
    expect(judgeTender({ status })).not.toHaveProperty('notice.row.status');
  }
});

test('an award that was published after the deadline had been out before', () => {
  const tender = { ...TENDER, datePublished: undefined };
  expect(judge({ ...RELEASE, tag: ['award'], date: '2025-03-01T00:00:00Z', tender })).toMatchObject({
    notice: { row: { publishDate: '2025-02-18', closingDate: '2025-02-18' } },
  });
});

describe('the category', () => {
  test.each([
    [{ classification: { scheme: 'CPV', id: '45233120-6' } }, 'Construction & Civil Works'],
    [{ classification: { scheme: 'CPV', id: '98000000' } }, 'Services'],
    [{ classification: { scheme: 'UNSPSC', id: '1', description: 'Office furniture' } }, 'Furniture'],
    [{ classification: { scheme: 'X', description: 'Ducks' }, mainProcurementCategory: 'goods' }, 'General Supplies'],
    [{ classification: { scheme: 'X', description: 'Ducks' } }, 'Ducks'],
    [{ classification: undefined, mainProcurementCategory: 'works' }, 'Construction & Civil Works'],
    [{ classification: undefined }, 'Miscellaneous'],
  ])('%j', (changes, category) => {
    expect(judgeTender(changes)).toMatchObject({ notice: { row: { categories: [category] } } });
  });
});

describe('a publisher who writes other types than the standard', () => {
  test('loses the field, not the notice', () => {
    const odd = { value: 'much', documents: 'none', items: [7, null], procurementMethodDetails: { en: 'x' } };
    expect(judgeTender(odd)).toMatchObject({
      notice: { row: { sourceUrl: null, procurementMethod: 'Open competitive bidding', province: null } },
    });
  });
  test('a mere day has no time', () => {
    expect(judgeTender({ tenderPeriod: { endDate: '2025-02-17' } })).toMatchObject({
      notice: { row: { closingDate: '2025-02-17', closingTime: null } },
    });
  });
});

describe('what cannot be a notice says why', () => {
  test.each([
    [{ ...RELEASE, tender: undefined }, 'tender', 'This release has no tender'],
    [{ title: 'x' }, 'ocid', 'It is no OCDS release: it has no ocid'],
    [[], 'ocid', 'It is no OCDS release: it has no ocid'],
    [
      { ...RELEASE, tender: { ...TENDER, tenderPeriod: {} } },
      'tender.tenderPeriod.endDate',
      'Closing date is required',
    ],
    [{ ...RELEASE, tender: { ...TENDER, title: ' ' } }, 'tender.title', 'Title is required'],
  ])('%#', (release, column, reason) => {
    expect(judge(release)).toMatchObject({ ok: false, problems: [{ place: 'release 1', column, reason }] });
  });
});

describe('a cancellation', () => {
  const cancelledAt = (release: object) => {
    const judged = judge(release);
    return judged.ok ? [judged.notice.row.cancelledAt, judged.notice.row.cancelledReason] : undefined;
  };
  const tender = { ...TENDER, status: 'cancelled' };

  test('has the day and the reason that the release states', () =>
    expect(
      cancelledAt({
        ...RELEASE,
        tender: { ...tender, cancellationDate: '2025-01-20T09:00:00Z', cancellationRationale: 'No funds' },
      }),
    ).toEqual(['2025-01-20T09:00:00.000Z', 'No funds']));
  test('has else the day of the release that tells of it', () =>
    expect(cancelledAt({ ...RELEASE, tag: ['tenderCancellation'], tender })).toEqual([
      '2025-01-23T18:30:29.000Z',
      null,
    ]));
  test('is none where a release only says that nothing more comes', () =>
    expect(cancelledAt({ ...RELEASE, tag: ['tenderUpdate'], tender: { ...TENDER, status: 'withdrawn' } })).toEqual([
      null,
      null,
    ]));
});

test('a value that the description states already is not told twice', () => {
  const description = 'Pumps. Estimated value: GBP 118,000,000';
  expect(judgeTender({ description })).toMatchObject({ notice: { row: { description } } });
});

test('the number of the buyer is the reference, also as a number; a mere counter is none', () => {
  const referenceOf = (id: unknown) => {
    const judged = judgeTender({ id });
    return judged.ok && judged.notice.row.reference;
  };
  expect(referenceOf('PPRA/1')).toBe('PPRA/1');
  expect(referenceOf(204_511)).toBe('204511');
  expect([referenceOf('tender'), referenceOf(1), referenceOf({}), referenceOf(undefined)]).toEqual(
    Array.from({ length: 4 }, () => 'ocds-b5fd17-1'),
  );
});

test('identifiers may be numbers', () => {
  const judged = judge({
    ...RELEASE,
    tender: { ...TENDER, classification: { scheme: 'CPV', id: 85_300_000 } },
    buyer: { id: 7, name: 'Luton Council' },
    parties: [{ id: 7, name: 'Luton Council', address: { locality: 'Luton' } }],
  });
  expect(judged).toMatchObject({ notice: { row: { categories: ['Medical & Health'], city: 'Luton' } } });
});
