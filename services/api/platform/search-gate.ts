import type { TenderQuery } from '#contracts/api/tenders.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Config } from '../../platform/config.ts';
import { createSharedGate } from './gate.ts';
import type { Route } from './http/route.ts';
import { busy } from './refusal.ts';
import { scaled } from './security/rate-limits/limiters.ts';

/** Searches at once, of 20 connections to the database. */
const AT_ONCE = 12;
/** Those of a network at once, and that are inside or wait: its own and all. */
const SHARES = { ofEach: 4, mostOfEach: 300, most: 1000 };

export type SearchGate = ReturnType<typeof createSearchGate>;

/**
 * Lets work in by turns that reads much: some takes a second, and a network that asks for much is not to take everybody's
 * connections and time.
 */
export function createSearchGate({ rateLimitScale: scale }: Pick<Config, 'rateLimitScale'>) {
  const inTurn = createSharedGate({
    atOnce: AT_ONCE,
    ofEach: scaled(SHARES.ofEach, scale),
    mostOfEach: scaled(SHARES.mostOfEach, scale),
    most: scaled(SHARES.most, scale),
    full: () => busy('Too many searches at this moment. Please try again in a few seconds.', 3),
  });
  return <T>({ client = '' }: EventMeta, work: () => Promise<T>) => inTurn(client, work);
}

/** The call, in turn where `isCostly` says so; always, unless it is given. Not for one that waits for its body. */
export const takesTurns = (
  { endpoint, handle }: Route,
  inTurn: SearchGate,
  isCostly: (query: Partial<TenderQuery>) => boolean = () => true,
): Route => ({
  endpoint,
  handle: (context) => (isCostly(context.query ?? {}) ? inTurn(context.meta, () => handle(context)) : handle(context)),
});

/** Pages of a list that people turn; further ones take as long as a search. */
const NEAR = 20;

/** Lists that most visitors ask for wait for nobody. */
export const isFarList = ({ search, closingFrom, closingTo, page = 1 }: Partial<TenderQuery>) =>
  (search ?? closingFrom ?? closingTo) !== undefined || page > NEAR;
