import type { Category, CategoryBodyInput } from '#contracts/api/categories.ts';

/** What the controls of the form hold. */
export interface CategoryValues {
  readonly name: string;
  readonly description: string;
  readonly emoji: string;
  /** An id, or '' for a main category. */
  readonly parentId: string;
  readonly sortOrder: string;
  readonly isActive: boolean;
}

/** The form of a category, or of a new one. */
export function toValues(category: Category | null): CategoryValues {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    emoji: category?.emoji ?? '',
    parentId: String(category?.parentId ?? ''),
    sortOrder: String(category?.sortOrder ?? 0),
    isActive: category?.isActive ?? true,
  };
}

/** What the API is sent. An empty sort order is 0. */
export function toBody({ parentId, sortOrder, ...values }: CategoryValues): CategoryBodyInput {
  return {
    ...values,
    parentId: parentId === '' ? null : Number(parentId),
    sortOrder: Math.trunc(Number(sortOrder)) || 0,
  };
}

/** Categories that may be the parent: not itself and nothing below it. */
export function possibleParents(categories: readonly Category[], id: number | null): readonly Category[] {
  if (id === null) return categories;
  const below = new Set([id]);
  // Children may stand before their parents, so one pass per level.
  for (let known = 0; known !== below.size; ) {
    known = below.size;
    for (const category of categories) {
      if (category.parentId !== null && below.has(category.parentId)) below.add(category.id);
    }
  }
  return categories.filter((category) => !below.has(category.id));
}
