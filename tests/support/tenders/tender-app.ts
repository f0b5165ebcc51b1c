import { createServer } from 'node:http';
import express, { type Request } from 'express';
import pino from 'pino';
import type { User } from '#contracts/api/users.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { tenders } from '../../../services/api/modules/tenders/index.ts';
import type { Dependencies } from '../../../services/api/platform/dependencies.ts';
import { mountRoutes } from '../../../services/api/platform/http/mount.ts';
import { errorHandler } from '../../../services/api/platform/http/problem-details.ts';
import { createSearchGate } from '../../../services/api/platform/search-gate.ts';
import type { Config, Secrets } from '../../../services/platform/config.ts';
import { createLinkTokens } from '../../../services/platform/tokens/link-tokens.ts';
import { Actor } from '../http.ts';
import { listen } from '../listen.ts';
import { createTestDatabase } from '../test-database.ts';

export type Role = 'visitor' | 'user' | 'admin';

export interface TenderApp {
  readonly db: Database;
  /** Refused attempts in the log. */
  readonly refusals: unknown[];
  /** Errors logged as failures of ours; a test that ends with one has found a defect. */
  readonly failures: string[];
  now: Date;
  as(role: Role): Promise<Actor>;
  close(): Promise<void>;
}

const USERS: Readonly<Record<Exclude<Role, 'visitor'>, User>> = {
  admin: person(1, 'admin', true),
  user: person(2, 'user', false),
};

function person(id: number, username: string, isAdmin: boolean): User {
  return { id, username, email: `${username}@example.pk`, fullName: null, businessType: null, isAdmin };
}

const SECRETS: Secrets = ['test '.repeat(8)];

/** The tenders module behind the real order of checks and a real Postgres; who somebody is, is simply said. */
export async function startTenderApp(now = new Date('2026-06-15T07:00:00Z')): Promise<TenderApp> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const failures: string[] = [];
  const refusals: unknown[] = [];
  const nothing = async () => undefined;
  const started: TenderApp = { db, refusals, failures, now, as, close };
  const dependencies = {
    db,
    config: { publicUrl: 'https://ailaan.example', sessionSecrets: SECRETS } as Config,
    logger: pino({ level: 'error' }, { write: (line: string) => void failures.push(line) }),
    clock: () => started.now,
    sessions: { current: async (req: Request) => userOf(req), start: nothing, end: nothing },
    limits: { spend: nothing, checkSignIn: nothing, failedSignIn: nothing, succeededSignIn: nothing },
    tokens: createLinkTokens(...SECRETS),
    inTurn: createSearchGate({ rateLimitScale: 1 }),
    unfound: { note: () => undefined, flush: nothing },
    securityLog: { record: async (event: unknown) => void refusals.push(event) },
  } as unknown as Dependencies;
  const app = express().set('etag', false).set('query parser', false);
  app.get('/sign-in/:role', (req, res) => {
    res.set('Set-Cookie', `who=${req.params.role}`).send('ok');
  });
  mountRoutes(app, tenders.routes(dependencies), dependencies);
  app.use(errorHandler(dependencies));
  const server = createServer(app);
  const address = await listen(server);

  async function as(role: Role): Promise<Actor> {
    const actor = new Actor(address);
    if (role !== 'visitor') await actor.get(`/sign-in/${role}`);
    return actor;
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await db.close();
    await database.close();
  }

  return started;
}

function userOf(req: Request): User | null {
  const role = /(?:^|; )who=(\w+)/.exec(req.headers.cookie ?? '')?.[1];
  return role === 'admin' || role === 'user' ? USERS[role] : null;
}
