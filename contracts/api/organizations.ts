import { z } from 'zod';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../vocabulary/lists/admin-lists.ts';
import { forAdmins, forAnybody } from './shared/endpoint.ts';
import { Id, IdParameter, idList, line, name, optionalParagraphs, optionalWebAddress } from './shared/fields.ts';
import { filter, optionalPageParameters, sortParameter } from './shared/paging.ts';

/** A category's name, or nothing; 'none' means nothing, and an object with a name is taken by its name. */
const categoryName = z
  .union([line(200), z.looseObject({ name: line(200) }), z.null()], 'Must be the name of a category')
  .optional()
  .transform((value) => (typeof value === 'object' && value !== null ? value.name : (value ?? null)))
  .transform((name) => (name === null || name === '' || name.toLowerCase() === 'none' ? null : name));

export const OrganizationBody = z.strictObject({
  name: name(300, 'Organization name must be at least 2 characters.'),
  description: optionalParagraphs(5000),
  category: categoryName,
  website: optionalWebAddress,
  address: optionalParagraphs(1000),
});
export type OrganizationBody = z.infer<typeof OrganizationBody>;
export type OrganizationBodyInput = z.input<typeof OrganizationBody>;

export const Organization = z.strictObject({
  id: Id,
  /** Names the state in If-Match of a change, as of a category. */
  version: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  /** A category's present name, or 'none'. */
  category: z.string(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.string(),
});
export type Organization = z.infer<typeof Organization>;

/** Query of the list, which is answered whole without `page` and `limit`. */
export const OrganizationQuery = z.strictObject({
  search: filter(ADMIN_SEARCH_MAX, 'Words of the name', 'highway'),
  /** Only these. */
  ids: idList,
  sort: sortParameter(...ADMIN_SORTS.organizations),
  ...optionalPageParameters(),
});
export type OrganizationQuery = z.infer<typeof OrganizationQuery>;

export const organizationEndpoints = {
  list: forAnybody.get('/api/organizations', 'Organizations by name, all of them or a page', {
    headers: ['X-Total-Count'],
    query: OrganizationQuery,
    response: z.array(Organization),
  }),
  create: forAdmins.post('/api/organizations', 'Create an organization', {
    body: OrganizationBody,
    response: Organization,
  }),
  update: forAdmins.put('/api/organizations/:id', 'Change an organization; a new name follows through to its tenders', {
    requestHeaders: ['If-Match'],
    body: OrganizationBody,
    response: Organization,
  }),
  remove: forAdmins.delete(
    '/api/organizations/:id',
    'Delete an organization that no tender uses, or join it to another once its tenders were moved',
    {
      query: z.strictObject({
        joinedTo: IdParameter.optional().meta({
          description:
            'Another entry of the same organization: its names lead there from now on, in addresses and in files',
          example: '7',
        }),
      }),
    },
  ),
};
