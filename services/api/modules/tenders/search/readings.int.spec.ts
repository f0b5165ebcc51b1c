import { beforeAll, expect, test } from 'vitest';
import { TenderQuery, tenderEndpoints } from '#contracts/api/tenders.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';
import { criterionTexts } from '../../../../platform/matching/compile-criteria.ts';
import { createTenderSearch } from '../list/open-search.ts';

const FILED = 'Ribbons and seals';
const SYSTEMS = Array.from({ length: 5 }, (_, at) => `Water filtration system of hall ${at}`);
const POWDER = Array.from({ length: 5 }, (_, at) => `Milk powder of pack ${at}`);
const BOUGHT = ['Procurement of vehicles', 'Procurement of ambulances', 'Procurement of wipers for vehicles'];
const WATCHED = 'Gate of a depot';
const TITLES = [
  ...SYSTEMS,
  'Water filtration plant',
  'Refilling of fire extinguishers',
  'Fire extinguishers',
  'Ice plant',
  'Line pipe',
  'PE pipe 63 mm',
  'Janitorial services',
  'Replacement of a fence',
  'Construction of latrines',
  'Revolving chairs',
  'Office furniture',
  'Hiring of a security company',
  'Cyber security audit',
  'Parking stand',
  'Supply of tyres',
  'Workshop of Toyota Hiace',
  'Feasibility study by a consultant',
  ...Array.from({ length: 20 }, (_, at) => `Tax consultant of zone ${at}`),
  'Welding set 45 kva',
  'Maintenance of a welding set',
  'Maintenance of machinery',
  'Auction of a motorcycle',
  ...POWDER,
  ...BOUGHT,
  'Drinking water',
  ...Array.from({ length: 6 }, (_, at) => `Turquoise varnish ${at}`),
  'Cameras of a hall',
  WATCHED,
  'Sweet water of a well',
  'Sweets of a festival',
  'Travel agency',
  'List of travel agencies',
  ...Array.from({ length: 41 }, (_, at) => `Electric bell ${at}`),
  FILED,
];

const app = forAllTests(startTenderApp);
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'General');
  await addCategory(app.db, 'Stationery');
  await addOrganization(app.db, 'Parks and Gardens Authority');
  await publishFacts(
    app.db,
    TITLES.map((title) => ({
      title,
      ...(title === WATCHED ? { description: 'Within sight of the camera.' } : {}),
      categoryIds: [title === FILED ? 2 : 1],
      procuringOrganizationId: title === 'Ice plant' ? 1 : null,
      ...(title === 'Parking stand' ? { city: 'Lahore' } : {}),
    })),
  );
});

async function found(search: string) {
  const items = await visitor.call(tenderEndpoints.list, { query: { search, sort: 'relevance' } as never });
  return items.map(({ id }) => TITLES[id - 1]);
}
const leftOut = async (search: string) =>
  (await visitor.call(tenderEndpoints.facets, { query: { search } as never })).leftOut;

test('a word that stands in names of the thing is not insisted on; who has it comes first', async () => {
  expect(await found('water filtration plant')).toEqual(['Water filtration plant', ...SYSTEMS.toReversed()]);
  expect(await leftOut('water filtration plant')).toEqual(['plant']);
});

test('an act is insisted on where somebody has it done with the thing', async () => {
  expect(await found('fire extinguisher refilling')).toEqual(['Refilling of fire extinguishers']);
  expect(await found('ice plant repair')).toEqual(['Ice plant']);
  expect(await leftOut('ice plant repair')).toEqual(['repair']);
});

test('a wider word is asked for where few have a name or a kind, and comes after these', async () => {
  expect(await found('chair')).toEqual(['Revolving chairs', 'Office furniture']);
  expect(await found('cupboard')).toEqual(['Office furniture']);
  expect(await leftOut('cupboard')).toBeUndefined();
});

test('exports do so, too; mails of new notices ask for wider words at once', async () => {
  const exported = async (search: string) => {
    const query = TenderQuery.parse({ search });
    return (await createTenderSearch(app.db).find(query, { offset: 0, limit: 9 }, app.now)).ids.length;
  };
  expect(await Promise.all(['chair', 'cupboard'].map(exported))).toEqual([2, 1]);
  const [mailed] = await criterionTexts(app.db, [{ search: 'chair' }], app.now);
  expect(mailed?.terms).toContain('furnitur');
});

