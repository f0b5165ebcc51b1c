import { createHash } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { User } from '#contracts/api/users.ts';
import { shareAnswer } from '../answer-cache/share-answer.ts';
import type { Dependencies } from '../dependencies.ts';
import { assertHasPolicy, checkAccess, checkSecondFactor } from '../security/access.ts';
import { isLoggedReading, isProbe, refusal, refused } from '../security/refusals.ts';
import { isFresh, sendNotModified } from './etag.ts';
import { HttpError } from './http-error.ts';
import { readJsonBody } from './read-body.ts';
import { requestMeta } from './request-meta.ts';
import { type Answer, HANDLED, type RequestContext, type Route } from './route.ts';
import { CrossSiteError, checkSameOrigin } from './same-origin.ts';
import { NOTHING, queryObject, validate, validateId } from './validate.ts';

/** Mounts the calls in one fixed order of checks: origin → session → policy → budget → path and query → body → handler. */
export function mountRoutes(app: Express, routes: readonly Route[], dependencies: Dependencies): void {
  const allowed = new Map<string, string[]>();
  for (const route of routes) {
    const { endpoint } = route;
    assertHasPolicy(endpoint);
    const handler = serve(route, dependencies);
    app[endpoint.method.toLowerCase() as 'get'](endpoint.path, handler);
    allowed.set(endpoint.path, [...(allowed.get(endpoint.path) ?? []), endpoint.method]);
  }
  for (const [path, methods] of allowed) app.all(path, otherMethods(path, methods));
}

function serve({ endpoint, handle }: Route, dependencies: Dependencies): RequestHandler {
  const { sessions, limits, config, securityLog } = dependencies;
  return async (req, res) => {
    const user = await sessions.current(req, res);
    const meta = requestMeta(req, String(res.locals.requestId), user);
    try {
      if (endpoint.anyOrigin !== true) checkSameOrigin(req, new URL(config.publicUrl).origin);
      checkAccess(endpoint.access, user);
      if (user !== null) await checkSecondFactor(endpoint.access, user, dependencies);
    } catch (error) {
      await turnAway(endpoint, error, user, req, res, dependencies);
      return;
    }
    await limits.spend(endpoint.budget, req);
    const id = endpoint.path.includes(':id') ? validateId(String(req.params.id)) : 0;
    const query = validate(endpoint.query ?? NOTHING, queryObject(searchOf(req)));
    const body = await readBody(endpoint, req);
    const params = req.params as Record<string, string>;
    const context = { id, params, query, body, user, meta, req, res } as RequestContext;
    if (isLoggedReading(endpoint)) await securityLog.recordReading(endpoint.path, meta);
    const answer = await handle(context).finally(() => forgetAnswers(endpoint, dependencies));
    if (answer !== HANDLED) send(endpoint, answer, user, req, res);
  };
}

/** Before the writer is answered, so that nothing older is shown afterwards; only administrators change what everybody sees. */
function forgetAnswers({ method, access }: Endpoint, { answers }: Dependencies): void {
  if (method !== 'GET' && (access === 'admin' || access === 'super-admin')) answers?.forget('write');
}

/** Records the attempt; who is not signed in is shown from a page where to, anybody else gets the error. */
async function turnAway(
  endpoint: Endpoint,
  error: unknown,
  user: User | null,
  req: Request,
  res: Response,
  { limits, securityLog }: Dependencies,
): Promise<void> {
  await limits.spend('read', req); // counted in memory: beyond it a flood of refusals is neither logged nor stored
  const needs = error instanceof CrossSiteError ? 'same-origin' : endpoint.access;
  const meta = requestMeta(req, String(res.locals.requestId), user);
  if (!isProbe(endpoint)) await securityLog.record(refusal(endpoint, needs, req.params.id), refused(meta));
  if (user !== null || !isVisitOfPage(endpoint, req)) throw error;
  res.redirect(302, `/admin/login?next=${encodeURIComponent(endpoint.path)}`);
}

/** A person at the address of a page for administrators is shown where to sign in, programs are told 401. */
function isVisitOfPage({ method, path }: Endpoint, req: Request): boolean {
  return method === 'GET' && path.startsWith('/admin/') && (req.headers.accept ?? '').includes('text/html');
}

async function readBody(endpoint: Endpoint, req: Request): Promise<unknown> {
  if (endpoint.method === 'GET' || endpoint.anyOrigin === true || endpoint.rawBody !== undefined) return undefined;
  const body = await readJsonBody(req, endpoint.bodyLimit);
  if (endpoint.body !== undefined) return validate(endpoint.body, body ?? {});
  validate(NOTHING, body ?? {});
  return undefined;
}

function send(endpoint: Endpoint, answer: Answer<unknown>, user: User | null, req: Request, res: Response): void {
  res.set('Cache-Control', endpoint.access === 'public' && user === null ? 'public, no-cache' : 'private, no-store');
  res.set(answer.headers ?? {});
  if (endpoint.status === 204) {
    res.status(204).end();
    return;
  }
  const text = JSON.stringify(answer.send);
  if (endpoint.method === 'GET') {
    if (String(res.get('Cache-Control')).startsWith('public')) shareAnswer(res);
    const etag = answer.etag ?? `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    if (isFresh(req, etag)) {
      sendNotModified(res, etag);
      return;
    }
    res.set('ETag', etag);
  } else if (answer.etag !== undefined) res.set('ETag', answer.etag);
  res.status(endpoint.status).type('application/json').send(Buffer.from(text));
}

/** A path outside of /api belongs to a page: reading it goes on to the pages. */
function otherMethods(path: string, methods: readonly string[]): RequestHandler {
  const isPage = !path.startsWith('/api/');
  const allow = [...new Set([...methods, ...(isPage || methods.includes('GET') ? ['GET', 'HEAD'] : [])])].join(', ');
  return (req, _res, next) => {
    if (!isPage || !['GET', 'HEAD'].includes(req.method))
      throw new HttpError(405, `${req.method} is not possible here; possible: ${allow}.`, {
        headers: { Allow: allow },
      });
    next();
  };
}

const searchOf = (req: Request) => {
  const at = req.originalUrl.indexOf('?');
  return at < 0 ? '' : req.originalUrl.slice(at + 1);
};
