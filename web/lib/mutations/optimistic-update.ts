import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { ListPage } from '#contracts/rules/list-headers.ts';

/** Cached data → the data expected once the server has agreed. */
export type OptimisticUpdate<Variables> = (cached: unknown, variables: Variables) => unknown;

/** A change of the items of a list, be it one page of it or the whole as a bare array. */
export function updateList<Item, Variables>(
  change: (items: readonly Item[], variables: Variables) => readonly Item[],
): OptimisticUpdate<Variables> {
  return (cached, variables) => {
    if (Array.isArray(cached)) return change(cached, variables);
    return isPage<Item>(cached) ? { ...cached, items: change(cached.items, variables) } : cached;
  };
}

export function updateItem<Item extends { readonly id: number }, Variables extends { readonly id: number }>(
  change: (item: Item, variables: Variables) => Item,
): OptimisticUpdate<Variables> {
  return updateList<Item, Variables>((items, variables) =>
    items.map((item) => (item.id === variables.id ? change(item, variables) : item)),
  );
}

/**
 * Shows the expected change in every list of these paths, but not below them, where other things have the same ids.
 * Answers the function that takes it back.
 */
export async function applyOptimistically<Variables>(
  queryClient: QueryClient,
  paths: readonly string[],
  update: OptimisticUpdate<Variables> | undefined,
  variables: Variables,
): Promise<() => void> {
  if (update === undefined) return () => undefined;
  const filters: QueryFilters = { predicate: ({ queryKey: [path] }) => paths.some((one) => one === path) };
  await queryClient.cancelQueries(filters); // an answer from before would overwrite it
  const before = queryClient.getQueriesData(filters).filter(([, cached]) => cached !== undefined);
  for (const [key, cached] of before) queryClient.setQueryData(key, update(cached, variables));
  return () => {
    for (const [key, cached] of before) queryClient.setQueryData(key, cached);
  };
}

function isPage<Item>(cached: unknown): cached is ListPage<Item> {
  return typeof cached === 'object' && cached !== null && 'items' in cached && Array.isArray(cached.items);
}
