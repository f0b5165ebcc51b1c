import { beforeAll, describe, expect, test } from 'vitest';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { parseSearch } from '#contracts/rules/search/search-grammar.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { together } from '../../../../platform/search/list-filters.ts';
import { rowCheck } from '../../../../platform/search/row-check.ts';
import { searchConditions } from '../../../../platform/search/search-terms.ts';
import { isSearch, plainTerm, understandSearch } from '../../../../platform/search/understand-search.ts';

const TENDERS = {
  bridge: {
    title: 'Construction of a bridge at Sukkur',
    description: 'Steel works, complete.',
    reference: 'NHA/2025/17',
  },
  clinic: { title: 'Supply of medicines', description: 'Vaccines for children in Thatta', reference: 'DHO-2025-170' },
  laptops: {
    title: 'IT equipment',
    description: 'Laptops and printers, as it is usual',
    ocrText: 'Schedule: 40 routers',
  },
  unjoined: { title: 'خوب\u200cصورت باغ' },
  urdu: { title: 'سڑک کی تعمیر', description: 'گورنمنٹ کالج برائے خواتین، لاہور', ocrText: 'ٹینڈر نمبر ۲۰۲۵' },
  arabic: { title: 'كتاب كي خريداري', description: 'مدرسة' },
  literal: { title: 'Rate 50% of C_D \\ O\'Neill "quoted"', description: 'See & | ! ( ) <-> :* here' },
  linked: { title: 'Cleaning', description: 'Daily', organizationIds: [2], procuringOrganizationId: 1 },
  who: { title: 'WHO warehouse', description: 'Cold storage' },
  chairs: {
    title: 'Chairs',
    description: 'Made of teak. The firm is responsible for unloading and insurance. Bid security: 2 %',
  },
} as const satisfies Record<string, Partial<TenderFacts>>;

const NAMES = Object.keys(TENDERS);

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeAll(async () => {
  await addCategory(db, 'Roads');
  await addOrganization(db, 'National Highway Authority');
  await addOrganization(db, 'Public Works Department');
  await publishFacts(db, Object.values(TENDERS));
});

async function find(search: string): Promise<string[]> {
  const { terms, excluded } = await understandSearch(db, search);
  // other names of the words have a spec of their own: list/found.int.spec.ts
  const meant = { terms: terms.map(plainTerm), excluded };
  if (!isSearch(meant)) return [];
  const rows = await db.query<{
    id: number;
  }>(sql`SELECT t.id FROM tender t WHERE tender_terms(t) @@ ${together(searchConditions(meant, 'titles'))}
    AND coalesce(t.search_vector @@ ${rowCheck(meant)}, true) ORDER BY t.id`);
  return rows.map(({ id }) => NAMES[id - 1] ?? '');
}

const cases = (rows: [search: string, ...found: (keyof typeof TENDERS)[]][]) =>
  test.each(rows.map(([search, ...found]) => ({ search, found })))('$search → $found', async ({ search, found }) =>
    expect(await find(search)).toEqual(found),
  );

describe('a word is found in title, description, scanned text, reference and organizations', () => {
  cases([
    ['sukkur', 'bridge'],
    ['steel', 'bridge'],
    ['routers', 'laptops'],
    ['dho', 'clinic'],
    ['highway', 'linked'],
    ['department', 'linked'],
    ['helicopter'],
  ]);
});

describe('its other forms are found, and its beginning', () => {
  cases([
    ['construct', 'bridge'],
    ['constructed', 'bridge'],
    ['constructions', 'bridge'],
    ['constr', 'bridge'],
    ['constructio', 'bridge'],
    ['CONSTRUCTION', 'bridge'],
    ['medicine', 'clinic'],
    ['vaccin', 'clinic'],
    ['author', 'linked'],
    ['struction'],
    ['c', 'literal'], // one letter is a word, not a beginning
  ]);
});

describe('conditions of bidding say nothing of what is bought', () => {
  cases([['insurance'], ['security'], ['unloading'], ['teak', 'chairs']]);
});

describe('every word must be there, the last at least as a beginning', () => {
  cases([
    ['bridge sukkur', 'bridge'],
    ['bridge suk', 'bridge'],
    ['suk bridge'],
    ['steel construction', 'bridge'],
    ['bridge medicines'],
    ['public works clean', 'linked'],
    ['highway works', 'linked'],
  ]);
});

describe('numbers are found part by part', () => {
  cases([
    ['NHA/2025/17', 'bridge'],
    ['nha 2025', 'bridge'],
    ['2025/17', 'bridge', 'clinic'],
    ['2025 17 nha', 'bridge'],
    ['DHO-2025-170', 'clinic'],
    ['2025', 'bridge', 'clinic', 'urdu'],
    ['۲۰۲۵', 'bridge', 'clinic', 'urdu'],
    ['٢٠٢٥', 'bridge', 'clinic', 'urdu'],
    ['50%', 'literal'],
  ]);
});

