import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { parseSearch } from '#contracts/rules/search/search-grammar.ts';
import { readWords } from '#contracts/rules/search/word-list.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { COUNTED_IN, DISTINCTIVE_WORDS_MAX } from '#contracts/vocabulary/lists/hidden-notices.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { type CriterionText, criterionTexts } from '../../../../platform/matching/compile-criteria.ts';
import { anyOf } from '../../../../platform/matching/term-conditions.ts';
import { USUAL } from '../../../../platform/search/usual-words.ts';

/** Words of a title that are counted; what comes after them is not looked at. */
const LOOKED_AT = 12;
const SHORTEST = 3;
/** Joining words that a search takes as they are and that tell nothing. */
const JOINING = new Set(
  foldForSearch('from into under over through between including during per via by اور برائے میں نیز والے والی').split(
    ' ',
  ),
);

/** Words that say what a notice is about, as the title spells them: no numbers, nothing usual, none of those `known`. */
export function wordsOfTitle(title: string, known: readonly string[]): string[] {
  const seen = new Set(known.flatMap((item) => foldForSearch(item).split(' ')));
  const telling = title.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => {
    const folded = foldForSearch(word);
    const isTelling =
      folded.length >= SHORTEST &&
      !/[\p{N}\s]/u.test(folded) &&
      !USUAL.has(folded) &&
      !JOINING.has(folded) &&
      !seen.has(folded);
    seen.add(folded);
    return isTelling;
  });
  return telling.slice(0, LOOKED_AT).map((word) => word.toLowerCase());
}

/** Stems of all that a search finds: of its words and their synonyms. */
const lexemesOf = ({ terms, words }: CriterionText): string[] =>
  [...`${terms ?? ''} ${words ?? ''}`.matchAll(/'([^']+)'/g)].flatMap(([, lexeme]) => lexeme ?? []);

/**
 * The words by which notices like this one can be told from others, the rarest first, as searches count them. None means what
 * the person asks for: excluding the plural or the Urdu of his own word would silence it.
 */
export async function distinctiveWords(
  db: Queryable,
  title: string,
  ownWords: string,
  now: Date,
): Promise<NotForMe['choices']> {
  const { wanted, excluded } = readWords(ownWords);
  const inTitle = wordsOfTitle(title, [...wanted, ...excluded]);
  const own = wanted.flatMap((item) => parseSearch(item).wanted.flatMap((part) => part.words));
  const asked = await criterionTexts(
    db,
    [...inTitle, ...own].map((search) => ({ search })),
    now,
  );
  const meantByOwn = new Set(asked.slice(inTitle.length).flatMap(lexemesOf));
  const offered = inTitle.flatMap((word, at) => {
    const text = asked[at];
    return text === undefined || lexemesOf(text).some((lexeme) => meantByOwn.has(lexeme)) ? [] : [{ word, text }];
  });
  const [words, texts] = [offered.map(({ word }) => word), offered.map(({ text }) => text)];
  if (words.length === 0) return [];
  const counts = texts.map((text) => sql`count(*) FILTER (WHERE ${anyOf([text])})::int`);
  const [row] = await db.query<{ found: number[] }>(sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS found
    FROM (SELECT * FROM tender ORDER BY publish_date DESC, id DESC LIMIT ${COUNTED_IN}) t`);
  return words
    .map((word, at) => ({ word, found: row?.found[at] ?? 0 }))
    .sort((one, other) => one.found - other.found)
    .slice(0, DISTINCTIVE_WORDS_MAX);
}
