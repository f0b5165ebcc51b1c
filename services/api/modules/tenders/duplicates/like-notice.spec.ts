import { describe, expect, test } from 'vitest';
import { compareNotices } from './compare-notices.ts';
import { likeNotice, type SameBody } from './like-notice.ts';
import { organizationFinder } from './like-organizations.ts';
import { rarityAmong } from './like-title.ts';
import { tenderNumber } from './tender-number.ts';
import { titleWords } from './words/title-words.ts';

interface Stated {
  readonly title: string;
  readonly reference?: string;
  readonly closingDate?: string;
}
const notice = ({ title, reference, closingDate = '2026-12-15' }: Stated) => ({
  title: titleWords(title),
  ...tenderNumber(reference),
  closingDate,
});
const like = (a: Stated, b: Stated, isSameBody: SameBody = true) =>
  likeNotice(notice(a), notice(b), isSameBody, rarityAmong([]));

const BRIDGE = 'Construction of a prestressed bridge over Deg Nullah';

describe('one notice', () => {
  test.each([
    ['in other words and another order', { title: 'Deg Nullah: building of a pre-stressed bridge' }],
    ['with a prefix and in capitals', { title: `TENDER NOTICE FOR ${BRIDGE.toUpperCase()}.` }],
    ['with slips of the keyboard', { title: 'Construciton of a prestresed brigde over Deg Nulah' }],
    ['moved by a week', { title: BRIDGE, closingDate: '2026-12-22' }],
    ['moved by six weeks', { title: BRIDGE, closingDate: '2027-01-26' }],
  ])('%s', (_, other) => expect(like({ title: BRIDGE }, other)).toMatchObject({ because: 'title' }));
  test('by its number, however it is written', () =>
    expect(
      like({ title: 'A bridge', reference: 'Tender No. RBA/2026/17' }, { title: BRIDGE, reference: 'rba-2026-017' }),
    ).toMatchObject({ because: 'reference' }));
});

describe('the number', () => {
  test.each([
    ['Tender No. RBA/2026/017', 'rba202617', ''],
    ['Ref: RBA/17 Dated: 12-08-2026', 'rba17', 'dated1282026'],
    ['RBA/17 dt 12 Aug 2026 (Re-Tender)', 'rba17', 'dt12aug2026 retender'],
    ['NIT 5 (Revised)', '5', 'revised'],
    ['Re-Tender', 'retender', ''],
    ['dated 12-08-2026', 'dated1282026', ''],
    ['UPDATE/17', 'update17', ''],
    ['-', undefined, ''],
    [null, undefined, ''],
  ])('%s', (reference, number, addition) => expect(tenderNumber(reference)).toEqual({ number, addition }));
});

describe('two notices', () => {
  test.each([
    ['of two lots', 'Office furniture (Lot 1)', 'Office furniture (Lot-II)'],
    ['of two phases', `${BRIDGE}, Phase I`, `${BRIDGE}, Phase II`],
    ['of blocks with their letter before', `${BRIDGE}, "C" Block`, `${BRIDGE}, "D" Block, Secretariat`],
    ['of two sizes', 'Distribution transformers 100 kVA for stores', 'Distribution transformers 200 kVA for stores'],
    [
      'in two towns',
      'Supply of drinking water to the State Bank, Lahore',
      'Supply of drinking water to the State Bank, Sialkot',
    ],
  ])('%s', (_, a, b) => expect(like({ title: a }, { title: b })).toBeUndefined());
  test('of the same words a quarter later', () =>
    expect(like({ title: BRIDGE }, { title: BRIDGE, closingDate: '2027-03-20' })).toBeUndefined());
  test('of two bodies', () => expect(like({ title: BRIDGE }, { title: BRIDGE }, false)).toBeUndefined());
  test.each(['RBA/17 (Re-Tender)', 'RBA/17 2nd call'])('in another round, when a month lies between: %s', (reference) =>
    expect(
      like({ title: BRIDGE, reference: 'RBA/17' }, { title: BRIDGE, reference, closingDate: '2027-01-15' }),
    ).toBeUndefined(),
  );
  test('with two numbers, when a month lies between', () =>
    expect(
      like({ title: BRIDGE, reference: 'RBA/17' }, { title: BRIDGE, reference: 'RBA/18', closingDate: '2027-01-15' }),
    ).toBeUndefined());
});

