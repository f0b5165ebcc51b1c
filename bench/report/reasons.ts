/** Why a bar is missed, by its name; said below the tables as long as it is. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^full append|^command/,
    'At 16 synced connections commits share flushes, so the ratio follows disk and neighbours; `append/results.json` has the middle halves.',
  ],
  [
    /^rebuild ÷ replay/,
    'A rebuild also writes and indexes rows. Events of a stream on one page fold into one row; elsewhere the writing remains.',
  ],
  [/planner's page, p95 ÷ ours/, 'For rare words PostgreSQL 18 takes the index itself.'],
  [/: Directus ÷ us/, 'Where Directus has an index it needs milliseconds too.'],
  [/: us ÷ SQLite FTS5/, 'SQLite answers in process; we ask Postgres for up to 1,001 hits.'],
  [/^facets, /, 'Of ten thousand tenders 82 are open, of a million more than are counted.'],
  [/^page at 90 %/, 'A deep page first sums the weeks before it: a few milliseconds.'],
  [/^best match/, 'Best Match reads texts of up to two blocks: dear with synonyms and phrases.'],
  [/^notices a second/, 'Words of a row and their index cost Postgres more than event and read row.'],
];

/** The reasons for the bars of these names, each once. */
export const reasonsFor = (names: readonly string[]): string[] =>
  REASONS.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, reason]) => reason);
