import { z } from 'zod';
import { TENDER_STATUSES } from '../../vocabulary/tenders.ts';
import { endpoint } from '../shared/endpoint.ts';
import { Id } from '../shared/fields.ts';

/** Tenders that one account may keep. */
export const SAVED_MAX = 500;

/** A tender on somebody's shelf: what tells it from the others, and whether there is still time. */
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
  /** ISO instant. */
  savedAt: z.string(),
});
export type SavedTender = z.infer<typeof SavedTender>;

export const savedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/saved',
    access: 'user',
    budget: 'read',
    status: 200,
    summary: 'The saved tenders of the signed-in user: those that close soonest first, closed ones last',
    response: z.array(SavedTender).max(SAVED_MAX),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/account/saved/:id',
    access: 'user',
    budget: 'write',
    status: 200,
    summary: 'Keep a tender; saved before, it stays as it is',
    response: SavedTender,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/saved/:id',
    access: 'user',
    budget: 'write',
    status: 204,
    summary: 'Keep a tender no longer; harmless when it was not kept',
  }),
};
