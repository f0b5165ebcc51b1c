/** Words that the page "Not for me" offers at most, and the newest notices in which they are counted. */
export const DISTINCTIVE_WORDS_MAX = 6;
export const COUNTED_IN = 1000;

/** Reasons why ticked words were not excluded, each with a sentence on the page; the notice is hidden all the same. */
export const NOT_EXCLUDED = ['none', 'full', 'too-wide'] as const;
export type NotExcluded = (typeof NOT_EXCLUDED)[number];
