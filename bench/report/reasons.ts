/** Why a bar is missed, by the beginning or a part of its name; said below the table of the benchmark while it is. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /: Directus ÷ us/,
    'A request of ours that finds its page in a few milliseconds is mostly HTTP (ADR 33), on both sides; where Directus has an index as well, it cannot be many times slower.',
  ],
];

/** The reasons for the bars of these names, each once. */
export const reasonsFor = (names: readonly string[]): string[] =>
  REASONS.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, reason]) => reason);
