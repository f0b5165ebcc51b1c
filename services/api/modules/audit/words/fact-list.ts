/** A record's state in words: label → value; null or absent: none. */
export type Facts = Readonly<Record<string, string | null>>;

/** Facts before the first event of a stream. */
export const NO_FACTS: Facts = {};

export const list = (words: readonly string[]) => words.join(', ') || null;
