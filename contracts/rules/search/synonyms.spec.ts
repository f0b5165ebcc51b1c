import { expect, test } from 'vitest';
import { foldForSearch } from '../search-text.ts';
import { rightSpelling } from './spelling/right-spelling.ts';
import { synonymGroups, synonymsOf } from './synonyms.ts';

test('a name finds the others and the kinds, a kind does not find it', () => {
  const of = synonymsOf([{ names: ['computer', 'pc'], kinds: ['laptop'], wider: [] }]);
  expect(of('computers')).toEqual({ names: ['pc'], kinds: ['laptop'], wider: [] });
  expect(of('pc')).toEqual({ names: ['computer'], kinds: ['laptop'], wider: [] });
  expect(of('laptop')).toEqual({ names: [], kinds: [], wider: [] });
});

test('a wider word is apart from kinds, unless another group takes it for one or for a name', () => {
  const of = synonymsOf([
    { names: ['injection', 'teeka'], kinds: ['insulin'], wider: ['medicine', 'insulin', 'vial'] },
    { names: ['injection', 'vial'], kinds: [], wider: [] },
    { names: ['medicine', 'dawai'], kinds: [], wider: [] },
  ]);
  expect(of('injections')).toEqual({ names: ['teeka', 'vial'], kinds: ['insulin'], wider: ['medicine', 'dawai'] });
  expect(of('medicine')).toEqual({ names: ['dawai'], kinds: [], wider: [] });
});

test('a kind has its other names, but for wider ones and auctions', () => {
  const of = synonymsOf([
    { names: ['road', 'sarak'], kinds: ['pcc street', 'open auction'], wider: [] },
    { names: ['street', 'gali', 'pcc street'], kinds: ['lane'], wider: [] },
    { names: ['auction', 'open auction', 'neelam'], kinds: [], wider: [] },
  ]);
  expect(of('sarak')).toEqual({ names: ['road'], kinds: ['pcc street', 'gali', 'open auction'], wider: [] });
});

test('a kind in Urdu has its Urdu names only, for its English one may be wider', () => {
  const of = synonymsOf([
    { names: ['stationery'], kinds: ['کاغذ'], wider: [] },
    { names: ['paper', 'کاغذ', 'قرطاس'], kinds: [], wider: [] },
  ]);
  expect(of('stationery')).toEqual({ names: [], kinds: ['کاغذ', 'قرطاس'], wider: [] });
});

test('another name in one group is no kind, whatever another group says', () => {
  const of = synonymsOf([
    { names: ['road', 'sarak'], kinds: ['street'], wider: [] },
    { names: ['road', 'street'], kinds: ['lane'], wider: [] },
  ]);
  expect(of('road')).toEqual({ names: ['sarak', 'street'], kinds: ['lane'], wider: [] });
});

test('what belongs to several groups has the names of all', () => {
  const of = synonymsOf([
    { names: ['road', 'sarak'], kinds: [], wider: [] },
    { names: ['road', 'street'], kinds: [], wider: [] },
  ]);
  expect(of('roads').names).toEqual(['sarak', 'street']);
  expect(of('nothing')).toEqual({ names: [], kinds: [], wider: [] });
});

test('singular and plural of an Urdu name are two, because the index has no stems of Urdu', () => {
  const of = synonymsOf([{ names: ['generator', 'generators', 'جنریٹر', 'جنریٹرز'], kinds: [], wider: [] }]);
  expect(of('generator').names).toEqual(['جنریٹر', 'جنریٹرز']);
  expect(of('جنریٹرز').names).toEqual(['generators', 'جنریٹر']);
});

test('the groups of the product are folded, say something, and are at least three hundred', () => {
  expect(synonymGroups().length).toBeGreaterThan(300);
  expect(new Set(synonymGroups().map(({ id }) => id)).size).toBe(synonymGroups().length);
  for (const { names, kinds, wider } of synonymGroups()) {
    expect(names.length + kinds.length + wider.length).toBeGreaterThan(1);
    expect([...names, ...kinds, ...wider].filter((name) => name !== foldForSearch(name))).toEqual([]);
  }
});

test.each([
  ['spectacles', 'chashma'],
  ['flags', 'bunting'],
  ['cash safe', 'strong room'],
  ['steel almirah', 'racks'],
  ['newspapers', 'periodicals'],
  ['shed', 'canopy'],
  ['tablet pc', 'tablets'],
  ['medicine', 'local purchase'],
  ['erp software', 'software'],
  ['sports ground', 'walkway'],
  ['goods transport', 'loading unloading'],
])('a search for %s does not look for %s, too, which is mostly of other things', (name, other) => {
  const { names, kinds } = synonymsOf(synonymGroups())(name);
  expect([...names, ...kinds]).not.toContain(other);
});

test('singular and plural find each other where Postgres takes them for two words', () => {
  const of = synonymsOf(synonymGroups());
  expect(of('bus').names).toContain('buses');
  expect(of('buses').names).toContain('bus');
});

test('a name that is the first one misspelt is read as that; words of longer names, plurals and other names stay', () => {
  const typed = [
    'stationary',
    'maintainance',
    'generater',
    'insurence',
    'furnitur',
    'vehical',
    'meter',
    'transformers',
    'overhauling',
    'electric',
  ];
  const meant = ['stationery', 'maintenance', 'generator', 'insurance', 'furniture', 'vehicle', ...typed.slice(6)];
  expect(typed.map(rightSpelling)).toEqual(meant);
});
