import { requestWithHeaders } from './request.ts';

/** One page of a list with its total, as the headers say it. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** 'gte' when the count stopped at its cap. */
  readonly relation: 'eq' | 'gte';
}

/** GETs a list that answers X-Total-Count; without it the total is the length. */
export async function loadList<T>(address: string, signal: AbortSignal): Promise<ListPage<T>> {
  const { data, headers } = await requestWithHeaders<T[]>(address, { signal });
  return {
    items: data,
    total: Number(headers.get('X-Total-Count') ?? data.length),
    relation: headers.get('X-Total-Count-Relation') === 'gte' ? 'gte' : 'eq',
  };
}
