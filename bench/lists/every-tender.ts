import type { TenderQuery } from '#contracts/api/tenders.ts';
import { parseSearch, type SearchPart } from '#contracts/rules/search/search-grammar.ts';
import { effectiveStatus } from '#contracts/rules/tender-status.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { askedNames, understandSearch } from '../../services/platform/search/understand-search.ts';

interface Row {
  readonly id: number;
  readonly publish_date: string;
  readonly closing_date: string;
  readonly closing_time: string | null;
  readonly status: TenderStatus;
  readonly city: string | null;
  readonly province: string | null;
  readonly sectors: readonly string[];
  readonly category_ids: readonly number[];
  readonly organization_ids: readonly number[];
}

export type KnownTender = Row & { readonly state: TenderStatus };

/** Tenders that hold a part of a search: itself, or its name in the other script; or another name of it; or as the beginning of a word in title, reference and names; or in any text. */
type Holders = Record<'excluded' | 'whole' | 'titles' | 'anywhere', ReadonlySet<number>>;

/** A part as a search states it. */
const printed = ({ words, isPhrase }: SearchPart) => (isPhrase ? `"${words.join(' ')}"` : words.join(' '));

export interface EveryTender {
  readonly tenders: readonly KnownTender[];
  /** The expected result of a query, in its order, found without indexes, windows and tallies. */
  find(query: Omit<TenderQuery, 'status'> & { status?: TenderStatus | undefined }): readonly KnownTender[];
}

/** Reads all tenders, and for each of `words` and phrases in quotes who holds it by going through the table. */
export async function everyTender(db: Database, words: readonly string[], now: Date): Promise<EveryTender> {
  const rows =
    await db.query<Row>(sql`SELECT id, publish_date, closing_date, closing_time, status, city, province, sectors, category_ids,
    organization_ids || coalesce(procuring_organization_id, 0) AS organization_ids FROM tender`);
  const facts = (row: Row) => ({
    status: row.status,
    closingDate: row.closing_date,
    closingTime: row.closing_time?.slice(0, 5) ?? null,
  });
  const tenders = rows.map((row) => ({ ...row, state: effectiveStatus(facts(row), now) }));
  const holders = await holdersOf(db, words);
  const names = await db.query<{ id: number; name: string; parent_id: number | null }>(
    sql`SELECT id, name, parent_id FROM category`,
  );
  const organizations = await db.query<{ id: number; name: string }>(sql`SELECT id, name FROM organization`);

  const below = (name: string) => {
    const found = new Set(names.filter((one) => one.name.toLowerCase() === name.toLowerCase()).map(({ id }) => id));
    for (const _ of names) for (const { id, parent_id } of names) if (found.has(parent_id ?? 0)) found.add(id);
    return found;
  };

  function filtered(query: Parameters<EveryTender['find']>[0], last: keyof Holders): KnownTender[] {
    const { wanted, excluded } = parseSearch(query.search ?? '');
    const sets = wanted.map((part, at) => holders.get(printed(part))?.[at === wanted.length - 1 ? last : 'whole']);
    const without = excluded.map((part) => holders.get(printed(part))?.excluded);
    const categories = query.category === undefined ? undefined : below(query.category);
    const organization = organizations.find(({ name }) => name.toLowerCase() === query.organization?.toLowerCase());
    const same = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value;
    return tenders.filter(
      (one) =>
        sets.every((set) => set?.has(one.id)) &&
        !without.some((set) => set?.has(one.id)) &&
        same(query.city, one.city) &&
        same(query.province, one.province) &&
        same(query.status, one.state) &&
        (query.sector === undefined || one.sectors.includes(query.sector)) &&
        (categories === undefined || one.category_ids.some((id) => categories.has(id))) &&
        (query.organization === undefined || one.organization_ids.includes(organization?.id ?? -1)) &&
        (query.closingFrom === undefined || one.closing_date >= query.closingFrom) &&
        (query.closingTo === undefined || one.closing_date <= query.closingTo),
    );
  }

  return {
    tenders,
    find(query) {
      const readings = (['whole', 'titles', 'anywhere'] as const).map((reading) => () => filtered(query, reading));
      const found = query.search === undefined ? filtered(query, 'whole') : firstFound(readings);
      return found.sort(query.sort === 'latest' ? latest : closing);
    },
  };
}

const latest = (a: KnownTender, b: KnownTender) => compare(b.publish_date, a.publish_date) || b.id - a.id;

