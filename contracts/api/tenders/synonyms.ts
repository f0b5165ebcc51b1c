import { z } from 'zod';
import { foldForSearch } from '../../rules/search-text.ts';
import { ADMIN_SEARCH_MAX } from '../../vocabulary/lists/admin-lists.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { Id, idList, line } from '../shared/fields.ts';
import { filter, optionalPageParameters } from '../shared/paging.ts';

/** Words of one name that a search puts together. */
const NAME_WORDS = 5;
const NAMES_MAX = 40;

const Name = line(80, 'A name has letters or digits')
  .refine((text) => foldForSearch(text) !== '', 'A name has letters or digits')
  .refine((text) => foldForSearch(text).split(' ').length <= NAME_WORDS, `A name has at most ${NAME_WORDS} words`);

const list = z.array(Name).max(NAMES_MAX, `At most ${NAMES_MAX}, please`);

export const SynonymBody = z
  .strictObject({ names: list.min(1, 'State at least one name'), kinds: list.default([]) })
  .refine(({ names, kinds }) => new Set([...names, ...kinds].map(foldForSearch)).size > 1, {
    path: ['names'],
    error: 'One name alone has no synonym: state another, or a kind',
  });
export type SynonymBody = z.infer<typeof SynonymBody>;

export const SynonymGroup = z.strictObject({
  id: Id,
  /** Names the state in If-Match of a change, as of a category; 0 for a group of the product that nobody changed. */
  version: z.number().int(),
  /** Each finds the others; [] for a group of the product that is switched off. */
  names: z.array(z.string()),
  /** Found by the names, without finding them. */
  kinds: z.array(z.string()),
  /** The product's own words, where the group comes with it. */
  product: z.strictObject({ names: z.array(z.string()), kinds: z.array(z.string()) }).nullable(),
  state: z.enum(['product', 'changed', 'off', 'own']),
});
export type SynonymGroup = z.infer<typeof SynonymGroup>;

/** Query of the list, which is answered whole without `page` and `limit`. */
export const SynonymQuery = z.strictObject({
  search: filter(ADMIN_SEARCH_MAX, 'Words of one of the names', 'transformer'),
  ids: idList,
  ...optionalPageParameters(),
});
export type SynonymQuery = z.infer<typeof SynonymQuery>;

export const synonymEndpoints = {
  list: forAdmins.get('/api/admin/synonyms', 'Names of one thing that searches take for each other', {
    headers: ['X-Total-Count'],
    query: SynonymQuery,
    response: z.array(SynonymGroup),
  }),
  create: forAdmins.post('/api/admin/synonyms', 'State names of one thing', {
    body: SynonymBody,
    response: SynonymGroup,
  }),
  update: forAdmins.put(
    '/api/admin/synonyms/:id',
    'Change a group, also one of the product; one that is off is on again',
    {
      requestHeaders: ['If-Match'],
      body: SynonymBody,
      response: SynonymGroup,
    },
  ),
  remove: forAdmins.delete('/api/admin/synonyms/:id', 'Remove a group, or switch one of the product off'),
};
