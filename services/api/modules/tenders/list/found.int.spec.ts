import { beforeAll, describe, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';

const CLOSED = { publishDate: '2020-01-01', closingDate: '2020-02-01' };

const TENDERS = {
  generator: { title: 'Diesel generator 50 KVA', city: 'Lahore', province: 'Punjab' },
  generation: { title: 'Power generation study', city: 'Karachi', province: 'Sindh' },
  medical: { title: 'Medical equipment', description: 'Beds and monitors' },
  printers: { title: 'Medical equipment and printer', description: 'For wards' },
  street: { title: 'Street light poles', description: 'Galvanized' },
  lights: { title: 'Light poles for a street', description: 'Galvanized' },
  road: { title: 'Construction of road', city: 'Multan', province: 'Punjab' },
  bijli: { title: 'Electrical works', city: 'Multan', province: 'Punjab' },
  works: { title: 'Repair of office', categoryIds: [2] },
  pipe: { title: 'Line pipe', reference: 'SNG/2026/17', organizationIds: [1] },
  canteen: { title: 'Canteen', description: 'A pipe leaks', organizationIds: [1] },
  old: { title: 'Generator', ...CLOSED },
  ups: { title: 'Online UPS' },
  gradation: { title: 'Up-gradation of clinic', description: 'Up-gradation' },
  kva: { title: 'Transformer 200 kVA, oil immersed' },
  joined: { title: 'Distribution transformer (45/27) 200KVA' },
  hiring: { title: 'Hiring of vehicles', description: 'With drivers' },
  toner: { title: 'Toner', description: 'For printers of a branch' },
  paper: { title: 'Stationery' },
  shops: { title: 'Lease of shops' },
  animals: { title: 'جانوروں کی ادویات' },
  rental: { title: 'Rental of one car' },
  urdu: { title: 'ٹرانسپورٹیشن کی فراہمی' },
  park: { title: 'P.V.C sheets A-4 in a park' },
  cameras: { title: 'Cameras and zithers', city: 'Quetta', province: 'Balochistan' },
} as const satisfies Record<string, Partial<TenderFacts>>;
const NAMES = Object.keys(TENDERS);

const app = forAllTests(startTenderApp);
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'General');
  await addCategory(app.db, 'Civil Works');
  await addOrganization(app.db, 'Sui Northern Gas Pipelines Limited');
  await publishFacts(app.db, Object.values(TENDERS));
});

type Query = Record<string, string>;

async function found(search: string, query: Query = {}) {
  const items = await visitor.call(tenderEndpoints.list, { query: { search, sort: 'relevance', ...query } as never });
  return items.map(({ id }) => NAMES[id - 1]);
}

const facets = (search: string, query: Query = {}) =>
  visitor.call(tenderEndpoints.facets, { query: { search, ...query } as never });

const cases = (rows: [search: string, ...found: (keyof typeof TENDERS)[]][]) =>
  test.each(rows.map(([search, ...names]) => ({ search, names })))('$search → $names', async ({ search, names }) =>
    expect(await found(search)).toEqual(names),
  );

describe('the best match comes first, open before closed', () => {
  cases([
    ['generator', 'generator', 'old'],
    ['UPS', 'ups'],
    ['SNGPL pipe', 'pipe', 'canteen'],
    ['street light', 'street', 'lights'],
    // a number with its unit, as one word or two
    ['200 kva', 'kva', 'joined'],
    ['200kva transformer', 'joined', 'kva'],
    ['کینٹین', 'canteen'],
    // English in Urdu letters, a form that no list has, the act before the thing, two words typed as one
    ['سٹریٹ لائٹ', 'lights', 'street'],
    ['کرائے پر دکانیں', 'shops'],
    ['streetlights', 'street', 'lights'],
    ['transportation', 'urdu'],
    // either, and who has both first
    ['ups ya generator', 'ups', 'generator', 'old'],
    ['transformer aur oil', 'kva', 'joined'],
    ['canteen or 200 kva', 'kva', 'canteen', 'joined'],
    ['road or camera multan', 'road'],
    // whoever sells says nothing of what is sought
    ['generator dealer', 'generator', 'old'],
    ['pipe suppliers', 'pipe', 'canteen'],
    // a name that nobody holds is read by its words before only the place is left
    ['road repair multan', 'road'],
  ]);

  test('page by page as all at once, for every limit', async () => {
    const all = await found('-canteen', { limit: '100' });
    expect(new Set(all).size).toBe(NAMES.length - 1);
    for (const limit of ['1', '5', '7']) {
      const pages: unknown[] = [];
      for (let page = 1; page <= NAMES.length; page++)
        pages.push(...(await found('-canteen', { page: String(page), limit })));
      expect(pages).toEqual(all);
    }
  });

  test('with a status the others are left out', async () => {
    expect(await found('generator', { status: 'closed' })).toEqual(['old']);
    expect(await found('generator', { status: 'open' })).toEqual(['generator']);
  });
});

