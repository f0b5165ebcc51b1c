import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Express, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { PageRenderer, SiteInfo } from '#contracts/api/page.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { requestMeta } from '../platform/http/request-meta.ts';
import type { Route } from '../platform/http/route.ts';
import { loadRenderer } from './load-renderer.ts';
import { collectPageData } from './page-data.ts';

const client = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url));

/** A file that is gone meanwhile is an error of the request, not of the process. */
const compressedFiles = (folder: string, serveStatic: { readonly maxAge: string; readonly immutable?: boolean }) =>
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
    app.use('/assets', compressedFiles(`${client}assets`, { immutable: true, maxAge: '1y' }));
    app.use(compressedFiles(client, { maxAge: '1h' }));
  }
  app.use('/assets', () => {
    throw new HttpError(404, 'This file is not here. Reload the page to get the present version.');
  });
  app.get(/.*/, page(renderer, routes, dependencies));
}

function page(renderer: PageRenderer, routes: readonly Route[], dependencies: Dependencies): RequestHandler {
  const { sessions, limits, config, clock } = dependencies;
  return async (req, res) => {
    await limits.spend('read', req);
    const user = await sessions.current(req, res);
    const keys = renderer.pageQueries(req.originalUrl).map((query) => query.key);
    const meta = requestMeta(req, String(res.locals.requestId), user);
    const data = await collectPageData(routes, keys, { req, res, meta, user });
    const now = clock();
    const rendered = renderer.renderPage({
      url: req.originalUrl,
      nonce: String(res.locals.nonce),
      now: now.toISOString(),
      user,
      site: siteInfo(config, now),
      data,
    });
    res.status(rendered.status).set('Cache-Control', user === null ? 'no-cache' : 'private, no-store');
    res.set(rendered.headers).type('text/html').send(rendered.html);
  };
}

function siteInfo(config: Dependencies['config'], now: Date): SiteInfo {
  const { siteName, publicUrl, supportEmail, paymentsEmail } = config;
  return { name: siteName, publicUrl, supportEmail, paymentsEmail, year: now.getUTCFullYear() };
}
