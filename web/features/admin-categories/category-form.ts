import type { Category, CategoryBodyInput } from '#contracts/api/categories.ts';

export interface CategoryValues {
  readonly name: string;
  readonly description: string;
  readonly emoji: string;
  /** An id, or '' for a main category. */
  readonly parentId: string;
  readonly sortOrder: string;
  readonly isActive: boolean;
}

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

/** The body for the API. An empty sort order is 0. */
export function toBody({ parentId, sortOrder, ...values }: CategoryValues): CategoryBodyInput {
  return {
    ...values,
    parentId: parentId === '' ? null : Number(parentId),
    sortOrder: Math.trunc(Number(sortOrder)) || 0,
  };
}
