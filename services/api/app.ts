import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { MAX_LAG_MS } from '#db/connection/read-replica.ts';
import { mountHealth } from './health/health.ts';
import { audit } from './modules/audit/index.ts';
import { categories } from './modules/categories/index.ts';
import { contact } from './modules/contact/index.ts';
import { createDesk } from './modules/desk/index.ts';
import { createDrafts } from './modules/drafts/index.ts';
import { emails } from './modules/emails/index.ts';
import { createImports } from './modules/import/index.ts';
import { lookups } from './modules/lookups/index.ts';
import { openData } from './modules/open-data/index.ts';
import { organizations } from './modules/organizations/index.ts';
import { queueBoard } from './modules/queue-board/index.ts';
import { saved } from './modules/saved/index.ts';
import { settings } from './modules/settings/index.ts';
import { createStatements } from './modules/statements/index.ts';
import { lockRecorders, recordPaymentIn, subscriptions } from './modules/subscriptions/index.ts';
import { synonyms } from './modules/synonyms/index.ts';
import { addSource, drawPicture, presentTenderOf, publishTenderIn, tenders } from './modules/tenders/index.ts';
import { told } from './modules/told/index.ts';
import { users } from './modules/users/index.ts';
import { mountPages } from './pages/mount-pages.ts';
import { keepAnswers } from './platform/answer-cache/keep-answers.ts';
import type { ApiModule, Dependencies } from './platform/dependencies.ts';
import { HttpError } from './platform/http/http-error.ts';
import { mountRoutes } from './platform/http/mount.ts';
import { errorHandler } from './platform/http/problem-details.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { browsingRoutes } from './platform/replica/browsing-routes.ts';
import { markWrites } from './platform/replica/just-wrote.ts';
import { requestTelemetry } from './platform/telemetry/request-telemetry.ts';

/** In the order in which a rebuild writes their rows: those of tenders read the names of organizations. */
const OTHERS: readonly ApiModule[] = [
  organizations,
  tenders,
  categories,
  lookups,
  settings,
  synonyms,
  users,
  subscriptions,
  createStatements({ recordPaymentIn, lockRecorders }),
  createDrafts({ drawPicture, publishTenderIn, addSource, presentTenderOf }),
  emails,
  contact,
  createImports(new URL('./import/import.child.ts', import.meta.url)),
  audit,
  saved,
  told,
  queueBoard,
  openData,
];

export const MODULES: readonly ApiModule[] = [...OTHERS, createDesk(OTHERS)];

/** Public calls of these modules may read from a replica. Not open data: only the primary knows where the log is final. */
const BROWSED: readonly ApiModule[] = [tenders, categories, organizations, lookups];

/** Composes the API and the pages; it listens nowhere yet. */
export async function createApp(dependencies: Dependencies): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.set('trust proxy', dependencies.config.trustProxy);
  app.use((_req, res, next) => {
    res.locals.requestId = randomUUID();
    next();
  });
  mountHealth(app, dependencies);
  app.use((req, _res, next) => {
    dependencies.pastProxy.note(req);
    next();
  });
  app.use(requestTelemetry());
  app.use(requestLog(dependencies.logger));
  const { answers, browsing } = dependencies;
  if (answers !== undefined) app.use(keepAnswers(answers, dependencies));
  app.use(securityHeaders(dependencies.config));
  app.use((req, _res, next) => {
    if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new HttpError(415, 'Send the body uncompressed; a Content-Encoding is not accepted.');
    }
    next();
  });
  if (browsing !== undefined || answers !== undefined)
    app.use(markWrites(dependencies.config.publicUrl, browsing === undefined ? 0 : MAX_LAG_MS));
  if (browsing !== undefined) app.use(browsing.remember);
  const routes = MODULES.flatMap((module) =>
    browsing !== undefined && BROWSED.includes(module)
      ? browsingRoutes(module, dependencies, { ...dependencies, db: browsing.db })
      : module.routes(dependencies),
  );
  mountRoutes(app, routes, dependencies);
  app.use('/api', () => {
    throw new HttpError(404, 'There is no such call. See the documentation of the API.');
  });
  await mountPages(app, routes, dependencies);
  app.use(errorHandler(dependencies));
  return app;
}