const WELL = 'Installation of Tube Well at Chak Jhumra, Faisalabad';
const CANAL = 'Annual repair of canal banks at Okara';

describe('perhaps one notice, never for sure', () => {
  test.each([
    ['a phase on one side', BRIDGE, `${BRIDGE} (Phase-II)`],
    ['a phase within the title', 'Sewerage Scheme at Okara city', 'Sewerage Scheme Phase-II at Okara city'],
    ['a phase with its number behind a sign', BRIDGE, `${BRIDGE} (Phase No. 2)`],
    ['nothing but few words and a phase', 'Sewerage Scheme', 'Sewerage Scheme Phase-II'],
    ['a lot with a letter', BRIDGE, `${BRIDGE}, Lot A`],
    ['a block late in the alphabet', BRIDGE, `${BRIDGE}, Block Q`],
    ['another part beside the same', `${BRIDGE} (Lot 1)`, `${BRIDGE} (Lot 1, Phase 2)`],
    ['a number on one side', WELL, WELL.replace('Well', 'Well No. 3')],
    ['nothing but few words and a number', 'Tube Well', 'Tube Well No. 3'],
    ['a Roman number', WELL, WELL.replace('Well', 'Well-III')],
    ['a Roman one behind its sign', WELL, WELL.replace('Well', 'Well No. I')],
    ['two fiscal years', `${CANAL} FY 2025-26`, `${CANAL} FY 2026-27`],
    ['two fiscal years, written otherwise', `${CANAL}, FY2025-26`, `${CANAL} (2026-2027)`],
    ['two years', `${CANAL} 2025`, `${CANAL} 2026`],
    ['two years beside the same one', `${CANAL} after 2022, 2025-26`, `${CANAL} after 2022, 2026-27`],
  ])('%s', (_, a, b) => {
    expect(like({ title: a }, { title: b })).toMatchObject({ isSure: false });
    expect(like({ title: b }, { title: a })).toMatchObject({ isSure: false });
  });
  test.each([
    ['the day of the letter on one side', 'RBA/2026/17', 'Ref: RBA/2026/17 dated 12-08-2026'],
    ['the days of two letters', 'RBA/2026/17 dt. 12.08.2026', 'RBA/2026/17 dated 1 Sep 2026'],
    ['another round', 'No. RBA/2026/17', 'RBA-2026-17 (Re-Tender)'],
    ['another round in front', 'RBA/2026/17', 'Re-Tender No. RBA/2026/17'],
    ['a second call', 'Tender No: RBA/2026/17', 'RBA/2026/17 (2nd Call)'],
  ])('one number with %s', (_, reference, other) => {
    const match = { because: 'reference', isSure: false };
    expect(like({ title: BRIDGE, reference }, { title: 'A bridge', reference: other })).toMatchObject(match);
    expect(like({ title: BRIDGE, reference: other }, { title: BRIDGE, reference })).toMatchObject(match);
  });
  test('two years, although they have one number', () =>
    expect(
      like({ title: `${CANAL} 2025-26`, reference: 'OKR-C/17' }, { title: `${CANAL} 2026-27`, reference: 'OKR-C/17' }),
    ).toMatchObject({ because: 'reference', isSure: false }));
});

