import type { TenderQuery } from '#contracts/api/tenders.ts';
import { effectiveStatus } from '#contracts/rules/tender-status.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Database, sql } from '#db/connection.ts';

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

/** Tenders that hold a word: as it is, as the beginning of one in title, reference and names, and of one in any text. */
type Holders = Record<'whole' | 'titles' | 'anywhere', ReadonlySet<number>>;

export interface EveryTender {
  readonly tenders: readonly KnownTender[];
  /** The expected result of a query, in its order, found without indexes, windows and tallies. */
  find(query: Omit<TenderQuery, 'status'> & { status?: TenderStatus | undefined }): readonly KnownTender[];
}

/** Reads all tenders, and for each of `words` who holds it by going through the table. */
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
    const asked = (query.search ?? '').split(' ').filter((word) => word !== '');
    const sets = asked.map((word, at) => holders.get(word)?.[at === asked.length - 1 ? last : 'whole']);
    const categories = query.category === undefined ? undefined : below(query.category);
    const organization = organizations.find(({ name }) => name.toLowerCase() === query.organization?.toLowerCase());
    const same = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value;
    return tenders.filter(
      (one) =>
        sets.every((set) => set?.has(one.id)) &&
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
      const titles = filtered(query, 'titles');
      const found = titles.length > 0 || query.search === undefined ? titles : filtered(query, 'anywhere');
      return found.sort(query.sort === 'latest' ? latest : closing);
    },
  };
}

const latest = (a: KnownTender, b: KnownTender) => compare(b.publish_date, a.publish_date) || b.id - a.id;

function closing(a: KnownTender, b: KnownTender): number {
  const isPast = ({ state }: KnownTender) => Number(state === 'closed');
  if (isPast(a) !== isPast(b)) return isPast(a) - isPast(b);
  return isPast(a) === 0
    ? compare(a.closing_date, b.closing_date) || a.id - b.id
    : compare(b.closing_date, a.closing_date) || b.id - a.id;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

async function holdersOf(db: Database, words: readonly string[]): Promise<ReadonlyMap<string, Holders>> {
  const found = new Map<string, Holders>();
  await db.tx(async (tx) => {
    await tx.query(sql`SET LOCAL enable_indexscan = off`);
    await tx.query(sql`SET LOCAL enable_bitmapscan = off`);
    for (const word of words) {
      const begins = sql`${`'${word}':*`}::tsquery`;
      const rows = await tx.query<{ id: number; whole: boolean; titles: boolean }>(sql`SELECT id, whole, titles FROM (
        SELECT id, search_vector @@ plainto_tsquery('english', ${word}) AS whole, search_vector @@ ${begins} AS anywhere,
          (ts_filter(search_vector, '{a,b}') || organization_vector) @@ ${begins} AS titles FROM tender) AS x
        WHERE whole OR anywhere`);
      const ids = (of: typeof rows) => new Set(of.map(({ id }) => id));
      const titles = ids(rows.filter((row) => row.whole || row.titles));
      found.set(word, { whole: ids(rows.filter(({ whole }) => whole)), titles, anywhere: ids(rows) });
    }
  });
  return found;
}
