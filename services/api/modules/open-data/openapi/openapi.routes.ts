import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';
import type { JsonObject } from './schemas.ts';

const MEDIA = 'application/json; charset=utf-8';

export function openApiRoutes({ config }: Dependencies): readonly Route[] {
  let document: JsonObject | undefined;
  let json: string | undefined;
  const built = () => {
    document ??= openApiDocument(config);
    return document;
  };
  return [
    route(openDataEndpoints.openapi, async ({ req }) => {
      json ??= JSON.stringify(built());
      return textAnswer(req, { contentType: MEDIA, cacheControl: 'public, max-age=3600' }, json);
    }),
    route(openDataEndpoints.docs, async ({ res }) => {
      // its style carries the nonce of this very answer, so that nobody may keep it
      return {
        headers: { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' },
        body: docsPage(built(), { ...config, nonce: String(res.locals.nonce) }),
      };
    }),
  ];
}
