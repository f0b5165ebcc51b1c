import { z } from 'zod';
import { Alarm } from '../open-data/calendar.ts';
import { forAnybody, forUsers } from '../shared/endpoint.ts';
import { secretToken } from '../shared/fields.ts';

/** The secret address of a calendar; it is shown once, when it is made. */
export const CalendarLink = z.strictObject({ url: z.string(), createdAt: z.string() });
export type CalendarLink = z.infer<typeof CalendarLink>;

export const calendarEndpoints = {
  status: forUsers.get(
    '/api/account/calendar',
    'Whether there is a calendar link of the saved tenders, and since when',
    { response: z.strictObject({ createdAt: z.string().nullable() }) },
  ),
  create: forUsers.post(
    '/api/account/calendar',
    'Make a secret calendar link of the saved tenders; the one before stops working',
    { response: CalendarLink },
  ),
  revoke: forUsers.delete('/api/account/calendar', 'Revoke the calendar link'),
  read: forAnybody.get(
    '/calendar.ics',
    'iCalendar of the closing dates of somebody’s saved tenders, for whoever holds the secret link',
    {
      query: z.strictObject({
        token: secretToken,
        alarm: Alarm,
      }),
      media: 'text/calendar',
      isPersonal: true,
    },
  ),
};