describe('one notice for sure', () => {
  test.each([
    ['a part that is written otherwise', `${BRIDGE} (Phase-II)`, `${BRIDGE}, Phase No. 02`],
    ['a number that is written otherwise', WELL.replace('Well', 'Well No. 3'), WELL.replace('Well', 'Well-III')],
    ['a lot word without its name', BRIDGE, `${BRIDGE} (Lot)`],
    ['a year on one side', `${CANAL} FY 2025-26`, CANAL],
    ['a year without a space on one side', `${CANAL} FY2025-26`, CANAL],
    ['a size that could be a year, twice', `${WELL}, 2000 kVA`, `${WELL} (2000KVA)`],
    ['one fiscal year, written otherwise', `${CANAL} FY 2025-26`, `${CANAL}, 2025-2026`],
    ['one of the two years that a fiscal year has', `${CANAL} FY 2025-26`, `${CANAL} FY 2026`],
  ])('%s', (_, a, b) => {
    expect(like({ title: a }, { title: b })).toMatchObject({ isSure: true });
    expect(like({ title: b }, { title: a })).toMatchObject({ isSure: true });
  });
  test('within three days: a list of the next week has the same words', () => {
    const on = (closingDate: string) => like({ title: BRIDGE }, { title: BRIDGE, closingDate });
    expect(on('2026-12-18')).toMatchObject({ isSure: true });
    expect(on('2026-12-19')).toMatchObject({ isSure: false });
  });
  test('one number with one addition, written otherwise', () => {
    const [reference, other] = ['RBA/17 dated 12-8-2026', 'Ref: RBA-17, Dated 12.08.2026'];
    expect(like({ title: BRIDGE, reference }, { title: 'A bridge', reference: other })).toMatchObject({ isSure: true });
    const [short, same] = ['5 (Re-Tender)', 'No. 5 Re-Tender'];
    expect(like({ title: BRIDGE, reference: short }, { title: BRIDGE, reference: same })).toMatchObject({
      isSure: true,
    });
  });
  test('a phase on one side, when they have one number', () =>
    expect(
      like({ title: BRIDGE, reference: 'RBA/2026/17' }, { title: `${BRIDGE} (Phase-II)`, reference: 'RBA-2026-17' }),
    ).toMatchObject({ because: 'reference', isSure: true }));
});

describe('of several like notices', () => {
  const BODY = { organizationId: 1, organization: 'Ravi Authority', source: null, reference: null };
  const first = (title: string, candidates: readonly Stated[]) => {
    const { organizationId, ...stated } = BODY;
    const asked = { ...stated, title, closingDate: '2026-12-15', organizationIds: [organizationId] };
    const published = candidates.map(({ closingDate = '2026-12-15', ...of }, at) => {
      return { ...BODY, id: at + 1, version: 1, redactedKey: null, isByHand: false, closingDate, ...of };
    });
    return compareNotices([asked], [[organizationId]], published)[0]?.map(({ notice: { id } }) => id);
  };
  const PHASE = `${BRIDGE}, Phase II`;
  test.each<[string, string, readonly Stated[], readonly number[]]>([
    ['the one without a part, asked without', BRIDGE, [{ title: BRIDGE }, { title: PHASE }], [1, 2]],
    ['the one of the same part', PHASE, [{ title: PHASE }, { title: BRIDGE }], [1, 2]],
    ['the one of the same year', `${CANAL} 2025-26`, [{ title: `${CANAL} 2025-26` }, { title: CANAL }], [1, 2]],
    ['the one without a slip', BRIDGE, [{ title: BRIDGE }, { title: BRIDGE.replace('Nullah', 'Nulah') }], [1, 2]],
    [
      'the same words, though the other closes on the day',
      BRIDGE,
      [{ title: BRIDGE, closingDate: '2026-12-20' }, { title: PHASE }],
      [1, 2],
    ],
    [
      'the nearest',
      BRIDGE,
      [
        { title: BRIDGE, closingDate: '2026-12-16' },
        { title: BRIDGE, closingDate: '2026-12-22' },
      ],
      [1, 2],
    ],
    ['the newest', BRIDGE, [{ title: BRIDGE }, { title: BRIDGE }], [2, 1]],
  ])('%s comes first', (_, title, candidates, order) => expect(first(title, candidates)).toEqual(order));
});

