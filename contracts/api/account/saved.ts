import { z } from 'zod';
import { forUsers } from '../shared/endpoint.ts';
import { TenderListItem } from '../tenders.ts';

/** Tenders that one account may keep. */
export const SAVED_MAX = 500;

/** A tender that somebody saved: what tells it from the others, and whether there is still time. */
export const SavedTender = TenderListItem.pick({
  ...{ id: true, title: true, city: true, province: true },
  ...{ closingDate: true, closingTime: true, status: true, cancelledAt: true },
}).extend({
  organization: z.string().nullable(),
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
