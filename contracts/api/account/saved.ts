import { z } from 'zod';
import { TENDER_STATUSES } from '../../vocabulary/tenders.ts';
import { forUsers } from '../shared/endpoint.ts';
import { Id } from '../shared/fields.ts';

/** Tenders that one account may keep. */
export const SAVED_MAX = 500;

/** A tender that somebody saved: what tells it from the others, and whether there is still time. */
export const SavedTender = z.strictObject({
  id: Id,
  title: z.string(),
  organization: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  /** Karachi calendar day and `HH:MM`. */
  closingDate: z.string(),
  closingTime: z.string().nullable(),
  /** Effective, as everywhere. */
  status: z.enum(TENDER_STATUSES),
  /** ISO instant of its cancellation by the buyer. */
  cancelledAt: z.string().nullable(),
  /** ISO instant. */
  savedAt: z.string(),
});
export type SavedTender = z.infer<typeof SavedTender>;

export const savedEndpoints = {
  list: forUsers.get(
    '/api/account/saved',
    'The saved tenders of the signed-in user: those that close soonest first, closed ones last',
    { response: z.array(SavedTender).max(SAVED_MAX) },
  ),
  save: forUsers.put('/api/account/saved/:id', 'Keep a tender; saved before, it stays as it is', {
    response: SavedTender,
  }),
  remove: forUsers.delete('/api/account/saved/:id', 'Keep a tender no longer; harmless when it was not kept'),
};
