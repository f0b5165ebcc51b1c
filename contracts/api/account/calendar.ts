import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

/** The secret address of a calendar; it is shown once, when it is made. */
export const CalendarLink = z.strictObject({ url: z.string(), createdAt: z.string() });
export type CalendarLink = z.infer<typeof CalendarLink>;

export const calendarEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/api/account/calendar',
    access: 'user',
    budget: 'read',
    status: 200,
    summary: 'Whether there is a calendar link of the saved tenders, and since when',
    response: z.strictObject({ createdAt: z.string().nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/account/calendar',
    access: 'user',
    budget: 'write',
    status: 201,
    summary: 'Make a secret calendar link of the saved tenders; the one before stops working',
    response: CalendarLink,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/account/calendar',
    access: 'user',
    budget: 'write',
    status: 204,
    summary: 'Revoke the calendar link',
  }),
  read: endpoint({
    method: 'GET',
    path: '/calendar.ics',
    access: 'public',
    budget: 'read',
    status: 200,
    summary: 'iCalendar of the closing dates of somebody’s saved tenders, for whoever holds the secret link',
    query: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete') }),
    media: 'text/calendar',
  }),
};