describe('buyers', () => {
  const find = organizationFinder([
    { id: 1, name: 'Ravi Gas Pipelines Limited (RGPL)' },
    { id: 2, name: 'Capital Roads Authority' },
    { id: 3, name: 'Executive Engineer, Canal Division Deg Town' },
    { id: 4, name: 'Canal Division Jhang' },
    { id: 5, name: 'THQ Hospital Sohan' },
    { id: 6, name: 'GE (Army) Okara' },
    { id: 7, name: 'GE (Air) Okara' },
    { id: 8, name: 'Quaid-e-Roads University' },
    { id: 9, name: 'Director General' },
  ]);
  test.each([
    ['by the short name', 'RGPL', 1],
    ['without it', 'RAVI GAS PIPELINES LIMITED', 1],
    ['by initials', 'CRA', 2],
    ['by the post, in short forms and another order', 'XEN Deg Town Canal Divn.', 3],
    ['by what stands in brackets', 'GE (Army), Okara', 6],
  ])('are known %s', (_, name, id) => expect(find(name).same).toEqual([id]));
  test.each([
    ['with a place more', 'Ravi Gas Pipelines Limited, Lahore', 1],
    ['with less', 'Canal Division, Deg', 3],
    ['with a slip', 'Canal Divison Jhangg', 4],
    ['written out', 'Tehsil Headquarter Hospital, Sohan', 5],
    ['short', 'QRU', 8],
  ])('may be known %s', (_, name, id) => expect(find(name)).toEqual({ same: [], alike: [id] }));
  test.each(['Ministry of Canals', 'Canal Division Sohan', 'Secretary', ''])('are not known by %j', (name) =>
    expect(find(name)).toEqual({ same: [], alike: [] }),
  );
  test('are not known by a name that may be that of many', () => {
    const many = Array.from({ length: 13 }, (_, id) => ({ id, name: `Town Committee Deg ${'abcdefghijklm'[id]}rpur` }));
    expect(organizationFinder(many)('Town Committee').alike).toEqual([]);
    expect(organizationFinder(many.slice(1))('Town Committee').alike).toHaveLength(12);
  });
  test('that may be one make a notice likely, never sure', () => {
    expect(like({ title: BRIDGE }, { title: BRIDGE }, 'perhaps')).toMatchObject({ isSure: false });
    const reference = 'RBA/2026/17';
    expect(like({ title: BRIDGE, reference }, { title: BRIDGE, reference }, 'perhaps')).toMatchObject({ isSure: true });
  });
});

describe('titles say the same', () => {
  test.each([
    ['with a short form', 'Works of water and sanitation scheme Sohan', 'WASS Sohan works'],
    ['with a place in two words', 'Drains in Islam Pura', 'Drains in Islampura'],
    ['with words cut short in the middle', 'Lining of Sohan Distributary', 'Lining of Sohan Disty.'],
    ['with a number in words', 'Supply of four buses for students', 'Supply of 04 Nos. buses for students'],
    ['with the sign of a chainage', 'Breach of Sohan Branch at RD 45+200', 'Breach of Sohan Branch at RD 45200'],
    ['with a sign within a word', 'De-silting of Sohan Minor', 'Desilting of Sohan Minor'],
  ])('%s', (_, a, b) => expect(like({ title: a }, { title: b })).toMatchObject({ isSure: true }));
  test.each([
    ['two and three', 'Supply of two core cable for stores', 'Supply of three core cable for stores'],
    ['numbers with two units', 'Generator of 25 kVA for stores', 'Generator of 25 hp for stores'],
  ])('not with %s', (_, a, b) => expect(like({ title: a }, { title: b })).toBeUndefined());
  test('with a unit once, perhaps', () =>
    expect(like({ title: 'Transformers, 25 to 200 kVA' }, { title: 'Transformers, 25 kVA to 200 kVA' })).toMatchObject({
      because: 'title',
    }));
  test('whether one or two envelopes are asked for', () =>
    expect(like({ title: `${BRIDGE} (two envelopes)` }, { title: BRIDGE })).toMatchObject({ isSure: true }));
});