test('who seeks parking is shown nothing of the authority for parks', async () => {
  expect(await found('parking')).toEqual(['Parking stand']);
  expect(await found('parks authority')).toEqual(['Ice plant']);
});

test('of a name whose other words say nothing, the word left says too little beside who has the name', async () => {
  expect(await found('security services')).toEqual(['Hiring of a security company']);
});

test('what is done with a thing says nothing without it', async () => {
  expect(await found('fence ki tameer')).toEqual(['Replacement of a fence']);
});

test('a particle of Urdu stands behind a word, never first', async () => {
  expect(await found('pe pipe')).toEqual(['PE pipe 63 mm']);
});

test('a word of Roman Urdu with a long a is that with a short one', async () => {
  expect(await found('safaai')).toEqual(['Janitorial services']);
});

test('a category is named in Urdu and in a usual misspelling, too', async () => {
  for (const name of ['stationery', 'stationary', 'سٹیشنری']) expect(await found(name)).toEqual([FILED]);
});

test('a size that nobody has comes to an end', async () => {
  for (const search of ['2.5 ton', 'water filtration plant 7777 kva -ice']) await found(search);
  expect(await found('2.5 ton')).toEqual([]);
  // a place says nothing without the size
  expect(await found('9999 ah lahore')).toEqual([]);
  expect(await leftOut('9999 ah lahore')).toBeUndefined();
});

test('where nobody has the size that is all that was sought, other sizes are shown, and that is said', async () => {
  expect(await found('7777 kva')).toEqual(['Welding set 45 kva']);
  expect(await leftOut('7777 kva')).toEqual(['7777 kva']);
});

test('whoever sells tyres for one make sells those for others, and no other things of the make', async () => {
  expect(await found('toyota corolla tyres')).toEqual(['Supply of tyres']);
  expect(await leftOut('toyota corolla tyres')).toEqual(['toyota', 'corolla']);
  expect(await found('toyota crimson')).toEqual(['Workshop of Toyota Hiace']);
  expect(await found('yamaha ice crimson')).toEqual(['Ice plant']);
});

test('a thing is insisted on beside a make that has other things, too', async () => {
  expect(await found('nestle milk')).toEqual(POWDER.toReversed());
  expect(await found('nestle')).toContain('Drinking water');
});

test('maintenance is insisted on where more than a few have it, and never looked for without its thing', async () => {
  expect(await found('welding set maintenance')).toEqual(['Maintenance of a welding set', 'Welding set 45 kva']);
  expect(await leftOut('welding set maintenance')).toEqual(['maintenance']);
  expect(await found('machine maintenance')).toEqual(['Maintenance of machinery']);
});

test('a kind of what many seek is insisted on beside it where somebody has both', async () => {
  expect(await found('feasibility study consultant')).toEqual(['Feasibility study by a consultant']);
});

test('who buys a thing or a kind of it comes before who buys something for it', async () => {
  expect((await found('vehicle purchase')).filter((title = '') => BOUGHT.includes(title))).toEqual(BOUGHT);
});

test('of words that nobody has together, wider words find something, too', async () => {
  expect(await found('seamless steel pipe crimson')).toEqual(['Line pipe']);
});

test('of several words, one that says what kind of thing finds nothing where nobody has the thing', async () => {
  expect(await found('turquoise zithers')).toEqual([]);
  expect(await found('electric zithers')).toEqual([]);
  expect(await found('cameras zithers')).toEqual(['Cameras of a hall']);
});

test('one word of several is sought in titles, or where no title has it in texts', async () => {
  expect(await found('turquoise cameras')).toEqual(['Cameras of a hall']);
  expect(await found('turquoise sight')).toEqual([WATCHED]);
  expect(await found('travel agency zithers')).toEqual(['List of travel agencies', 'Travel agency']);
});

test('sweets are no sweet water', async () => {
  expect(await found('sweets')).toEqual(['Sweets of a festival']);
});
