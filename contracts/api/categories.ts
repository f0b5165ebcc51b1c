import { z } from 'zod';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../vocabulary/lists/admin-lists.ts';
import { forAdmins, forAnybody } from './shared/endpoint.ts';
import { Id, IdParameter, idList, name, optionalLine, optionalParagraphs } from './shared/fields.ts';
import { filter, optionalPageParameters, sortParameter } from './shared/paging.ts';

export const CategoryBody = z.strictObject({
  name: name(200, 'Category name must be at least 2 characters.'),
  description: optionalParagraphs(2000),
  parentId: Id.nullish().transform((id) => id ?? null),
  emoji: optionalLine(16),
  isActive: z.boolean().default(true),
  sortOrder: z.number().int().min(-1_000_000).max(1_000_000).default(0),
});
export type CategoryBody = z.infer<typeof CategoryBody>;
export type CategoryBodyInput = z.input<typeof CategoryBody>;

const { parentId, emoji, isActive, sortOrder } = CategoryBody.shape;

/** A change of a category. Absent place and looks stay as they are, so that a form of name and description moves nothing. */
export const CategoryEdit = CategoryBody.extend({
  parentId: parentId.exactOptional(),
  emoji: emoji.exactOptional(),
  isActive: isActive.unwrap().exactOptional(),
  sortOrder: sortOrder.unwrap().exactOptional(),
});
export type CategoryEdit = z.infer<typeof CategoryEdit>;

export const Category = z.strictObject({
  id: Id,
  /** Names the state in If-Match of a change: `"category-12-3"` is version 3 of 12. */
  version: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  parentId: Id.nullable(),
  /** The parent's present name. */
  parentName: z.string().nullable(),
  emoji: z.string().nullable(),
  isActive: z.boolean(),
  sortOrder: z.number().int(),
  createdAt: z.string(),
});
export type Category = z.infer<typeof Category>;

/** Query of the list, which is answered whole without `page` and `limit`. */
export const CategoryQuery = z.strictObject({
  search: filter(ADMIN_SEARCH_MAX, 'Words of name or description', 'electrical'),
  /** Only these. */
  ids: idList,
  notBelow: IdParameter.meta({
    description: 'Without this one and all below it: what may become its parent',
    example: '12',
  }).optional(),
  sort: sortParameter(...ADMIN_SORTS.categories),
  ...optionalPageParameters(),
});
export type CategoryQuery = z.infer<typeof CategoryQuery>;

export const categoryEndpoints = {
  list: forAnybody.get('/api/categories', 'Categories, all of them or a page; visitors see the active ones', {
    headers: ['X-Total-Count'],
    query: CategoryQuery,
    response: z.array(Category),
  }),
  main: forAnybody.get('/api/categories/main', 'Active categories without a parent', {
    response: z.array(z.strictObject({ id: Id, name: z.string(), emoji: z.string().nullable() })),
  }),
  subcategories: forAnybody.get('/api/categories/:id/subcategories', 'Active children of a category', {
    response: z.array(z.strictObject({ id: Id, name: z.string() })),
  }),
  names: forAnybody.get('/api/categoryNames', 'Names of the active categories', { response: z.array(z.string()) }),
  create: forAdmins.post('/api/categories', 'Create a category', { body: CategoryBody, response: Category }),
  update: forAdmins.put('/api/categories/:id', 'Change a category; a new name follows through to its tenders', {
    requestHeaders: ['If-Match'],
    body: CategoryEdit,
    response: Category,
  }),
  remove: forAdmins.delete('/api/categories/:id', 'Delete a category that nothing uses'),
};
