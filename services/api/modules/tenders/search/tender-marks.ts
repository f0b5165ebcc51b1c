import type { TenderFacts } from '#contracts/events/tenders.ts';

/**
 * Marks of a tender: terms of the index beside its words, for filters that are either true or not. No text can hold one,
 * because words have no colon. What is stored already gets a new mark by a migration (docs/changing.md).
 */
export const tenderMarks = ({ bidSecurity }: TenderFacts): string[] => (bidSecurity === null ? [] : ['x:security']);
