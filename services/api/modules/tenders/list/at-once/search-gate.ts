import type { TenderQuery } from '#contracts/api/tenders.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Config } from '../../../../../platform/config.ts';
import { createSharedGate } from '../../../../platform/gate.ts';
import { busy } from '../../../../platform/refusal.ts';
import { scaled } from '../../../../platform/security/rate-limits/limiters.ts';

/** Searches at once, of 20 connections to the database. */
const AT_ONCE = 12;
/** Those of a network at once, and that are inside or wait: its own and all. */
const SHARES = { ofEach: 4, mostOfEach: 300, most: 1000 };

export type SearchGate = ReturnType<typeof createSearchGate>;

/** Lets searches in by turns: some take half a second, and a network that asks for many is not to take everybody's connections. */
export function createSearchGate({ rateLimitScale: scale }: Pick<Config, 'rateLimitScale'>) {
  const inTurn = createSharedGate({
    atOnce: AT_ONCE,
    ofEach: scaled(SHARES.ofEach, scale),
    mostOfEach: scaled(SHARES.mostOfEach, scale),
    most: scaled(SHARES.most, scale),
    full: () => busy('Too many searches at this moment. Please try again in a few seconds.', 3),
  });
  return <T>({ search }: Pick<TenderQuery, 'search'>, { client = '' }: EventMeta, work: () => Promise<T>) =>
    search === undefined ? work() : inTurn(client, work);
}
