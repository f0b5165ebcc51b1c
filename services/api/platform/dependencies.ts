import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { WaitingName } from '#contracts/vocabulary/lists/desk.ts';
import type { Database, Queryable } from '#db/connection.ts';
import type { Config } from '../../platform/config.ts';
import type { Readiness } from '../../platform/metrics/readiness.ts';
import type { LinkTokens } from '../../platform/tokens/link-tokens.ts';
import type { PastProxy } from '../health/past-proxy.ts';
import type { AnswerCache } from './answer-cache/answer-cache.ts';
import type { Projected } from './commands/projection.ts';
import type { Erasure } from './erasure/erasure.ts';
import type { Route } from './http/route.ts';
import type { TenderSearch } from './lists/tender-search.ts';
import type { Browsing } from './replica/browsing.ts';
import type { SearchGate } from './search-gate.ts';
import type { RateLimits } from './security/rate-limit-store.ts';
import type { SecurityLog } from './security/security-log-store.ts';
import type { Sessions } from './security/session-store.ts';
import type { UnfoundSearches } from './unfound/unfound-searches.ts';

/** Everything that modules are given; they meet only here. */
export interface Dependencies {
  readonly db: Database;
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly securityLog: SecurityLog;
  /** Tokens of the links that stand in mails. */
  readonly tokens: LinkTokens;
  readonly tenderSearch: TenderSearch;
  /** Lets searches in by turns, in whatever format they are asked for. */
  readonly inTurn: SearchGate;
  /** Counts searches that found nothing. */
  readonly unfound: UnfoundSearches;
  readonly readiness: Readiness;
  readonly pastProxy: PastProxy;
  /** Redis, where there is one. */
  readonly redis: Redis | undefined;
  /** Erase what other modules keep of a person whose account is deleted. */
  readonly erasures: readonly Erasure[];
  /** Answers that visitors got a moment ago; absent where the cache is switched off. */
  readonly answers?: AnswerCache;
  /** Reads for visitors, where there is a read replica. */
  readonly browsing?: Browsing;
}

/** A module's face. */
export interface ApiModule {
  readonly routes: (dependencies: Dependencies) => readonly Route[];
  /** Event type → its read rows, one for each kind of stream. Kinds follow one another so that a projection may read what one before it writes. */
  readonly projections: Readonly<Record<string, Readonly<Record<string, Projected<never>>>>>;
  /** Counts of what waits for an administrator and this module knows of; up to WAITING_CAP is enough. */
  readonly waiting?: WaitingCounts;
}

/** How many there are of each kind that a module counts. */
export type WaitingCounts = Readonly<Partial<Record<WaitingName, (db: Queryable, config: Config) => Promise<number>>>>;
