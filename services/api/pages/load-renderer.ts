import { existsSync } from 'node:fs';
import type { Express } from 'express';
import type { PageRenderer } from '#contracts/api/page.ts';
import { StartError } from '#db/start-error.ts';
import type { Config } from '../../platform/config.ts';

const built = new URL('../../../web/dist/server/entry-server.js', import.meta.url);
const development = new URL('../../../web/dev-renderer.ts', import.meta.url);

/** The built pages, or, with `npm run dev`, the sources through Vite. */
export async function loadRenderer(app: Express, config: Config): Promise<PageRenderer> {
  if (config.dev) {
    const { createDevRenderer } = (await import(development.href)) as {
      createDevRenderer: (app: Express) => Promise<PageRenderer>;
    };
    return createDevRenderer(app);
  }
  if (!existsSync(built)) throw new StartError('The web is not built. Run: node web/build.ts');
  return (await import(built.href)) as PageRenderer;
}
