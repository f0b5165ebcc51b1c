import type { Express, Request, RequestHandler, Response } from 'express';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { User } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Dependencies } from '../dependencies.ts';
import { isReading } from '../replica/just-wrote.ts';
import { assertHasPolicy, checkAccess, checkSecondFactor } from '../security/access.ts';
import { isLoggedReading, isProbe, refusal, refused } from '../security/refusals.ts';
import { type Answer, redirect, type WireAnswer, weakTag } from './answer/answer.ts';
import { wantsPage } from './answer/wants-page.ts';
import { writeAnswer } from './answer/write-answer.ts';
import { HttpError } from './http-error.ts';
import { answerPreflight, isForEveryOrigin, openToEveryOrigin } from './origins/other-origins.ts';
import { checkOnceRead, readJsonBody } from './read-body.ts';
import { requestMeta } from './request-meta.ts';
import type { RequestContext, Route } from './route.ts';
import { NOTHING, queryObject, validate, validateId } from './validate.ts';

/** Mounts the calls in one fixed order of checks: origin → session → policy → budget → path and query → body → handler. */
export function mountRoutes(app: Express, routes: readonly Route[], dependencies: Dependencies): void {
  const allowed = new Map<string, string[]>();
  const open = new Set(
    routes.filter(({ endpoint }) => isForEveryOrigin(endpoint)).map(({ endpoint }) => endpoint.path),
  );
  for (const route of routes) {
    const { endpoint } = route;
    assertHasPolicy(endpoint);
    const handler = serve(route, dependencies);
    app[endpoint.method.toLowerCase() as 'get'](endpoint.path, handler);
    allowed.set(endpoint.path, [...(allowed.get(endpoint.path) ?? []), endpoint.method]);
  }
  // '/sessions/end-others' is also an address of '/sessions/:id', which knows nothing of its methods
  const whole = [...allowed].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  for (const [path, methods] of whole) {
    if (open.has(path)) app.options(path, answerPreflight);
    app.all(path, otherMethods(path, methods));
  }
}

function serve(route: Route, dependencies: Dependencies): RequestHandler {
  const isOpen = isForEveryOrigin(route.endpoint);
  return async (req, res) => {
    const user = await dependencies.sessions.current(req, res);
    if (isOpen && user === null) openToEveryOrigin(res);
    const answer = await answerTo(route, user, req, res, dependencies);
    await writeAnswer(answer, req, res, dependencies.logger);
  };
}

async function answerTo(
  { endpoint, handle }: Route,
  user: User | null,
  req: Request,
  res: Response,
  dependencies: Dependencies,
): Promise<WireAnswer> {
  const { limits, config, securityLog, sessions } = dependencies;
  const meta = requestMeta(req, String(res.locals.requestId), user);
  try {
    if (endpoint.anyOrigin !== true) checkSameOrigin(req, new URL(config.publicUrl).origin);
    checkAccess(endpoint.access, user);
    if (user !== null) await checkSecondFactor(endpoint.access, user, dependencies);
  } catch (error) {
    return refuseAccess(endpoint, error, user, req, meta, dependencies);
  }
  if (user !== null) checkOnceRead(req, async () => checkAccess(endpoint.access, await sessions.current(req, res)));
  await limits.spend(endpoint.budget, req);
  const id = endpoint.path.includes(':id') ? validateId(String(req.params.id)) : 0;
  const query = validate(endpoint.query ?? NOTHING, queryObject(searchOf(req)));
  const body = await readBody(endpoint, req);
  const params = req.params as Record<string, string>;
  const context = { id, params, query, body, user, meta, req, res } as RequestContext;
  if (isLoggedReading(endpoint)) await securityLog.recordReading(endpoint.path, meta);
  const answer = await handle(context).finally(() => forgetAnswers(endpoint, dependencies));
  return toWire(endpoint, answer, user);
}

/** Empties the cache before the writer is answered, so that nothing older is shown afterwards; only administrators change what everybody sees. */
function forgetAnswers({ method, access }: Endpoint, { answers }: Dependencies): void {
  if (method !== 'GET' && (access === 'admin' || access === 'super-admin')) answers?.forget('write');
}

/** Records the attempt. A visitor of a page is shown where to sign in, anybody else gets the error. */
async function refuseAccess(
  endpoint: Endpoint,
  error: unknown,
  user: User | null,
  req: Request,
  meta: EventMeta,
  { limits, securityLog }: Dependencies,
): Promise<WireAnswer> {
  await limits.spend('read', req); // counted in memory: beyond it a flood of refusals is neither logged nor stored
  const needs = error instanceof CrossSiteError ? 'same-origin' : endpoint.access;
  if (!isProbe(endpoint)) await securityLog.record(refusal(endpoint, needs, req.params.id), refused(meta));
  if (user !== null || !isVisitOfPage(endpoint, req)) throw error;
  return redirect(302, `/admin/login?next=${encodeURIComponent(endpoint.path)}`);
}

/** A person at the address of a page for administrators is shown where to sign in, programs are told 401. */
function isVisitOfPage({ method, path }: Endpoint, req: Request): boolean {
  return method === 'GET' && path.startsWith('/admin/') && wantsPage(req);
}

async function readBody(endpoint: Endpoint, req: Request): Promise<unknown> {
  if (endpoint.method === 'GET' || endpoint.anyOrigin === true || endpoint.rawBody !== undefined) return undefined;
  const body = await readJsonBody(req, endpoint.bodyLimit);
  if (endpoint.body !== undefined) return validate(endpoint.body, body ?? {});
  validate(NOTHING, body ?? {});
  return undefined;
}

/** JSON as text, with the endpoint's status, a tag and a Cache-Control; another kind of body as the handler made it. */
function toWire(endpoint: Endpoint, answer: Answer, user: User | null): WireAnswer {
  const { status = endpoint.status, body, etag } = answer;
  const { access, isPersonal } = endpoint;
  const own: Answer['headers'] = { ...(isPersonal && { 'Referrer-Policy': 'no-referrer' }), ...answer.headers };
  if (own['Content-Type'] !== undefined) return { ...(answer as WireAnswer), status, headers: own };
  const isRead = endpoint.method === 'GET';
  const isPublic = isRead && access === 'public' && !isPersonal && user === null; // the answer to a write may name its writer
  const headers = { 'Cache-Control': isPublic ? 'public, no-cache' : 'private, no-store', ...own };
  if (body === undefined) return { status, headers, body };
  const text = JSON.stringify(body);
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: text,
    etag: etag ?? (isRead ? weakTag(text) : undefined),
    isShared: isRead && headers['Cache-Control'].startsWith('public'),
  };
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

/**
 * Refuses a state change that another site caused. Browsers state where a request comes from: Sec-Fetch-Site in the
 * newer ones, Origin in all; a caller that states neither may change something only without a session cookie.
 */
function checkSameOrigin(req: Request, publicOrigin: string): void {
  if (isReading(req)) return;
  const site = req.headers['sec-fetch-site'];
  const origin = req.headers.origin;
  if (site !== undefined && site !== 'same-origin') throw new CrossSiteError();
  if (origin !== undefined && origin !== publicOrigin && origin !== `${req.protocol}://${req.headers.host}`)
    throw new CrossSiteError();
  if (site === undefined && origin === undefined && req.headers.cookie !== undefined) throw new CrossSiteError();
}

/** The request was caused by another site. */
class CrossSiteError extends HttpError {
  constructor() {
    super(403, 'This request came from another site and was refused. Open the page here and try again.');
  }
}
