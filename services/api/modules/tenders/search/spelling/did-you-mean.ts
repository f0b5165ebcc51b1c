import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { edits } from './edits.ts';

/** Limit of counting: two words that so many tenders hold are equally usual. */
const ENOUGH = 1000;
/** Tenders of the last months that are enough to choose a word; counting a frequent word of all years takes long. */
const SURE = 10;
/** The last whole block of 64 days: one word to look up, not twenty. */
const LAST_MONTHS = sql`(SELECT tender_days('t', (day / 64 - 1) * 64, day / 64 * 64 - 1)
  FROM (SELECT tender_day(max(publish_date)) FROM tender) AS newest (day))`;
const ALWAYS = sql`''::tsquery`;
/** Limits of a suggestion: unknown words in a search, and letters of a word. Shorter ones have too many neighbours. */
const MAX_UNKNOWN = 3;
const LENGTHS = { min: 3, max: 24 };

/** Whether a search with other words finds something. */
type Finds = (better: ReadonlyMap<string, string>) => Promise<boolean>;

/**
 * Better spellings by word: for each word that no tender holds the most frequent one that is a slip away; where all are
 * known but not together, for the one that finds something. undefined when there are none. It asks the index itself, so there
 * is no dictionary to keep.
 */
export async function betterWords(
  db: Database,
  words: readonly string[],
  finds: Finds,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { better, others } = await db.tx(async (tx) => {
    // counted by the index, whatever the planner thinks of words that it does not know
    await tx.query(sql`SET LOCAL enable_seqscan = off`);
    const known = await knownOf(tx, words);
    const unknown = [...new Set(words.filter((word) => !known.has(word)))];
    if (unknown.length > MAX_UNKNOWN) return {};
    if (unknown.length > 0) return { better: await nearest(tx, unknown) };
    return { others: words.length < 2 ? [] : await otherSpellings(tx, [...known]) };
  });
  for (const choice of better === undefined ? (others ?? []) : [better]) if (await finds(choice)) return choice;
  return undefined;
}

/** The nearest word of each; undefined when one has none. */
async function nearest(tx: Queryable, unknown: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
  const better = new Map<string, string>();
  for (const word of unknown) {
    const [best] = await neighbours(tx, word);
    if (best === undefined) return undefined;
    better.set(word, best);
  }
  return better;
}

/** Each word by its nearest others, one at a time. */
async function otherSpellings(tx: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, string>[]> {
  const choices: ReadonlyMap<string, string>[] = [];
  for (const word of words.slice(0, MAX_UNKNOWN)) {
    for (const other of (await neighbours(tx, word)).slice(0, 2)) choices.push(new Map([[word, other]]));
  }
  return choices;
}

/** The words of tenders that are a slip away from `word`, the most frequent first. Inside a transaction without scans. */
export async function neighbours(db: Queryable, word: string): Promise<string[]> {
  if (word.length < LENGTHS.min || word.length > LENGTHS.max) return [];
  const found = [...(await frequencies(db, edits(word)))];
  return found.sort(([a, m], [b, n]) => n - m || b.length - a.length || (a < b ? -1 : 1)).map(([one]) => one);
}

/** How many tenders hold each of `words` in any form, at most ENOUGH; those that none holds are left out, stop words are not. */
async function frequencies(db: Queryable, words: readonly string[]): Promise<Map<string, number>> {
  const recent = await holders(db, words, LAST_MONTHS);
  return Math.max(0, ...recent.values()) >= SURE ? recent : holders(db, words, ALWAYS);
}

/** Those of `words` that some tender holds. */
async function knownOf(db: Queryable, words: readonly string[]): Promise<ReadonlySet<string>> {
  const recent = [...(await holders(db, words, LAST_MONTHS)).keys()];
  const rest = words.filter((word) => !recent.includes(word));
  return new Set(rest.length === 0 ? recent : [...recent, ...(await holders(db, rest, ALWAYS)).keys()]);
}

async function holders(db: Queryable, words: readonly string[], days: SQLQuery): Promise<Map<string, number>> {
  const rows = await db.query<{
    word: string;
    count: number;
  }>(sql`SELECT w.word, CASE WHEN numnode(q.words) = 0 THEN 1
        ELSE cardinality(tender_places(ARRAY[q.words, d.days], ${ENOUGH})) END AS count
    FROM unnest(${[...words]}::text[]) AS w (word), LATERAL (SELECT plainto_tsquery('english', w.word)) AS q (words),
      (SELECT ${days}) AS d (days)`);
  return new Map(rows.filter(({ count }) => count > 0).map(({ word, count }) => [word, count]));
}