describe('quotes and dashes', () => {
  cases([
    ['"street light"', 'street'],
    ['poles -"street light"', 'lights'],
    ['medical equipment -printer', 'medical'],
    ['-printer medical', 'medical'],
    ['generator -lahore', 'old'],
    ['sheets -parking', 'park'],
    ['pvc', 'park'],
    ['sheets a4', 'park'],
    ['P.V.C', 'park'],
    ['"light street"'],
    // in the other script, and in any form
    ['veterinary medicine -furniture', 'animals'],
    ['veterinary medicine -medicine'],
    ['veterinary medicine -جانور'],
    ['canteen -کینٹین'],
  ]);

  test('only what is excluded: everything else', async () => {
    const ids = await found('-generator', { limit: '100' });
    expect(NAMES.filter((name) => !ids.includes(name))).toEqual(['generator', 'old']);
  });
});

describe('names of places and categories, short forms, Roman Urdu', () => {
  cases([
    ['generator lahore', 'generator'],
    ['multan road', 'road'],
    ['bijli', 'bijli'],
    ['بجلی multan', 'bijli'],
    // a name of several words in Urdu, with a particle
    ['veterinary medicine', 'animals'],
    ['civil works', 'works', 'road'],
    ['sngpl', 'canteen', 'pipe'],
  ]);

  test('what they name is offered as a filter, unless one is chosen', async () => {
    expect((await facets('generator lahore')).named).toEqual([{ filter: 'city', value: 'Lahore', rest: 'generator' }]);
    expect((await facets('generator lahore', { city: 'Lahore' })).named).toBeUndefined();
    const sngpl = { filter: 'organization', value: 'Sui Northern Gas Pipelines Limited', rest: 'pipe' };
    for (const search of ['sngpl pipe', 'pipe sui northern gas pipelines limited', 'Sui Northern Gas Pipelines pipe']) {
      expect((await facets(search)).named).toEqual([sngpl]);
    }
  });
});

