import { z } from 'zod';
import { PAGE_MAX } from '../../vocabulary/lists/public-lists.ts';

/** A whole number in a query string, for the OpenAPI document. */
export const numberFrom1 = (max: number, description: string, example: number) => ({
  type: 'integer' as const,
  minimum: 1,
  maximum: max,
  description,
  example,
});

export const wholeNumber = (max: number, message: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number)
    .refine((n) => n <= max, message);

/** `?page=2&limit=50`: pages count from 1. */
export const pageParameters = (defaultLimit: number, maxLimit = 100) => ({
  page: wholeNumber(PAGE_MAX, 'Must be a page number from 1')
    .meta(numberFrom1(PAGE_MAX, 'Page of the list; pages count from 1', 2))
    .default(1),
  limit: wholeNumber(maxLimit, `Must be a number from 1 to ${maxLimit}`)
    .meta(numberFrom1(maxLimit, `Rows of a page; ${defaultLimit} where it is not stated`, defaultLimit))
    .default(defaultLimit),
});

/** A filter of a query string: '' and 'all' mean no filter; line breaks and tabs count as spaces. */
export const filter = (max: number, description: string, example: string) =>
  z
    .string()
    .max(max, `Must be at most ${max} characters`)
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), 'Must not contain control characters')
    .transform((value) => (value === '' || value.toLowerCase() === 'all' ? undefined : value))
    .meta({ description, example })
    .optional();

/** One of some values in a query string; absent, '' and 'all' mean no filter. */
export const choice = <const T extends string>(
  values: readonly T[],
  description: string,
  example: NoInfer<T>,
  error = `Must be ${values.join(', ')} or all`,
) =>
  z
    .enum(['', 'all', ...values], { error })
    .transform((value) => (value === '' || value === 'all' ? undefined : (value as T)))
    .meta({ description, example })
    .optional();

/** `?sort=name` or `?sort=-name` for the other way round; absent means the list's own order. */
export const sortParameter = <const T extends string>(...columns: readonly [T, ...T[]]) =>
  z
    .enum([...columns, ...columns.map((column) => `-${column}` as const)], {
      error: `Must be one of ${columns.join(', ')}, with a minus in front for descending`,
    })
    .meta({ description: 'Column to sort by, with a minus in front for descending', example: `-${columns[0]}` })
    .optional();

/** Parameters of lists that are answered whole unless a page is asked for. */
export const optionalPageParameters = () => {
  const { page, limit } = pageParameters(100);
  // an optional default would still be filled in
  return { page: page.unwrap().optional(), limit: limit.unwrap().optional() };
};
