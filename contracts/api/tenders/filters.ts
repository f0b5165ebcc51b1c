import { z } from 'zod';
import { TENDER_CHOICES } from '../../vocabulary/lists/public-lists.ts';
import { day } from '../shared/fields.ts';
import { choice } from '../shared/paging.ts';

const A_DAY = 'Must be a date such as 2026-11-30';

/** A day, or nothing. */
export const closing = (which: string, example: string) =>
  z
    .union([z.literal('').transform(() => undefined), day(A_DAY)], A_DAY)
    .meta({
      type: 'string',
      format: 'date',
      description: `Only tenders that close on this day in Karachi or ${which}`,
      example,
    })
    .optional();

const AN_INSTANT = 'Must be an instant such as 2026-11-23T07:15:00Z';
/** Instant in UTC, of a year that Postgres knows. */
const instant = z.iso
  .datetime({ offset: true, error: AN_INSTANT })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => /^(19|2\d)\d\d-/.test(text), AN_INSTANT);

type Choices = typeof TENDER_CHOICES;
const mark = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  choice(values, 'Only tenders that have this', values[0]);

export const marks = Object.fromEntries(
  Object.entries<readonly [string, ...string[]]>(TENDER_CHOICES).map(([name, values]) => [name, mark(values)]),
) as unknown as { [Name in keyof Choices]: ReturnType<typeof mark<Choices[Name][number]>> };

/** Only what was changed since, or nothing. */
export const instantFilter = z.union([z.literal('').transform(() => undefined), instant], AN_INSTANT);
