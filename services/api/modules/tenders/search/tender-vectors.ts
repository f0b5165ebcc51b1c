import type { TenderFacts } from '#contracts/events/tenders.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { organizationVectorSql, wordsAndStems } from '../../../platform/search-vectors.ts';
import { MAX_WORD } from './search-condition.ts';

/** A tsvector holds 1 MB; this many characters of distinct words stay below it in every script. */
const MAX_INDEXED = 150_000;

/**
 * The SQL values of `text_vector` and `organization_vector`. Folding happens here, in Node, because Postgres takes
 * fifty times as long for it, and because a query is folded by the same function.
 */
export function tenderVectors(facts: TenderFacts): { readonly text: SQLQuery; readonly organizations: SQLQuery } {
  const title = sql`${indexed(facts.title)}::text`;
  const reference = sql`${indexed(facts.reference ?? '')}::text`;
  const body = sql`${indexed(`${facts.description} ${facts.ocrText ?? ''}`)}::text`;
  const ids = [...facts.organizationIds, facts.procuringOrganizationId];
  return {
    text: sql`setweight(${wordsAndStems(title)}, 'A') || setweight(${wordsAndStems(reference)}, 'B')
      || to_tsvector('english', ${body})`,
    organizations: organizationVectorSql(sql`${ids}::int[]`),
  };
}

/** Folded, cut, and without words so long that no query could hold them. */
const indexed = (text: string) =>
  foldForSearch(text)
    .slice(0, MAX_INDEXED)
    .replace(/\S+/gu, (word) => word.slice(0, MAX_WORD))
    .toWellFormed();
