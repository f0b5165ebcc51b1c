import type { Category, CategoryBodyInput } from '#contracts/api/categories.ts';

export function toValues(category: Category | null) {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    emoji: category?.emoji ?? '',
    // '' for a main category
    parentId: String(category?.parentId ?? ''),
    sortOrder: String(category?.sortOrder ?? 0),
    isActive: category?.isActive ?? true,
  };
}

/** The body for the API. An empty sort order is 0. */
export function toBody({ parentId, sortOrder, ...values }: Readonly<ReturnType<typeof toValues>>): CategoryBodyInput {
  return {
    ...values,
    parentId: parentId === '' ? null : Number(parentId),
    sortOrder: Math.trunc(Number(sortOrder)) || 0,
  };
}
