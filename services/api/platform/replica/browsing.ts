import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { ReadReplica } from '#db/connection/read-replica.ts';
import type { Database } from '#db/connection.ts';
import { wantsFresh } from '../http/answer/wants-fresh.ts';
import { hasJustWritten, isReading } from './just-wrote.ts';

/** Chooses the database for browsing: the replica, but the primary for one who wants it fresh or has just written. */
export interface Browsing {
  /** Goes before the routes. */
  readonly remember: RequestHandler;
  /** Chooses anew at each statement; outside of a request it is the primary. */
  readonly db: Database;
}

export function createBrowsing(primary: Database, replica: ReadReplica): Browsing {
  const request = new AsyncLocalStorage<{ readonly mayBeOld: boolean }>();
  const choose = () => (request.getStore()?.mayBeOld === true ? replica.reader() : primary);
  return {
    remember: (req, _res, next) => {
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
