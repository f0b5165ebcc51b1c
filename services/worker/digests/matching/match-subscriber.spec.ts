import { describe, expect, it } from 'vitest';
import { CriteriaIndex } from '../../../platform/matching/criteria-index.ts';
import { CriteriaPlaces } from '../../../platform/matching/criteria-places.ts';
import { eligibility, matchSubscriber as match, type Subscriber } from './match-subscriber.ts';

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
  words: '',
  is_served: true,
  searches: [],
};

/** Places of the words and searches of these specs, by what is searched. */
const FOUND: Readonly<Record<string, readonly number[]>> = { solar: [0, 2], lights: [2], cement: [1] };
const placesOf = ({ search = '' }: { search?: string | undefined }) => Uint32Array.from(FOUND[search] ?? []);
const sections = (loaded: ReturnType<typeof run>, one: Subscriber) => match(loaded, one, placesOf);
const matchSubscriber = (loaded: ReturnType<typeof run>, one: Subscriber) =>
  sections(loaded, one).flatMap(({ tenderIds }) => tenderIds);

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
    criteria: new CriteriaPlaces([], () => new Date()),
    tenderIds: tenders.map(({ id }) => id),
    placeOf: new Map(tenders.map(({ id }, place) => [id, place])),
    enteredAt: tenders.map(({ position }) => position * 1000),
    positions: tenders.map(({ position }) => position),
    categories: new Map([
      ['roads', ROADS],
      ['bridges', BRIDGES],
      ['books', BOOKS],
    ]),
    interestAreas: new Map([
      ['Construction', { categoryIds: [ROADS, BRIDGES], items: [] }],
      ['Energy', { categoryIds: [], items: ['cement'] }],
      ['Telecommunication', { categoryIds: [], items: [] }],
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

describe('words', () => {
  const loaded = run(tender(7, [BOOKS]), tender(8, [BOOKS]), tender(9, [ROADS]));

  it('widen: an item, an area or a category is enough; those of an area count as the area', () => {
    expect(matchSubscriber(loaded, { ...subscriber, words: 'solar' })).toEqual([7, 9]);
    expect(matchSubscriber(loaded, { ...subscriber, interest_areas: ['Energy'] })).toEqual([8]);
    expect(matchSubscriber(loaded, { ...subscriber, interest_areas: [], words: 'nothing' })).toEqual([]);
  });

  it('take away whatever else matched, and narrow by places as before', () => {
    expect(matchSubscriber(loaded, { ...subscriber, words: 'solar, -lights' })).toEqual([7]);
    expect(matchSubscriber(loaded, { ...subscriber, interest_areas: [], words: '-lights' })).toEqual([7, 8]);
    expect(matchSubscriber(loaded, { ...subscriber, words: 'solar', cities: ['Karachi'] })).toEqual([]);
  });
});

describe('saved searches', () => {
  const loaded = run(tender(7, [BOOKS], 10), tender(8, [BOOKS], 11), tender(9, [ROADS], 12));
  const search = (name: string, words: string, since = 0) => ({ name, query: { search: words }, since });

  it('follow the preferences, each tender once, in the first section that has it', () => {
    const searches = [search('Lights', 'lights'), search('Solar', 'solar')];
    expect(sections(loaded, { ...subscriber, searches })).toEqual([
      { title: null, tenderIds: [9] },
      { title: 'Solar', tenderIds: [7] },
    ]);
    expect(sections(loaded, { ...subscriber, is_served: false, searches })).toEqual([
      { title: 'Lights', tenderIds: [9] },
      { title: 'Solar', tenderIds: [7] },
    ]);
  });

  it('tell of what was entered after they were saved', () => {
    const searches = [search('Solar', 'solar', 11_000)];
    expect(sections(loaded, { ...subscriber, is_served: false, searches })).toEqual([
      { title: 'Solar', tenderIds: [9] },
    ]);
  });
});
