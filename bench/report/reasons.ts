/** Why a bar is missed, by its name; said below the table of the benchmark as long as it is. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^full append|^command/,
    'At 16 synced connections commits share their flushes, and the ratio follows the disk and the neighbours: the middle halves in `append/results.json` say how far to trust it.',
  ],
  [
    /^rebuild ÷ replay/,
    'A replay reads, a rebuild also writes and indexes a row. Events of a stream on one page fold into one (ADR 23); where they do not, the writing is what is left.',
  ],
  [
    /planner's page, p95 ÷ ours/,
    'With statistics as they are by now the planner of PostgreSQL 18 takes the index for these words itself, and answers them about as quickly as we do.',
  ],
  [
    /: Directus ÷ us/,
    'Where Directus has an index it finds its page in milliseconds as well. Neighbours on the machine add about the same to both sides, which weighs on the quicker: read it with the load average in `peers/results.json`.',
  ],
  [
    /: us ÷ SQLite FTS5/,
    'SQLite answers out of its own process; ours asks another. For words we collect up to 1,001 hits, window by window, from an index that also knows the filters; SQLite walks one list of hits in the order of the page.',
  ],
  [
    /^facets, (status open|absent word)/,
    'Ten thousand tenders have 82 open ones, a million more than the thousand that are told apart; and for a word that is nowhere another spelling is looked for, among the words of all.',
  ],
  [
    /^page at 90 %/,
    'The weeks before the page are summed up from the tally first, which page 1 has no need of; both take a few milliseconds.',
  ],
  [/^list, .*: p95/, 'A p95 carries what else the machine does at that moment.'],
];

/** The reasons for the bars of these names, each once. */
export const reasonsFor = (names: readonly string[]): string[] =>
  REASONS.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, reason]) => reason);
