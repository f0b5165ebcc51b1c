import { describe, expect, test } from 'vitest';
import { likeNotice } from './like-notice.ts';
import { organizationFinder } from './like-organizations.ts';
import { rarityAmong } from './like-title.ts';
import { tenderNumber } from './tender-number.ts';
import { titleWords } from './title-words.ts';

interface Stated {
  readonly title: string;
  readonly reference?: string;
  readonly closingDate?: string;
}
const notice = ({ title, reference, closingDate = '2026-12-15' }: Stated) => ({
  title: titleWords(title),
  number: tenderNumber(reference),
  closingDate,
});
const like = (a: Stated, b: Stated, isSameBody: boolean | undefined = true) =>
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

describe('two notices', () => {
  test.each([
    ['of two lots', 'Office furniture (Lot 1)', 'Office furniture (Lot-II)'],
    ['of two phases', `${BRIDGE}, Phase I`, `${BRIDGE}, Phase II`],
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
  test('with two numbers, when a month lies between', () =>
    expect(
      like({ title: BRIDGE, reference: 'RBA/17' }, { title: BRIDGE, reference: 'RBA/18', closingDate: '2027-01-15' }),
    ).toBeUndefined());
});

test('buyers are known by their short name', () => {
  const find = organizationFinder([
    { id: 1, name: 'Ravi Gas Pipelines Limited (RGPL)' },
    { id: 2, name: 'Capital Roads Authority' },
  ]);
  expect(find('RGPL')).toEqual([1]);
  expect(find('RAVI GAS PIPELINES LIMITED')).toEqual([1]);
  expect(find('CRA')).toEqual([2]);
  expect(find('Ministry of Canals')).toEqual([]);
});
