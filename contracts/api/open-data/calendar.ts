import { z } from 'zod';

/** Reminder in a calendar. */
export const Alarm = z
  .string()
  .regex(/^([1-9]|[12]\d|30)$/, 'Must be a number of days from 1 to 30')
  .transform(Number)
  .optional()
  .meta({
    type: 'integer',
    minimum: 1,
    maximum: 30,
    description: 'Days before the closing on which the calendar reminds; without it there is no reminder',
    example: 3,
  });
