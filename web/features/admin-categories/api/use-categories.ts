import { useQuery } from '@tanstack/react-query';
import type { Category } from '#contracts/api/categories.ts';

/** All categories in the order of display, to choose a parent from; asked for only where the form is on screen. */
export function useAllCategories(): readonly Category[] {
  const { data } = useQuery<readonly Category[]>({ queryKey: ['/api/categories'] });
  return data ?? [];
}
