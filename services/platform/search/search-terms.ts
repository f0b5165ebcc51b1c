import { urduForms } from '#contracts/rules/search/singular.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { quotedTerm } from './quoted-term.ts';
import { askedNames, NO_SEARCH, type Search, type SearchTerm } from './understand-search.ts';
import { asWrittenThere, isWide } from './wide-words.ts';

/** Letters of the longest beginning that the index holds (db/functions/stored/tender-beginnings.sql). */
const MAX_BEGINNING = 12;

/** English stop words that are names in tenders: information technology, the World Health Organization. */
export const NAMES: ReadonlySet<string> = new Set(['it', 'who']);

/** Places where the last word may be the beginning of one: titles, references and names; any text, which takes longer; none. */
export type PrefixScope = 'titles' | 'anywhere' | 'whole';

/** The last word of a search, where it may still be typed. */
function typedWord({ terms }: Search): string | undefined {
  const last = terms.at(-1);
  return last === undefined || last.isPhrase ? undefined : last.words.at(-1);
}

/** Whether searching `anywhere` could find more. */
export function canBegin(search: Search): boolean {
  const last = [...(typedWord(search) ?? '')];
  return last.length > 1 && last.length <= MAX_BEGINNING && !NAMES.has(last.join(''));
}

/** Terms that every tender has one of: what is excluded is taken out of these, where nothing is wanted. */
const EVERYTHING = sql`'''h:open''|''h:closing_soon''|''h:closed'''::tsquery`;

/**
 * The tsqueries that all hold for tenders with every term, in its words, a synonym or a named filter, the last word also as the
 * beginning of one; and without the excluded words. Phrases are asked for by their words here and checked by `rowCheck`.
 * Stop words ('of') do not count beside others, for the index holds them of titles only. Asked by itself, a term of many names
 * is looked for only in tenders with the others (db/functions/search/tender-places.sql).
 */
export function searchConditions(search: Search, prefixScope: PrefixScope): readonly SQLQuery[] {
  const { terms, excluded, some } = search;
  // names in the other script as they are: each form more is asked of every notice
  const translated = excluded.flatMap(askedNames).map(asWritten);
  const typed = excluded.flatMap(({ words }) => {
    const [word = '', ...more] = words;
    if (more.length > 0) return [];
    return [isWide(words) ? sql`${asWrittenThere(word)}::tsquery` : asWords(words)];
  });
  const places = excluded.flatMap(({ named }) => named).map(({ key }) => sql`${quotedTerm(key)}::tsquery`);
  const without = [...typed, ...translated, ...places].map((words) => sql`!!${words}`);
  const all = terms.length === 0 ? [] : wantedTerms(terms, typedWord(search), prefixScope);
  const any = some === undefined ? [] : [sql`(${sql.join(some.readings.map(allTerms), sql` || `)})`];
  if (some?.areNamed) any.push(sql`${titleTerms({ ...NO_SEARCH, some })}::tsquery`);
  const [first = EVERYTHING, ...more] = [...all, ...any];
  return [sql`(${sql.join([first, ...without], sql` && `)})`, ...more];
}

function wantedTerms(terms: readonly SearchTerm[], typed: string | undefined, prefixScope: PrefixScope): SQLQuery[] {
  const last = terms.at(-1);
  if (last === undefined || typed === undefined) return eachTerm(terms);
  const before = last.words.slice(0, -1);
  const ending = sql`(${asWords([typed])} || ${prefixTerm(typed, prefixScope)}::tsquery)`;
  const whole = either(before.length === 0 ? ending : sql`(${asWords(before)} && ${ending})`, last);
  if (terms.length === 1) return [whole];
  const rest = eachTerm(terms.slice(0, -1));
  if (NAMES.has(typed)) return [...rest, whole];
  const stem = sql`plainto_tsquery('english', ${typed})`;
  return [...rest, unlessStopWord(sql.join(rest, sql` && `), stem, whole)];
}

/** Nothing of a stop word beside the rest. */
const unlessStopWord = (rest: SQLQuery, stem: SQLQuery, whole: SQLQuery) =>
  sql`CASE WHEN numnode(${stem}) = 0 AND numnode(${rest}) > 0 THEN '' ELSE ${whole} END`;

/** Words of a search that is nothing but words of its own, undefined for any other search. */
export function plainWords({ terms, excluded }: Search): readonly string[] | undefined {
  const isWord = (term: SearchTerm) => isPlain(term) && term.words.length === 1 && term.words.every(isPlainWord);
  return terms.length > 0 && excluded.length === 0 && terms.every(isWord)
    ? terms.flatMap(({ words }) => words)
    : undefined;
}

/**
 * The texts of `searchConditions` of many searches of plain words, whole. One statement of rows: Postgres reads an expression
 * for each ten times as long as it takes to answer it.
 */
