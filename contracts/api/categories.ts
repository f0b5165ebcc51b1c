import { z } from 'zod';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../vocabulary/lists/admin-lists.ts';
import { endpoint } from './shared/endpoint.ts';
import { Id, IdParameter, idList, line, optionalLine, optionalParagraphs } from './shared/fields.ts';
import { filter, optionalPageParameters, sortParameter } from './shared/paging.ts';

const NAME_TOO_SHORT = 'Category name must be at least 2 characters.';

export const CategoryBody = z.strictObject({
  name: line(200, NAME_TOO_SHORT).refine((name) => name.length >= 2, NAME_TOO_SHORT),
  description: optionalParagraphs(2000),
  parentId: Id.nullish().transform((id) => id ?? null),
  emoji: optionalLine(16),
  isActive: z.boolean().default(true),
  sortOrder: z.number().int().min(-1_000_000).max(1_000_000).default(0),
});
export type CategoryBody = z.infer<typeof CategoryBody>;
export type CategoryBodyInput = z.input<typeof CategoryBody>;

export const Category = z.strictObject({
  id: Id,
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

/** Without `page` and `limit` the whole list is answered. */
export const CategoryQuery = z.strictObject({
  search: filter(ADMIN_SEARCH_MAX),
  /** Only these. */
  ids: idList,
  /** Without this one and all below it: what may become its parent. */
  notBelow: IdParameter.optional(),
  sort: sortParameter(...ADMIN_SORTS.categories),
  ...optionalPageParameters(),
});
export type CategoryQuery = z.infer<typeof CategoryQuery>;

export const categoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/categories',
    access: 'public',
    budget: 'read',
    status: 200,
    summary: 'Categories, all of them or a page; visitors see the active ones',
    query: CategoryQuery,
    response: z.array(Category),
  }),
  main: endpoint({
    method: 'GET',
    path: '/api/categories/main',
    access: 'public',
    budget: 'read',
    status: 200,
    summary: 'Active categories without a parent',
    response: z.array(z.strictObject({ id: Id, name: z.string(), emoji: z.string().nullable() })),
  }),
  subcategories: endpoint({
    method: 'GET',
    path: '/api/categories/:id/subcategories',
    access: 'public',
    budget: 'read',
    status: 200,
    summary: 'Active children of a category',
    response: z.array(z.strictObject({ id: Id, name: z.string() })),
  }),
  names: endpoint({
    method: 'GET',
    path: '/api/categoryNames',
    access: 'public',
    budget: 'read',
    status: 200,
    summary: 'Names of the active categories',
    response: z.array(z.string()),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/categories',
    access: 'admin',
    budget: 'write',
    status: 201,
    summary: 'Create a category',
    body: CategoryBody,
    response: Category,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/categories/:id',
    access: 'admin',
    budget: 'write',
    status: 200,
    summary: 'Change a category; a new name follows through to its tenders',
    body: CategoryBody,
    response: Category,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/categories/:id',
    access: 'admin',
    budget: 'write',
    status: 204,
    summary: 'Delete a category that nothing uses',
  }),
};
