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
  [/planner's page, p95 ÷ ours/, 'For rare words the planner of PostgreSQL 18 takes the index itself.'],
  [
    /: Directus ÷ us/,
    'Where Directus has an index it needs milliseconds too; neighbours weigh more on the quicker side.',
  ],
  [/: us ÷ SQLite FTS5/, 'SQLite answers in its own process; ours asks another and collects up to 1,001 hits.'],
  [/^facets, /, 'Ten thousand tenders have 82 open ones, a million more than the thousand that are counted.'],
  [/^page at 90 %/, 'A deep page first sums the weeks before it from the tally: a few milliseconds.'],
  [
    /^best match/,
    'Best Match reads texts of up to two blocks of hits: dear for words with many synonyms, phrases and exclusions.',
  ],
  [
    /^notices a second/,
    'A row is an event, a read row, its words and their index; the words cost Postgres more than the rest.',
  ],
];

/** The reasons for the bars of these names, each once. */
export const reasonsFor = (names: readonly string[]): string[] =>
  REASONS.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, reason]) => reason);
