import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { PageData, PageQuery, PageRenderer } from '#contracts/api/page.ts';
import { StartError } from '#db/start-error.ts';
import type { Config } from '../../platform/config.ts';
import { pendingAnswerOf } from '../platform/answer-cache/keep-answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { redirect, weakTag } from '../platform/http/answer/answer.ts';
import { RefusedForm } from '../platform/http/answer/refused-form.ts';
import { wantsPage } from '../platform/http/answer/wants-page.ts';
import { writeAnswer } from '../platform/http/answer/write-answer.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { requestMeta } from '../platform/http/request-meta.ts';
import type { Route } from '../platform/http/route.ts';
import { errorPages } from './error-page.ts';
import { formerAssets } from './former-assets.ts';
import { collectPageData } from './page-data.ts';
import { readSite } from './read-site.ts';
import { renamedAddress } from './renamed-address.ts';

type ServeStaticOptions = NonNullable<NonNullable<Parameters<typeof expressStaticGzip>[1]>['serveStatic']>;

const client = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url));

/** Protect documents; on a script they are a kilobyte that says nothing, ten times a visit. */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Frame-Options',
  'X-DNS-Prefetch-Control',
  'X-XSS-Protection',
];

/** Files lie ready, so nobody waits for the cache to hold one. */
const unshared = (res: ServerResponse) => pendingAnswerOf(res as Response)?.complete('unshared');

const withoutDocumentHeaders = (res: ServerResponse) => {
  for (const name of DOCUMENT_HEADERS) res.removeHeader(name);
};

/** A file that is gone meanwhile is an error of the request, not of the process. */
const compressedFiles = (folder: string, serveStatic: ServeStaticOptions) =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { ...serveStatic, redirect: false, dotfiles: 'ignore' },
  }) as RequestHandler;

/** Serves the built files and, for every other address, a server-rendered page. */
export async function mountPages(app: Express, routes: readonly Route[], dependencies: Dependencies): Promise<void> {
  const renderer = await loadRenderer(app, dependencies.config);
  if (existsSync(client)) {
    // compressed once by the build; names under /assets carry a hash of the content
    const scripts = { immutable: true, maxAge: '1y', setHeaders: withoutDocumentHeaders };
    app.use('/assets', whenReadable(compressedFiles(`${client}assets`, scripts)));
    app.use(whenReadable(compressedFiles(client, { maxAge: '1h', setHeaders: unshared })));
  }
  app.use('/assets', formerAssets(dependencies));
  app.use('/assets', () => {
    throw new HttpError(404, 'This file is not here. Reload the page to get the present version.');
  });
  const render = createRenderPage(renderer, routes, dependencies);
  app.get(/.*/, page(render, dependencies));
  app.use((req) => {
    throw new HttpError(405, `${req.method} is not possible here; possible: GET, HEAD.`, {
      headers: { Allow: 'GET, HEAD' },
    });
  });
  app.use(rerenderRefusedForm(render, dependencies));
  app.use(/^(?!\/(api|assets)\/)/, errorPages(dependencies));
}

/**
 * Only reading finds a file, and each has an ending: nobody looks for one at the address of a page. An address whose
 * escapes cannot be read names none: it goes on, to the not-found page.
 */
const whenReadable =
  (files: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (!req.path.includes('.') || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    try {
      decodeURIComponent(req.path);
    } catch {
      return next();
    }
    return files(req, res, next);
  };

type RenderPage = (req: Request, res: Response, more?: PageData) => Promise<RenderedAnswer>;

interface RenderedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  readonly isForEverybody: boolean;
  readonly drawnAt: Date;
}

function createRenderPage(renderer: PageRenderer, routes: readonly Route[], dependencies: Dependencies): RenderPage {
  const { sessions, clock } = dependencies;
  return async (req, res, more = []) => {
    const user = await sessions.current(req, res);
    const meta = requestMeta(req, String(res.locals.requestId), user);
    const collect = (queries: readonly PageQuery[]) => collectPageData(routes, queries, { req, res, meta, user });
    const data = await collect(renderer.pageQueries(req.originalUrl));
    const furtherData = [...(await collect(renderer.furtherQueries(req.originalUrl, data))), ...more];
    const drawnAt = clock();
    const site = await readSite(dependencies, drawnAt);
    const rendered = renderer.renderPage({
      url: req.originalUrl,
      now: drawnAt.toISOString(),
      user,
      site,
      data,
      furtherData,
    });
    const headers = {
      'Cache-Control': user === null ? 'no-cache' : 'private, no-store',
      'Content-Security-Policy': pagePolicy(String(res.get('Content-Security-Policy')), renderer.inlineHashes),
      ...rendered.headers,
      'Content-Type': 'text/html; charset=utf-8',
    };
    const html = Buffer.from(rendered.html); // once, for its tag and for the line
    return { status: rendered.status, headers, html, isForEverybody: user === null, drawnAt };
  };
}

function page(render: RenderPage, { db, limits, logger }: Dependencies): RequestHandler {
  return async (req, res) => {
    await limits.spend('read', req);
    const present = await renamedAddress(db, req.originalUrl);
    if (present !== undefined) return writeAnswer(redirect(302, present), req, res, logger);
    const { status, headers, html, isForEverybody, drawnAt } = await render(req, res);
    const isShared = isForEverybody && status === 200;
    const isKept = isShared && !/no-store/.test(headers['Cache-Control'] ?? '');
    const etag = isKept ? tagOf(html, drawnAt) : undefined;
    await writeAnswer({ status, headers, body: html, isShared, etag }, req, res, logger);
  };
}

/** The page of a plain form again, when the form was refused. */
function rerenderRefusedForm(render: RenderPage, { logger }: Dependencies): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    if (!(error instanceof RefusedForm) || !wantsPage(req)) return next(error);
    const { headers, html } = await render(req, res, [error.entry]);
    const own = { ...headers, 'Cache-Control': 'private, no-store' };
    await writeAnswer({ status: error.status, headers: own, body: html }, req, res, logger);
  };
}

/** The moment of drawing is in the page, but what it says at two moments is compared. */
function tagOf(html: Buffer, drawnAt: Date): string {
  const moment = drawnAt.toISOString();
  const at = html.indexOf(moment);
  return at < 0 ? weakTag(html) : weakTag(html.subarray(0, at), html.subarray(at + moment.length));
}

/** Pages name what is inline by its hash instead of a nonce, so that one page can be given to everybody. */
function pagePolicy(policy: string, { script, style }: PageRenderer['inlineHashes']): string {
  return policy
    .replace(/(script-src [^;]*)'nonce-[^']*'/, `$1${script}`)
    .replace(/(style-src [^;]*)'nonce-[^']*'/, `$1${style}`);
}

const built = new URL('../../../web/dist/server/entry-server.js', import.meta.url);
const development = new URL('../../../web/dev-renderer.ts', import.meta.url);

/** The built pages, or, with `npm run dev`, the sources through Vite. */
async function loadRenderer(app: Express, config: Config): Promise<PageRenderer> {
  if (config.dev) {
    const { createDevRenderer } = (await import(development.href)) as {
      createDevRenderer: (app: Express) => Promise<PageRenderer>;
    };
    return createDevRenderer(app);
  }
  if (!existsSync(built)) throw new StartError('The web is not built. Run: node web/build.ts');
  return (await import(built.href)) as PageRenderer;
}
