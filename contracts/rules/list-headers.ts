/** One page of a list with its total, as the headers of the answer tell it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** 'gte' when the count stopped at its cap. */
  readonly relation: 'eq' | 'gte';
}

type HeaderReader = (name: string) => string | null | undefined;

/** The total that an answer states; undefined when it states none. */
export function totalIn(header: HeaderReader): number | undefined {
  const total = header('X-Total-Count');
  return total === null || total === undefined ? undefined : Number(total);
}

/** Items and their total; without a header the items are the whole list. */
export function listPage<Item>(items: readonly Item[], header: HeaderReader): ListPage<Item> {
  const relation = header('X-Total-Count-Relation') === 'gte' ? 'gte' : 'eq';
  return { items, total: totalIn(header) ?? items.length, relation };
}

/** A parameter of the address under `rel` in a Link header (RFC 8288); undefined when there is no such neighbour. */
export function linkParameter(header: HeaderReader, rel: 'prev' | 'next', parameter: string): string | undefined {
  const address = new RegExp(`<([^>]*)>; rel="${rel}"`).exec(header('Link') ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get(parameter) ?? undefined;
}
