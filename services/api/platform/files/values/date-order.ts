import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { numbersOfDate } from './read-moment.ts';

interface DateOrder {
  /** The day comes first unless a date says otherwise: so people write here. */
  readonly order: ImportDateOrder;
  /** True when there are dates in numbers at all. */
  readonly isUsed: boolean;
  /** The date by which the month comes first, when one says so and none contradicts it. */
  readonly monthFirst: string | undefined;
  /** One date for each order, when they contradict each other. */
  readonly contradiction: readonly [string, string] | undefined;
}

/** The order of the dates of a file, from dates in which one number is too large for a month. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const dates = texts.flatMap((text) => {
    const numbers = numbersOfDate(text);
    return numbers === undefined ? [] : [{ text, numbers }];
  });
  const dayFirst = dates.find(({ numbers: [first, second] }) => first > 12 && second <= 12)?.text;
  const monthFirst = dates.find(({ numbers: [first, second] }) => first <= 12 && second > 12)?.text;
  const isBoth = dayFirst !== undefined && monthFirst !== undefined;
  return {
    order: monthFirst !== undefined && !isBoth ? 'month-first' : 'day-first',
    isUsed: dates.length > 0,
    monthFirst: isBoth ? undefined : monthFirst,
    contradiction: isBoth ? [dayFirst, monthFirst] : undefined,
  };
}
