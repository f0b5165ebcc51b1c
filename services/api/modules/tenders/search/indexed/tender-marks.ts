import type { TenderFacts } from '#contracts/events/tenders.ts';
import { marksOf } from '../../../../../platform/search/list-filters.ts';

/** Marks of a tender. What is stored already gets a new one by a migration (docs/changing.md). */
export const tenderMarks = ({ bidSecurity }: TenderFacts): string[] =>
  marksOf({ bidSecurity: bidSecurity === null ? undefined : 'stated' });
