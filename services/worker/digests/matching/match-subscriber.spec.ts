import { describe, expect, it } from 'vitest';
import { CriteriaIndex } from './criteria-index.ts';
import { eligibility, matchSubscriber, type Subscriber } from './match-subscriber.ts';

const subscriber: Subscriber = {
  id: 1,
  email: 'amina@example.pk',
  full_name: 'Amina Khan',
  interest_areas: ['Construction'],
  categories: [],
  cities: [],
  provinces: [],
  sectors: [],
  is_active: true,
  is_premium: true,
  is_current: true,
  premium_position: 0,
  passed_position: null,
};

const ROADS = 1;
const BRIDGES = 2;
const BOOKS = 3;
const tender = (id: number, categoryIds: readonly number[], position = 10) => ({
  id,
  categoryIds,
  sectors: [],
  province: 'Punjab',
  city: 'Lahore',
  position,
});

function run(...tenders: ReturnType<typeof tender>[]) {
  const index = new CriteriaIndex(tenders.length);
  for (const one of tenders) index.add(one);
  return {
    run: { since_position: 0 },
    index,
    tenderIds: tenders.map(({ id }) => id),
    positions: tenders.map(({ position }) => position),
    categories: new Map([
      ['roads', ROADS],
      ['bridges', BRIDGES],
      ['books', BOOKS],
    ]),
    interestAreas: new Map([
      ['Construction', [ROADS, BRIDGES]],
      ['Telecommunication', []],
    ]),
  };
}

describe('who gets digests', () => {
  it.each([
    ['eligible', {}],
    ['disabled', { is_active: false }],
    ['unpaid', { is_premium: false, is_current: false }],
    ['expired', { is_current: false }],
    ['disabled', { is_active: false, is_premium: false }],
  ] as const)('%s: %o', (expected, change) => {
    expect(eligibility({ ...subscriber, ...change })).toBe(expected);
  });
});

describe('what matches a subscriber', () => {
  it('an interest area stands for its categories, a chosen category for itself; either is enough', () => {
    const loaded = run(tender(7, [ROADS]), tender(8, [BOOKS]), tender(9, [BRIDGES, BOOKS]));
    expect(matchSubscriber(loaded, subscriber)).toEqual([7, 9]);
    expect(matchSubscriber(loaded, { ...subscriber, categories: ['BOOKS'] })).toEqual([7, 8, 9]);
  });

  it('an area that stands for no category matches nothing, and widens nothing', () => {
    const loaded = run(tender(7, [ROADS]), tender(8, []));
    expect(matchSubscriber(loaded, { ...subscriber, interest_areas: ['Telecommunication'] })).toEqual([]);
    expect(matchSubscriber(loaded, { ...subscriber, interest_areas: ['Never heard of'] })).toEqual([]);
    expect(matchSubscriber(loaded, { ...subscriber, interest_areas: ['Telecommunication', 'Construction'] })).toEqual([
      7,
    ]);
  });

  it('whoever chose neither areas nor categories wants any category', () => {
    expect(matchSubscriber(run(tender(7, [ROADS]), tender(8, [])), { ...subscriber, interest_areas: [] })).toEqual([
      7, 8,
    ]);
  });

  it('what was published before the first payment is not told', () => {
    const loaded = run(tender(7, [ROADS], 10), tender(8, [ROADS], 11));
    expect(matchSubscriber(loaded, { ...subscriber, premium_position: 10 })).toEqual([8]);
    expect(matchSubscriber(loaded, { ...subscriber, premium_position: null })).toEqual([7, 8]);
  });

  it('what is older than the window is told to those only whom runs have passed over', () => {
    const loaded = { ...run(tender(7, [ROADS], 10), tender(8, [ROADS], 20)), run: { since_position: 15 } };
    expect(matchSubscriber(loaded, subscriber)).toEqual([8]);
    expect(matchSubscriber(loaded, { ...subscriber, passed_position: 5 })).toEqual([7, 8]);
    expect(matchSubscriber(loaded, { ...subscriber, passed_position: 5, premium_position: 10 })).toEqual([8]);
  });

  it('places narrow the choice', () => {
    const loaded = run(tender(7, [ROADS]));
    expect(matchSubscriber(loaded, { ...subscriber, cities: ['Karachi'] })).toEqual([]);
    expect(matchSubscriber(loaded, { ...subscriber, cities: ['Karachi', 'lahore'], provinces: ['Punjab'] })).toEqual([
      7,
    ]);
  });
});
