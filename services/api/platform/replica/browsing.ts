import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { MAX_LAG_MS, type ReadReplica } from '#db/connection/read-replica.ts';
import type { Database } from '#db/connection.ts';
import { wantsFresh } from '../http/answer/wants-fresh.ts';
import { hasJustWritten, isReading, tellOfWrite, writeCookie } from './just-wrote.ts';

/** Longer than a replica that is read can be behind: whoever wrote sees what was written. */
const SECONDS = MAX_LAG_MS / 1000 + 5;

/** Chooses the database for browsing: the replica, but the primary for one who wants it fresh or has just written, told by a cookie of some seconds. */
export interface Browsing {
  /** Goes before the routes. */
  readonly remember: RequestHandler;
  /** Chooses anew at each statement; outside of a request it is the primary. */
  readonly db: Database;
}

export function createBrowsing(primary: Database, replica: ReadReplica, isSecure: boolean): Browsing {
  const request = new AsyncLocalStorage<{ readonly mayBeOld: boolean }>();
  const choose = () => (request.getStore()?.mayBeOld === true ? replica.reader() : primary);
  const told = writeCookie(SECONDS, isSecure);
  return {
    remember: (req, res, next) => {
      tellOfWrite(req, res, told);
      const mayBeOld = isReading(req) && !hasJustWritten(req) && !wantsFresh(req.headers);
      request.run({ mayBeOld }, next);
    },
    db: {
      ...primary,
      query: (query) => choose().query(query),
      prepared: (query) => choose().prepared(query),
      tx: (work) => choose().tx(work),
      session: (work) => choose().session(work),
    },
  };
}
