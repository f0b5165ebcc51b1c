import type { TenderFacts } from '#contracts/events/tenders.ts';
import { isNameOfThing } from '#contracts/rules/search/synonyms.ts';
import { englishOf } from '#contracts/rules/search/urdu/loanwords.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { MAX_WORD } from '../../../../../platform/search/understand-search.ts';
import { shortForms } from '../title-words.ts';
import { withoutConditions } from './conditions.ts';
import { tenderMarks } from './tender-marks.ts';

/** A tsvector holds 1 MB; this many characters of distinct words stay below it in every script. */
const MAX_INDEXED = 150_000;

/** The folded texts that are searched: title, its English words and short forms as people type them, reference, and everything else; and the marks beside them. */
interface SearchTexts {
  readonly title: string;
  readonly english: string;
  readonly reference: string;
  readonly body: string;
  readonly marks: readonly string[];
}

/** Folds here, in Node: Postgres takes fifty times as long for it, and a query is folded by the same function. */
export const searchTexts = (facts: TenderFacts): SearchTexts => ({
  title: indexed(facts.title),
  english: indexed([...inEnglish(facts.title), ...shortForms(facts.title)].join(' ')),
  reference: indexed(facts.reference ?? ''),
  body: withoutConditions(
    indexed(`${facts.description} ${facts.ocrText ?? ''} ${shortForms(facts.description).join(' ')}`),
  ),
  marks: tenderMarks(facts),
});

/** Sounds of words in titles: fewer are those of too many, for بستی ملوک has no milk. */
const SURE = 4;

/** English words that a title spells in Urdu letters, so that who types them finds it: واٹر ٹینکر. Names of things are synonyms already. */
const inEnglish = (title: string) =>
  foldForSearch(title)
    .split(' ')
    .map((word) => ({ word, english: englishOf(word, SURE) }))
    .flatMap(({ word, english }) => (english === undefined || isNameOfThing(word) ? [] : english));

/** Words longer than MAX_WORD. */
const TOO_LONG = /(?<!\S)\S{101,}/g;

/** Folded, cut, and without words so long that no query could hold them. */
const indexed = (text: string) =>
  foldForSearch(text)
    .slice(0, MAX_INDEXED)
    .replace(TOO_LONG, (word) => word.slice(0, MAX_WORD))
    .toWellFormed();

/** English stop words, which count as places of words: no phrase reaches from one text into the next behind them. */
const GAP = sql`'the the '`;

const stems = (folded: SQLQuery): SQLQuery => sql`to_tsvector('english', ${GAP} || (${folded}))`;

/**
 * The tsvector of a folded name or title: its words as written, so that the beginning of a word finds it, and their
 * English stems, because a query asks for stems. tender_follow_rename says the same in SQL.
 */
export function wordsAndStems(folded: SQLQuery): SQLQuery {
  return sql`(to_tsvector('simple', ${folded}) || ${stems(folded)})`;
}

/** The SQL value of `text_vector` from `SearchTexts` as jsonb. */
export const textVector = (texts: SQLQuery): SQLQuery =>
  sql`setweight(${wordsAndStems(sql`${texts} ->> 'title'`)}, 'A')
    || CASE ${texts} ->> 'english' WHEN '' THEN '' ELSE setweight(${stems(sql`(${texts} ->> 'english')`)}, 'A') END
    || setweight(${wordsAndStems(sql`${texts} ->> 'reference'`)}, 'B')
    || ${stems(sql`(${texts} ->> 'body')`)} || array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(${texts} -> 'marks')))`;

/**
 * The words of the files that the jsonb expression `documents` names, beside those of the text: as many as leave it below
 * the limit of a tsvector.
 */
export const documentsVector = (documents: SQLQuery, texts: SQLQuery): SQLQuery =>
  stems(sql`coalesce((SELECT left(string_agg(x.words, ' the the ' ORDER BY d.place), greatest(0, ${MAX_INDEXED}::int - length(${texts} ->> 'body')))
    FROM jsonb_array_elements(${documents}) WITH ORDINALITY d (value, place) JOIN file x ON x.digest = d.value ->> 'digest'), '')`);

/**
 * The SQL value of `organization_vector`: the folded names of the organizations whose ids stand in the int[] expression
 * `ids` (repeated ids and NULL do no harm). Reading a name locks it against a rename until the tender is committed, so
 * that a rename always sees the tenders it has to follow through to.
 */
export const organizationVector = (ids: SQLQuery): SQLQuery =>
  sql`(SELECT ${wordsAndStems(sql`names.folded`)} FROM (
    SELECT coalesce(string_agg(named.name_folded, ' ' ORDER BY named.id), '') AS folded
      FROM (SELECT id, name_folded FROM organization WHERE id = ANY (${ids}) ORDER BY id FOR KEY SHARE) AS named) AS names)`;