/** SQL that is true of tenders that have a synonym of the word, or that it names. */
async function otherNames(db: Queryable, word: string): Promise<SQLQuery> {
  const [term] = (await understandSearch(db, word)).terms;
  const named = sql`tender_keys(tender) && ${(term?.named ?? []).map(({ key }) => key)}::text[]`;
  const synonyms = (term === undefined ? [] : askedNames(term)).map((words) => {
    // English drops IT as a little word
    const language = words.includes('it') ? 'simple' : 'english';
    // the words of another name stand together, two of them at most three apart; beside a filter that the word names it is enough that they are there
    const [first = '', second = ''] = words;
    const apart = [1, 2, 3].map(
      (at) =>
        sql`search_vector @@ tsquery_phrase(plainto_tsquery('english', ${first}), plainto_tsquery('english', ${second}), ${at}::int)`,
    );
    if (term?.named.length === 0 && words.length === 2 && language === 'english')
      return sql`(${sql.join(apart, sql` OR `)})`;
    return term?.named.length === 0
      ? sql`search_vector @@ phraseto_tsquery(${language}::regconfig, ${words.join(' ')})`
      : sql`search_vector @@ plainto_tsquery(${language}::regconfig, ${words.join(' ')})`;
  });
  return sql`(${sql.join([named, ...synonyms], sql` OR `)})`;
}

/** SQL that is true of tenders that have the part in the other script, or lie where it says. */
async function translated(db: Queryable, part: string): Promise<SQLQuery> {
  const [excluded] = (await understandSearch(db, `-${part}`)).excluded;
  const names = (excluded?.names ?? []).map(({ words }) => words.join(' '));
  const asked = names.map((name) => sql`search_vector @@ plainto_tsquery('english', ${name})`);
  const there = sql`tender_keys(tender) && ${(excluded?.named ?? []).map(({ key }) => key)}::text[]`;
  return sql`(${sql.join([there, ...asked], sql` OR `)})`;
}

/** Tenders by the first reading of a search that finds some. */
function firstFound<Found>(readings: readonly (() => Found[])[]): Found[] {
  for (const reading of readings) {
    const found = reading();
    if (found.length > 0) return found;
  }
  return [];
}

function closing(a: KnownTender, b: KnownTender): number {
  const isPast = ({ state }: KnownTender) => Number(state === 'closed');
  if (isPast(a) !== isPast(b)) return isPast(a) - isPast(b);
  const end = ({ closing_date, closing_time }: KnownTender) => `${closing_date} ${closing_time ?? '24:00:00'}`;
  return isPast(a) === 0 ? compare(end(a), end(b)) || a.id - b.id : compare(end(b), end(a)) || b.id - a.id;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

async function holdersOf(db: Database, words: readonly string[]): Promise<ReadonlyMap<string, Holders>> {
  const found = new Map<string, Holders>();
  await db.tx(async (tx) => {
    await tx.query(sql`SET LOCAL enable_indexscan = off`);
    await tx.query(sql`SET LOCAL enable_bitmapscan = off`);
    for (const word of words) {
      const isPhrase = word.startsWith('"');
      const others = isPhrase ? sql`false` : await otherNames(tx, word);
      const itself = isPhrase ? sql`phraseto_tsquery('english', ${word})` : sql`plainto_tsquery('english', ${word})`;
      const begins = isPhrase ? itself : sql`${`'${word}':*`}::tsquery`;
      const rows = await tx.query<{
        id: number;
        excluded: boolean;
        whole: boolean;
        titles: boolean;
        anywhere: boolean;
      }>(sql`
        SELECT id, own OR translated AS excluded, own OR other AS whole, titles, anywhere FROM (
          SELECT id, search_vector @@ ${itself} AS own, ${others} AS other, ${await translated(tx, word)} AS translated, search_vector @@ ${begins} AS anywhere,
            (ts_filter(search_vector, '{a,b}') || organization_vector) @@ ${begins} AS titles FROM tender) AS x
        WHERE own OR other OR translated OR anywhere`);
      const ids = (of: typeof rows) => new Set(of.map(({ id }) => id));
      found.set(word, {
        excluded: ids(rows.filter(({ excluded }) => excluded)),
        whole: ids(rows.filter(({ whole }) => whole)),
        titles: ids(rows.filter((row) => row.whole || row.titles)),
        anywhere: ids(rows.filter((row) => row.whole || row.anywhere)),
      });
    }
  });
  return found;
}