export async function plainTerms(db: Queryable, searches: readonly (readonly string[])[]): Promise<string[]> {
  const rest = searches.map((words) => (words.length > 1 ? words.slice(0, -1).join(' ') : null));
  const last = searches.map((words) => words.at(-1) ?? '');
  const rows = await db.prepared<{ terms: string }>(sql`SELECT (CASE WHEN rest IS NULL THEN whole
      ELSE rest && ${unlessStopWord(sql`rest`, sql`stem`, sql`whole`)} END)::text AS terms
    FROM unnest(${rest}::text[], ${last}::text[]) WITH ORDINALITY AS v (words, last, place),
      LATERAL (SELECT plainto_tsquery('english', words) AS rest, plainto_tsquery('english', last) AS stem OFFSET 0) AS parsed,
      LATERAL (SELECT stem || quote_literal(last)::tsquery AS whole OFFSET 0) AS ending
    ORDER BY place`);
  return rows.map(({ terms }) => terms);
}

/** Every term; of words without synonyms as one text, because each call costs its time. */
export const allTerms = (terms: readonly SearchTerm[]): SQLQuery => sql`(${sql.join(eachTerm(terms), sql` && `)})`;

function eachTerm(terms: readonly SearchTerm[]): SQLQuery[] {
  const plain = terms.filter(isPlain).flatMap(({ words }) => words);
  const others = terms
    .filter((term) => !isPlain(term))
    .map((term) => either(term.isPhrase ? ofPhrase(term.words) : asWords(term.words), term));
  return [...(plain.length === 0 ? [] : [asWords(plain)]), ...others];
}

const isPlain = (term: SearchTerm) => !term.isPhrase && askedNames(term).length + term.named.length === 0;

/** `own` or another name of the term. */
function either(own: SQLQuery, term: SearchTerm): SQLQuery {
  const { named } = term;
  const others = [
    ...askedNames(term).map(asName),
    ...(named.length === 0 ? [] : [sql`${named.map(({ key }) => quotedTerm(key)).join('|')}::tsquery`]),
  ];
  return others.length === 0 ? own : sql`(${sql.join([own, ...others], sql` || `)})`;
}

/** All words, each in any form. */
export function asWords(words: readonly string[]): SQLQuery {
  const plain = words.filter(hasOneForm);
  const parts = [
    ...(plain.length === 0 ? [] : [asWritten(plain)]),
    ...words.filter((word) => !plain.includes(word)).map(inAnyForm),
  ];
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** The words of a phrase; of one that is nothing but stop words those, which titles have. */
function ofPhrase(words: readonly string[]): SQLQuery {
  const meant = asWords(words);
  return sql`CASE WHEN numnode(${meant}) > 0 THEN ${meant} ELSE plainto_tsquery('simple', ${words.join(' ')}) END`;
}

/** Another name: its last word in any form, those before as they are. */
function asName(words: readonly string[]): SQLQuery {
  const [before, last] = [words.slice(0, -1), words.slice(-1)];
  if (before.length > 0 && last.every(hasOneForm)) return asWritten(words);
  return before.length === 0 ? asWords(words) : sql`(${asWritten(before)} && ${asWords(last)})`;
}

/** All words, of Urdu in this form. An empty text is never asked for: Postgres answers a notice to each. */
function asWritten(words: readonly string[]): SQLQuery {
  const names = words.filter((word) => NAMES.has(word));
  const meant = sql`plainto_tsquery('english', ${words.join(' ')})`;
  return names.length === 0 ? meant : sql`(${meant} && plainto_tsquery('simple', ${names.join(' ')}))`;
}

/** A word that Postgres reads as it is meant. */
const isPlainWord = (word: string) => !NAMES.has(word) && hasOneForm(word);

/** Whether Postgres finds a word in all its forms by itself. */
export const hasOneForm = (word: string): boolean => urduForms(word).length === 0;

const inAnyForm = (word: string): SQLQuery => sql`${[word, ...urduForms(word)].map(quotedTerm).join('|')}::tsquery`;

/** One letter begins too many words to mean one. A folded word holds nothing that a tsquery takes for syntax. */
function prefixTerm(word: string, prefixScope: PrefixScope): string {
  const letters = [...word].length;
  if (letters === 1 || NAMES.has(word) || prefixScope === 'whole') return `'${word}'`;
  return prefixScope === 'titles' && letters <= MAX_BEGINNING ? `'^${word}'` : `'${word}':*`;
}

/**
 * The tsquery that holds where title, number or organization have every term, or a key of the tender is the filter that it
 * names. Beginnings stand for their words, so it holds for a few more.
 */
export function titleTerms({ terms, some }: Search): string {
  const any = some === undefined ? [] : [`(${some.readings.map(allBegun).join('|')})`];
  return [...(terms.length === 0 ? [] : [allBegun(terms)]), ...any].join('&');
}

const allBegun = (terms: readonly SearchTerm[]): string =>
  `(${terms
    .map((term) => {
      const names = [term.words, ...askedNames(term)].map(
        (name) => `(${name.map((word) => quotedTerm(prefixOfWord(word))).join('&')})`,
      );
      return `(${[...names, ...term.named.map(({ key }) => quotedTerm(key))].join('|')})`;
    })
    .join('&')})`;

/** The term of a beginning that words of this form have, too: 'pipes' is found by '^pipe', agencies by '^agenc'. One letter has none. */
function prefixOfWord(word: string): string {
  const letters = [...word.replace(/(?<=...)(ies|es|s|y)$/, '')];
  return letters.length < 2 ? word : `^${letters.slice(0, MAX_BEGINNING).join('')}`;
}
