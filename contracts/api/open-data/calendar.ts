import { z } from 'zod';

/** Reminder in a calendar. */
export const Alarm = z
  .string()
  .regex(/^([1-9]|[12]\d|30)$/, 'Must be a number of days from 1 to 30')
  .transform(Number)
  .optional()
  .describe('Days before the closing on which the calendar reminds, 1 to 30; without it there is no reminder');
