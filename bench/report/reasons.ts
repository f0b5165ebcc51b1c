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
  [/^list, .*: p95/, 'A p95 carries what else the machine does at that moment.'],
];

/** The reasons for the bars of these names, each once. */
export const reasonsFor = (names: readonly string[]): string[] =>
  REASONS.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, reason]) => reason);
