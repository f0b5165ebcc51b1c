import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { Config } from '../platform/config.ts';
import { eraseContactMessages } from './modules/contact/index.ts';
import { eraseOwnSubscriptions } from './modules/subscriptions/index.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { createRateLimits } from './platform/security/rate-limit-store.ts';
import { createSecurityLog } from './platform/security/security-log-store.ts';
import { createSessions } from './platform/security/session-store.ts';

/** Builds what the modules are given; tests pass their own clock. */
export function createDependencies(base: {
  db: Database;
  config: Config;
  logger: Logger;
  clock?: () => Date;
}): Dependencies {
  const { db, config, logger, clock = () => new Date() } = base;
  return {
    db,
    config,
    logger,
    clock,
    sessions: createSessions({ db, config, clock }),
    limits: createRateLimits({ db, config, logger }),
    securityLog: createSecurityLog({ db, logger, clock }),
    erasures: [eraseOwnSubscriptions, eraseContactMessages],
  };
}
