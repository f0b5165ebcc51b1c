import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { numbersOfDate, readMoment } from './read-moment.ts';

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

/** A day of publication with the day of closing beside it. */
type Span = readonly [from: string, to: string];

/**
 * The order of the dates of a file, from dates in which one number is too large for a month; where none is, the month comes
 * first if else most of the notices closed before they were published.
 */
export function dateOrderOf(texts: readonly string[], spans: readonly Span[] = []): DateOrder {
  const dates = texts.flatMap((text) => {
    const numbers = numbersOfDate(text);
    return numbers === undefined ? [] : [{ text, numbers }];
  });
  const dayFirst = dates.find(({ numbers: [first, second] }) => first > 12 && second <= 12)?.text;
  const monthFirst =
    dates.find(({ numbers: [first, second] }) => first <= 12 && second > 12)?.text ??
    (dayFirst === undefined ? turnedBy(spans) : undefined);
  const isBoth = dayFirst !== undefined && monthFirst !== undefined;
  return {
    order: monthFirst !== undefined && !isBoth ? 'month-first' : 'day-first',
    isUsed: dates.length > 0,
    monthFirst: isBoth ? undefined : monthFirst,
    contradiction: isBoth ? [dayFirst, monthFirst] : undefined,
  };
}

/** A span that only the other order makes one, when half of all are. */
function turnedBy(spans: readonly Span[]): string | undefined {
  const [turned, others] = (['day-first', 'month-first'] as const).map((order) =>
    spans.filter(([from, to]) => {
      const [first, last] = [from, to].map((text) => readMoment(text, order)?.day);
      return first !== undefined && last !== undefined && last < first;
    }),
  );
  const [[from, to] = []] = turned ?? [];
  return others?.length === 0 && (turned?.length ?? 0) * 2 > spans.length ? `${to}, published ${from}` : undefined;
}
