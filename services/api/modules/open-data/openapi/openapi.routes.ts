import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { sendText } from '../../../platform/http/answer/send-format.ts';
import { HANDLED, type Route, route } from '../../../platform/http/route.ts';
import { docsPage } from './docs-page.ts';
import { type JsonObject, openApiDocument } from './document.ts';

const MEDIA = 'application/json; charset=utf-8';

export function openApiRoutes({ config }: Dependencies): readonly Route[] {
  let document: JsonObject | undefined;
  let json: string | undefined;
  const built = () => {
    document ??= openApiDocument(config);
    return document;
  };
  return [
    route(openDataEndpoints.openapi, async ({ req, res }) => {
      json ??= JSON.stringify(built());
      return sendText(req, res, { contentType: MEDIA, cacheControl: 'public, max-age=3600' }, json);
    }),
    route(openDataEndpoints.docs, async ({ res }) => {
      // its style carries the nonce of this very answer, so that nobody may keep it
      res.status(200).set('Cache-Control', 'no-cache').type('text/html');
      res.send(docsPage(built(), { ...config, nonce: String(res.locals.nonce) }));
      return HANDLED;
    }),
  ];
}
