import type { ImportName, ImportNames } from '#contracts/api/imports.ts';
import { nearestPlace } from '#contracts/rules/places/nearest-place.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { bareBody } from '../bare-body.ts';
import type { NameBook, SeenName } from '../name-book.ts';
import { isOtherBody } from './other-body.ts';

/** Names of one kind that a report lists; those of the most rows. */
const LISTED = 200;
/** Share of trigrams that two names have in common when one may be meant by the other. */
const ALIKE = 0.35;
/** Names that are looked at for one: the most alike of organizations can be another body. */
const LOOKED_AT = 5;

/** All categories of a file, and its organizations and cities that are new or become others. */
export async function reportNames(db: Queryable, book: NameBook): Promise<ImportNames> {
  const categories = mostRows(book.seen('categories'));
  const organizations = mostRows(book.seen('organizations'));
  const cities = mostRows(book.seen('cities'));
  const near = {
    categories: await nearestOf(db, 'category', categories),
    organizations: await nearestOf(db, 'organization', organizations, bareBody, isOtherBody),
  };
  const present = await citiesHere(db, cities);
  return {
    categories: categories.map((seen) => presentName(seen, near.categories.get(seen.name))),
    organizations: organizations.map((seen) => presentName(seen, near.organizations.get(seen.name))),
    cities: cities
      .filter(({ becomes, isStated }) => isStated || !present.has(becomes[0] ?? ''))
      .map((seen) => presentName(seen, nearestPlace(seen.name)?.name)),
  };
}

const mostRows = (names: readonly SeenName[]) => names.toSorted((a, b) => b.rows - a.rows).slice(0, LISTED);

const presentName = ({ name, rows, becomes, isNew }: SeenName, nearest: string | undefined): ImportName => ({
  name,
  rows,
  becomes: [...becomes],
  isNew,
  nearest: nearest ?? null,
});

/** The known name that is most alike each new one, or that has it in parentheses: `Highways Authority (HA)`. */
async function nearestOf(
  db: Queryable,
  table: 'category' | 'organization',
  seen: readonly SeenName[],
  bareOf: (name: string) => string = (name) => name,
  isOther: (meant: string, known: string) => boolean = () => false,
): Promise<ReadonlyMap<string, string>> {
  const names = seen.filter(({ isNew }) => isNew).map(({ name }) => name);
  if (names.length === 0) return new Map();
  const meant = names.map(bareOf);
  const rows = await db.query<{ name: string; meant: string; known: string }>(sql`
    SELECT wanted.name, wanted.meant, known.name AS known
    FROM unnest(${names}::text[], ${meant}::text[]) AS wanted (name, meant)
    CROSS JOIN LATERAL (SELECT k.name, CASE WHEN strpos(k.name, '(' || wanted.meant || ')') > 0 THEN 1
        ELSE similarity(k.name, wanted.meant) END AS alike FROM ${sql.ident(table)} k
      WHERE lower(k.name) <> lower(wanted.name) ORDER BY 2 DESC, k.id LIMIT ${LOOKED_AT}) AS known
    WHERE known.alike >= ${ALIKE} ORDER BY known.alike`);
  return new Map(rows.filter(({ meant, known }) => !isOther(meant, known)).map(({ name, known }) => [name, known]));
}

/** Unknown cities that tenders have already: they are nothing new. */
async function citiesHere(db: Queryable, seen: readonly SeenName[]): Promise<ReadonlySet<string>> {
  const names = seen.filter(({ isNew }) => isNew).flatMap(({ becomes }) => becomes);
  const rows = await db.query<{ city: string }>(sql`SELECT wanted.city FROM unnest(${names}::text[]) AS wanted (city)
    WHERE tender_count('c:' || wanted.city, '') > 0`);
  return new Set(rows.map(({ city }) => city));
}
