import type { TenderQuery } from '#contracts/api/tenders.ts';
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
 * Lets calls in by turns that read much: some take a second, and a network that asks for many is not to take everybody's
 * connections and time. `isCostly` tells which; all, unless it is given.
 */
export function createSearchGate({ rateLimitScale: scale }: Pick<Config, 'rateLimitScale'>) {
  const inTurn = createSharedGate({
    atOnce: AT_ONCE,
    ofEach: scaled(SHARES.ofEach, scale),
    mostOfEach: scaled(SHARES.mostOfEach, scale),
    most: scaled(SHARES.most, scale),
    full: () => busy('Too many searches at this moment. Please try again in a few seconds.', 3),
  });
  return ({ endpoint, handle }: Route, isCostly: (query: Partial<TenderQuery>) => boolean = () => true): Route => ({
    endpoint,
    handle: (context) =>
      isCostly(context.query ?? {}) ? inTurn(context.meta.client ?? '', () => handle(context)) : handle(context),
  });
}

/** Pages of a list that people turn; further ones take as long as a search. */
const NEAR = 20;

/** Lists that most visitors ask for wait for nobody. */
export const isFarList = ({ search, closingFrom, closingTo, page = 1 }: Partial<TenderQuery>) =>
  (search ?? closingFrom ?? closingTo) !== undefined || page > NEAR;
