import { z } from 'zod';
import { SEARCH_FREQUENCIES, SEARCHES_MAX } from '../../vocabulary/newsletter.ts';
import { forAnybody, forUsers } from '../shared/endpoint.ts';
import { Id, line, secretToken } from '../shared/fields.ts';
import { FacetQuery } from '../tenders.ts';

/** New notices are counted up to here. */
export const NEW_MAX = 99;

/** The parameters of the list, without those of a page. */
export const SearchParameters = FacetQuery;
export type SearchParameters = z.infer<typeof SearchParameters>;

const frequency = z.enum(SEARCH_FREQUENCIES, { error: 'Must be off, daily, weekly or immediate' });
const name = line(80, 'Give the search a name');

export const SavedSearch = z.strictObject({
  id: Id,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  frequency,
  isPaused: z.boolean(),
  /** Notices of it that were entered since it was last seen, at most NEW_MAX; 'gte': there may be more. */
  newCount: z.number().int().min(0).max(NEW_MAX),
  newRelation: z.enum(['eq', 'gte']),
  /** Filters whose category or organization is gone: the search matches nothing. */
  gone: z.array(z.enum(['category', 'organization'])),
  /** Moment at which its secret feed address was made; null: there is none. */
  feedCreatedAt: z.string().nullable(),
  seenAt: z.string(),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Mail that the account may have of its searches: only a paid subscription of its own mails. */
export const SearchMail = z.strictObject({ isPaid: z.boolean(), mailing: z.number().int().min(0) });
export type SearchMail = z.infer<typeof SearchMail>;

export const SavedSearchBody = z.strictObject({ name, query: SearchParameters, frequency: frequency.default('off') });
export type SavedSearchBody = z.infer<typeof SavedSearchBody>;

export const SavedSearchEdit = z.strictObject({
  name: name.optional(),
  query: SearchParameters.optional(),
  frequency: frequency.optional(),
  isPaused: z.boolean({ error: 'Must be true or false' }).optional(),
});
export type SavedSearchEdit = z.infer<typeof SavedSearchEdit>;

export const savedSearchEndpoints = {
  list: forUsers.get(
    '/api/account/searches',
    'The saved searches of the signed-in user by name, with how many notices are new since each was last seen',
    { response: z.strictObject({ searches: z.array(SavedSearch).max(SEARCHES_MAX), mail: SearchMail }) },
  ),
  create: forUsers.post(
    '/api/account/searches',
    'Save a search by the parameters of the list; without a paid subscription it is saved without mail',
    {
      body: SavedSearchBody,
      /** `note`: a sentence that says why it does not mail though mail was asked for. */
      response: SavedSearch.extend({ note: z.string().nullable() }),
    },
  ),
  update: forUsers.patch(
    '/api/account/searches/:id',
    'Change name, parameters or frequency of a saved search, pause it or go on with it',
    { body: SavedSearchEdit, response: SavedSearch },
  ),
  remove: forUsers.delete('/api/account/searches/:id', 'Delete a saved search; its feed stops working'),
  seen: forUsers.post('/api/account/searches/:id/seen', 'Count what is new from now on', { status: 204 }),
  makeFeed: forUsers.post(
    '/api/account/searches/:id/feed',
    'Make a secret Atom address of a saved search; the one before stops working',
    { response: z.strictObject({ url: z.string(), createdAt: z.string() }) },
  ),
  revokeFeed: forUsers.delete('/api/account/searches/:id/feed', 'Revoke the Atom address of a saved search'),
  feed: forAnybody.get('/searches.atom', 'Atom feed of a saved search, for whoever holds the secret address', {
    query: z.strictObject({ token: secretToken }),
    media: 'application/atom+xml',
    isPersonal: true,
  }),
};
