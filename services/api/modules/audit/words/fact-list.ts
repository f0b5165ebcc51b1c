/** A record's state in words: label → value; null or absent: none. */
export type Facts = Readonly<Record<string, string | null>>;

/** Nothing is known before a stream's first event. */
export const NO_FACTS: Facts = {};

export const list = (words: readonly string[]) => words.join(', ') || null;