describe('Urdu is found however it was typed', () => {
  cases([
    ['تعمیر', 'urdu'],
    ['تعمير', 'urdu'], // Arabic yeh
    ['سڑک\u200cتعمیر', 'urdu'], // non-joiner for a space
    ['خوب صورت', 'unjoined'],
    ['خوبصورت', 'unjoined'],
    ['خوب\u200cصورت', 'unjoined'],
    ['تعم', 'urdu'],
    ['كالج', 'urdu'], // Arabic kaf
    ['کالج لاهور', 'urdu'], // Arabic heh
    ['خَواتین', 'urdu'], // with a vowel sign
    ['کتاب', 'arabic'], // Urdu kaf, written with the Arabic one
    ['مدرسہ', 'arabic'],
    ['سڑکوں', 'urdu'], // a plural, of which Postgres knows no stem
    ['سڑکیں تعمیرات', 'urdu'],
    ['کتابوں', 'arabic'],
    ['سڑک bridge'],
  ]);
});

describe('words that English ignores', () => {
  cases([
    ['supply of medicines', 'clinic'],
    ['the supply of the medicines', 'clinic'],
    ['laptops the', 'laptops'],
    ['the of', 'bridge', 'clinic', 'literal'],
    ['IT equipment', 'laptops'],
    ['it routers', 'laptops'],
    ['it bridge'],
    ['it', 'laptops'],
    ['WHO', 'who'],
    ['steel who'],
  ]);
});

describe('signs mean nothing', () => {
  cases([
    ["O'Neill", 'literal'],
    ['"quoted"', 'literal'],
    ['C_D', 'literal'],
    ['%50', 'literal'],
    ['C\\D', 'literal'],
  ]);

  test.each(['%_\\', '???', '!&|()<->:*', "'", '\u0000', ' ', '،۔'])('%j alone is no search', (search) =>
    expect(parseSearch(search)).toEqual({ wanted: [], excluded: [] }),
  );

  test.each([
    ["steel' OR '1'='1", []],
    ["steel'); DROP TABLE tender; --", []],
    ['steel:* | !bridge', ['bridge']],
    ['steel & !zzz', []],
    ["\\' OR steel", ['bridge']],
  ])('%s is words', async (search, found) => expect(await find(search)).toEqual(found));
});

describe('whatever is asked, Postgres answers', () => {
  test.each([
    ['200 letters', 'x'.repeat(200)],
    ['200 words', 'a '.repeat(100)],
    ['letters that unfold to many', '㌖'.repeat(200)],
    ['a ligature of four words', 'ﷺ'.repeat(200)],
    ['only marks', '\u0901\u093e'],
    ['letters and marks', 'निविदा'],
    ['numbers that are no digits', '½ ① ৴ Ⅻ'],
    ['half a pair', '\ud800 x'],
    ['faces', '😀 👍🏽'],
    ['nothing', ''],
    ['dots and dashes', '1e5 -17 +3.14 a.b.c x@y.z http://x/y?z=1'],
    ['a byte order mark', '\ufeffsteel'],
  ])('%s', async (_, search) => expect(await find(search.slice(0, 200))).toBeInstanceOf(Array));
});

describe('a tender of any text can be stored', () => {
  test.each([
    ['a word of 10,000 letters', { title: 'y'.repeat(10_000) }],
    ['200,000 different words', { ocrText: words(0x4e00, 66_000) }],
    ['200,000 letters that unfold to many', { ocrText: '㌖'.repeat(200_000) }],
    ['50,000 different words that do', { ocrText: unfolding(50_000) }],
    ['only signs', { title: '!!!', description: '---' }],
  ])('%s', async (_, changes) => {
    const own = await createTestDatabase();
    const other = openDatabase(own.url);
    await addCategory(other, 'Roads');
    await publishFacts(other, [changes]);
    await other.close();
    await own.close();
  });

  test('and found by the words that the index kept', async () => {
    const own = await createTestDatabase();
    const other = openDatabase(own.url);
    await addCategory(other, 'Roads');
    await publishFacts(other, [{ title: 'z'.repeat(300) }]);
    const found = await other.query(
      sql`SELECT 1 FROM tender t WHERE tender_terms(t) @@ ${together(searchConditions(await understandSearch(other, 'z'.repeat(200)), 'titles'))}`,
    );
    expect(found).toHaveLength(1);
    await other.close();
    await own.close();
  });
});

/** Two-letter words, all different. */
function words(first: number, count: number): string {
  return Array.from({ length: count }, (_, at) =>
    String.fromCharCode(first + (at % 20_000), first + Math.floor(at / 20_000)),
  ).join(' ');
}

/** Words of three letters, all different; each letter is a unit sign that unfolds to up to six. */
function unfolding(count: number): string {
  const sign = (at: number) => String.fromCharCode(0x3300 + (at % 0x57));
  return Array.from(
    { length: count },
    (_, at) => sign(at) + sign(Math.floor(at / 87)) + sign(Math.floor(at / 7569)),
  ).join(' ');
}

test('a short form of an agency is no place, even where it stands for one in addresses', async () => {
  const namedBy = async (search: string) => (await understandSearch(db, search)).terms.flatMap(({ named }) => named);
  expect(await namedBy('KPT')).toEqual([]);
  expect(await namedBy('Karachi')).toMatchObject([{ facet: 'city', value: 'Karachi' }]);
});