describe('when little is found', () => {
  test('a word that says nothing is not insisted on, whatever else is found', async () => {
    expect(await found('purchase of pipes')).toEqual(['pipe', 'canteen']);
    expect(await found('pipe items')).toEqual(['pipe', 'canteen']);
    expect(await found('sarak ka kaam')).toEqual(['road']);
    expect(await found('office ke liye mujhe toner chahiye')).toEqual(['toner']);
    expect(await found('i want to find toner for a bank please')).toEqual(['toner']);
    expect(await found('tender for toner')).toEqual(['toner']);
    // but in names of offices every word counts
    expect(await found('Electrical Works Department')).not.toContain('works');
    expect(await found('works of office')).toEqual(['works']);
    const { leftOut, total } = await facets('pipe items lagana');
    expect([total, leftOut]).toEqual([2, undefined]);
    // where nothing else says what is sought, who has it comes first
    expect(await found('works multan')).toEqual(['bijli', 'road']);
    expect((await facets('works multan')).leftOut).toEqual(['works']);
  });

  test('a name in other words of its parts is known', async () => {
    expect(await found('gaariyon kiraye')).toEqual(['hiring', 'rental']);
    expect(await found('vehical hire')).toEqual(['hiring', 'rental']);
  });

  test('a name that hardly anybody holds, by its words, where each means something', async () => {
    expect(await found('sarak ki tameer')).toEqual(['road']);
    expect(await found('marammat daftar')).toEqual(['works']);
  });

  test('those with a name and those with its words, as many of them in the facets', async () => {
    expect(await found('car rental')).toEqual(['rental', 'hiring']);
    const { total, facets: counted } = await facets('car rental');
    expect([total, counted.status]).toEqual([2, expect.arrayContaining([{ value: 'open', count: 2 }])]);
    expect((await facets('car rental', { status: 'closed' })).facets.status).toEqual(counted.status);
  });

  test('two things to sell: those with one, after those with both', async () => {
    expect(await found('toner and stationery')).toEqual(['paper', 'toner']);
    expect((await facets('toner and stationery')).leftOut).toBeUndefined();
    // neither of them is so called
    expect(await found('crispy toner and stationery')).toEqual(expect.arrayContaining(['paper', 'toner']));
    expect((await facets('crispy toner and stationery')).leftOut).toEqual(['crispy']);
  });

  test('a company that no notice names, by its city', async () => {
    expect(await found('mepco sarak')).toEqual(['road']);
    expect((await facets('mepco sarak')).leftOut).toEqual(['mepco']);
  });

  test('a short number alone is no search in part, nor is a size', async () => {
    expect(await found('SNT/2319/17')).toEqual([]);
    expect(await found('generator 200 kva')).toEqual(['generator', 'old']);
    // other sizes of the thing follow, though a number of a notice is found once
    expect(await found('diesel generator 150kva')).toEqual(['generator', 'old']);
  });

  test('fewer words, saying which were left out', async () => {
    expect(await found('diesel generator sukkur')).toEqual(['generator', 'old']);
    const { headers } = await visitor.send(tenderEndpoints.list, {
      query: { search: 'diesel generator sukkur' } as never,
    });
    expect(headers.get('X-Search-Left-Out')).toBe('sukkur');
    const answer = await facets('diesel generator sukkur');
    expect(answer).toMatchObject({ total: 2, leftOut: ['sukkur'] });
    expect(answer.named).toBeUndefined(); // Sukkur has none of these
  });

  test('those with some of the words follow, the more telling word first', async () => {
    expect(await found('diesel canteen generator')).toEqual(['generator', 'old', 'canteen']);
    expect((await facets('diesel canteen generator')).leftOut).toEqual(['diesel', 'canteen', 'generator']);
    expect(await found('cameras canteen')).toEqual(['canteen', 'cameras']);
    expect((await facets('cameras canteen')).leftOut).toEqual(['cameras', 'canteen']);
    // an act says nothing without its thing, unless nobody has that
    expect(await found('canteen lease')).toEqual(['canteen']);
    expect(await found('helicopter lease')).toEqual(['shops']);
    // a notice of both things is not followed by those of one
    expect(await found('line pipe')).toEqual(['pipe']);
    expect(await found('"line pipe" canteen')).toEqual(['pipe']);
    // a name of two words says more than a rarer word that stands last
    expect(await found('street light canteen')).toEqual(['street', 'lights', 'canteen']);
  });

  test('a number is not looked for in part where it is found', async () => {
    expect(await found('SNG/2026/17')).toEqual(['pipe']);
    expect((await facets('SNG/2026/17')).leftOut).toBeUndefined();
  });

  test('a word that nobody has, in the spelling that synonyms know', async () => {
    expect(await found('genrators')).toEqual(['generator', 'old']);
    expect(await facets('camras')).toMatchObject({ total: 1, didYouMean: 'cameras', isRespelled: true });
    expect(await facets('camras quetta')).toMatchObject({
      total: 1,
      didYouMean: 'cameras quetta',
      leftOut: ['camras'],
    });
  });

  test('the spelling that exists, for words that nobody has and for those that are not together', async () => {
    expect(await facets('zithrs')).toMatchObject({ total: 0, didYouMean: 'zithers' });
    expect(await facets('"zithers and cameras"')).toMatchObject({
      ...{ total: 0, didYouMean: 'zithers and cameras' },
    });
    expect(await facets('zithers canteens')).toMatchObject({ leftOut: expect.anything() });
  });
});

describe('anything may be typed', () => {
  test.each([
    '"',
    '""',
    '-',
    '- -',
    '"""""',
    '-"',
    '"-"',
    '-""',
    '"سڑک -',
    '((((',
    '"a" "b" -"c" -d',
    `${'"'.repeat(199)}`,
    '-'.repeat(200),
    '-"'.repeat(100),
    '"a "b "c" d" e"',
    '“a „b” “c”" -"',
    'road سڑک ROAD \u202eدaeb\u202c -پل 道路 дорога',
    '\u200f"سڑک road" \u2066-کی\u2069',
    'the of and',
    'کی کا کے',
    'ups police generators',
    'a '.repeat(100),
  ])('%j is answered', async (search) => {
    for (const sort of ['latest', 'closing-soon', 'relevance']) {
      const { status } = await visitor.send(tenderEndpoints.list, { query: { search, sort } as never });
      expect(status).toBe(200);
    }
    expect((await visitor.send(tenderEndpoints.facets, { query: { search } as never })).status).toBe(200);
  });

  test('ten thousand characters are refused, and never an error of ours', async () => {
    for (const search of ['x'.repeat(10_000), '"'.repeat(10_000), '-'.repeat(10_000), 'سڑک '.repeat(2500)]) {
      for (const path of [tenderEndpoints.list.path, tenderEndpoints.facets.path]) {
        const { status } = await visitor.get(`${path}?search=${encodeURIComponent(search)}`);
        expect([400, 414, 431]).toContain(status);
      }
    }
  });
});
