import type { SynonymGroup, SynonymQuery } from '#contracts/api/tenders/synonyms.ts';
import type { SynonymFacts } from '#contracts/events/administration/names.ts';
import { once } from '#contracts/rules/once.ts';
import { PRODUCT_IDS, synonymGroups, synonymKey } from '#contracts/rules/search/synonyms.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { StoredSynonyms } from '#db/tenders/stored-synonyms.ts';
import type { CountedRows } from '../../platform/lists/answer-rows.ts';
import { conflict, orMissing } from '../../platform/refusal.ts';

/** Groups of the product as administrators see them: their wider words are kinds, too, which are asked for later. */
const ofProduct = once(
  (): ReadonlyMap<number, SynonymFacts> =>
    new Map(synonymGroups().map(({ id, names, kinds, wider }) => [id, { names, kinds: [...kinds, ...wider] }])),
);

export const productGroup = (id: number): SynonymFacts | undefined => ofProduct().get(id);

/** One page, or all; and how many match: those of administrators first, the newest on top, then the product's by name. */
export async function findSynonyms(db: Queryable, query: SynonymQuery): Promise<CountedRows<SynonymGroup>> {
  const {
    search,
    ids,
    page = 1,
    limit = page === 1 && query.page === undefined ? Number.MAX_SAFE_INTEGER : 50,
  } = query;
  const words = foldForSearch(search ?? '').split(' ');
  const holds = ({ id, names, kinds, product }: SynonymGroup) => {
    if (ids?.includes(id) === false) return false;
    const text = foldForSearch([...names, ...kinds, ...(product?.names ?? []), ...(product?.kinds ?? [])].join(' '));
    return words.every((word) => text.includes(word));
  };
  const found = (await everyGroup(db)).filter(holds);
  return { rows: found.slice((page - 1) * limit, page * limit), total: found.length };
}

/** @throws Refusal 'missing' */
export async function readSynonymGroup(db: Queryable, id: number): Promise<SynonymGroup> {
  const group = (await everyGroup(db)).find((one) => one.id === id);
  return orMissing('Group of synonyms', group);
}

/**
 * Whoever adds waits until another who adds is done, so that two at once do not enter one group twice.
 * @throws Refusal 'conflict'
 */
export async function refuseKnownNames(tx: Queryable, names: readonly string[]): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('synonym_group'))`);
  const known = (await everyGroup(tx)).find((group) => keysOf(group.names) === keysOf(names));
  if (known === undefined) return;
  throw conflict(`These names stand together already, in the group of “${known.names[0]}”. Change that one instead.`);
}

const keysOf = (names: readonly string[]): string =>
  [...new Set(names.map((name) => synonymKey(foldForSearch(name))))].toSorted().join();

interface Stored extends StoredSynonyms {
  readonly version: number;
}

async function everyGroup(db: Queryable): Promise<SynonymGroup[]> {
  const stored = await db.query<Stored>(sql`SELECT id, version, names, kinds FROM synonym_group`);
  const changed = new Map(stored.map((row) => [row.id, row]));
  const own = stored.filter(({ id, names }) => id < PRODUCT_IDS && names.length > 0);
  const fromProduct = [...ofProduct()].map(([id, product]) =>
    present(changed.get(id) ?? { id, version: 0, ...product }, product),
  );
  const byName = (a: SynonymGroup, b: SynonymGroup) => (nameOf(a) < nameOf(b) ? -1 : 1);
  return [...own.toSorted((a, b) => b.id - a.id).map((row) => present(row, null)), ...fromProduct.toSorted(byName)];
}

const nameOf = ({ names, product }: SynonymGroup) => product?.names[0] ?? names[0] ?? '';

function present({ id, version, names, kinds }: Stored, product: SynonymFacts | null): SynonymGroup {
  const isSame = product !== null && String(product.names) === String(names) && String(product.kinds) === String(kinds);
  const state = product === null ? 'own' : isSame ? 'product' : names.length === 0 ? 'off' : 'changed';
  return {
    id,
    version,
    names: [...names],
    kinds: [...kinds],
    product: product && { names: [...product.names], kinds: [...product.kinds] },
    state,
  };
}
