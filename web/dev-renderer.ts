import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { createServer } from 'vite';
import type { PageRenderer } from '#contracts/api/page.ts';

/**
 * Pages from the sources, for `npm run dev`: Vite's middleware on the given app serves modules and reloads the browser;
 * the server entry is read anew for every page.
 */
export async function createDevRenderer(app: Express): Promise<PageRenderer> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const load = async () => (await vite.ssrLoadModule('/app/server/entry-server.tsx')) as PageRenderer;
  let renderer = await load();
  app.use(vite.middlewares);
  app.use(async (_req, _res, next) => {
    renderer = await load();
    next();
  });
  return {
    inlineHashes: renderer.inlineHashes,
    pageQueries: (url) => renderer.pageQueries(url),
    furtherQueries: (url, data) => renderer.furtherQueries(url, data),
    renderPage: (input) => renderer.renderPage(input),
  };
}
