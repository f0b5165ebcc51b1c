import type { StatementProposal } from '#contracts/api/operations/statements.ts';
import { formatCount, formatDay } from '../../lib/format/format.ts';
import { text } from './messages.en.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A reason in words, its day or sum as the rest of the table has them. */
export function reasonText({ kind, about }: StatementProposal['reasons'][number]): string {
  if (kind === 'amount-differs') return text.reasons[kind](formatCount(Number(about)));
  return text.reasons[kind](DAY.test(about) ? formatDay(about) : about);
}
