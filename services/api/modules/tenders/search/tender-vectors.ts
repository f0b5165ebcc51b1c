import type { TenderFacts } from '#contracts/events/tenders.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { organizationVectorSql, wordsAndStems } from '../../../platform/commands/search-vectors.ts';
import { MAX_WORD } from './search-terms.ts';

/** A tsvector holds 1 MB; this many characters of distinct words stay below it in every script. */
const MAX_INDEXED = 150_000;

/** The folded texts that are searched: title, reference, and everything else. */
export interface SearchTexts {
  readonly title: string;
  readonly reference: string;
  readonly body: string;
}

/** Folds here, in Node: Postgres takes fifty times as long for it, and a query is folded by the same function. */
export const searchTexts = (facts: TenderFacts): SearchTexts => ({
  title: indexed(facts.title),
  reference: indexed(facts.reference ?? ''),
  body: indexed(`${facts.description} ${facts.ocrText ?? ''}`),
});

/** The SQL value of `text_vector` from SQL expressions of type text. */
export function textVectorSql(texts: Readonly<Record<keyof SearchTexts, SQLQuery>>): SQLQuery {
  return sql`setweight(${wordsAndStems(texts.title)}, 'A') || setweight(${wordsAndStems(texts.reference)}, 'B')
    || to_tsvector('english', ${texts.body})`;
}

/** The SQL values of `text_vector` and `organization_vector` of one tender. */
export function tenderVectors(facts: TenderFacts): { readonly text: SQLQuery; readonly organizations: SQLQuery } {
  const { title, reference, body } = searchTexts(facts);
  const ids = [...facts.organizationIds, facts.procuringOrganizationId];
  return {
    text: textVectorSql({ title: sql`${title}::text`, reference: sql`${reference}::text`, body: sql`${body}::text` }),
    organizations: organizationVectorSql(sql`${ids}::int[]`),
  };
}

/** Folded, cut, and without words so long that no query could hold them. */
const indexed = (text: string) =>
  foldForSearch(text)
    .slice(0, MAX_INDEXED)
    .replace(/\S+/gu, (word) => word.slice(0, MAX_WORD))
    .toWellFormed();
