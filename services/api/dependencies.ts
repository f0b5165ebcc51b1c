import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { ReadReplica } from '#db/connection/read-replica.ts';
import type { Database } from '#db/connection.ts';
import type { Config } from '../platform/config.ts';
import { createReadiness } from '../platform/metrics/readiness.ts';
import { probeStorage } from '../platform/metrics/storage.ts';
import { createLinkTokens } from '../platform/tokens/link-tokens.ts';
import { assertWorkerLives } from '../platform/worker-liveness.ts';
import { watchPastProxy } from './health/past-proxy.ts';
import { eraseContactMessages } from './modules/contact/index.ts';
import { eraseOwnSubscriptions } from './modules/subscriptions/index.ts';
import { createTenderSearch } from './modules/tenders/index.ts';
import { eraseAccountMails } from './modules/users/index.ts';
import type { AnswerCache } from './platform/answer-cache/answer-cache.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { createBrowsing } from './platform/replica/browsing.ts';
import { createSearchGate } from './platform/search-gate.ts';
import { createRateLimits } from './platform/security/rate-limit-store.ts';
import { eraseCounters } from './platform/security/rate-limits/counter-keys.ts';
import { createSecurityLog } from './platform/security/security-log-store.ts';
import { createSessions } from './platform/security/session-store.ts';
import { createUnfoundSearches } from './platform/unfound/unfound-searches.ts';

/** Builds what the modules are given; tests pass their own clock. */
export async function createDependencies(base: {
  db: Database;
  config: Config;
  logger: Logger;
  clock?: () => Date;
  replica?: ReadReplica;
  answers?: AnswerCache | undefined;
}): Promise<Dependencies> {
  const { db, config, logger, replica, answers, clock = () => new Date() } = base;
  const redis = await openRedis(config.redisUrl, logger);
  const pastProxy = watchPastProxy(config, logger);
  return {
    db,
    config,
    logger,
    clock,
    sessions: createSessions({ db, config, clock }),
    limits: createRateLimits({ db, config, logger, redis }),
    securityLog: createSecurityLog({ db, logger, clock }),
    tokens: createLinkTokens(...config.sessionSecrets),
    tenderSearch: createTenderSearch(db),
    inTurn: createSearchGate(config),
    unfound: createUnfoundSearches({ db, logger, clock }),
    // Without worker and Redis the API answers everything; mails and jobs wait in the log meanwhile.
    readiness: createReadiness({
      needed: { postgres: () => probeStorage(db) },
      wanted: {
        worker: () => assertWorkerLives(db),
        ...(redis === undefined ? {} : { queue: async () => void (await redis.set('ailaan:probe', '1')) }),
        ...(config.trustProxy === 0 ? {} : { proxy: pastProxy.probe }),
      },
    }),
    pastProxy,
    redis,
    erasures: [eraseOwnSubscriptions, eraseContactMessages, eraseAccountMails, eraseCounters(config.sessionSecrets)],
    ...(answers === undefined ? {} : { answers }),
    ...(replica === undefined ? {} : { browsing: createBrowsing(db, replica) }),
  };
}

/**
 * The Redis of REDIS_URL for counts that all API processes share. A command that cannot be answered at once fails, for
 * no visitor waits for Redis.
 */
async function openRedis(url: string | undefined, logger: Logger): Promise<Redis | undefined> {
  if (url === undefined) return undefined;
  const { Redis } = await import('ioredis'); // takes its time, and a server without it needs none
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 });
  let away = false;
  redis.on('ready', () => {
    away = false;
  });
  redis.on('error', (error) => {
    if (!away) logger.warn({ err: error }, 'Redis does not answer; limits are counted in each process');
    away = true;
  });
  return redis;
}
