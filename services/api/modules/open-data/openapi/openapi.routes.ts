import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';
import type { JsonObject } from './schemas.ts';

const MEDIA = 'application/json; charset=utf-8';

export function openApiRoutes({ db, config }: Dependencies): readonly Route[] {
  let kept: { readonly portal: string; readonly document: JsonObject; readonly json: string } | undefined;
  /** Built once, and anew when the operator states another name or address. */
  const built = async () => {
    const frame = await readPortal(db, config);
    const { supportEmail, siteName } = frame;
    const portal = JSON.stringify([supportEmail, siteName]);
    if (kept?.portal !== portal) {
      const document = openApiDocument(frame);
      kept = { portal, document, json: JSON.stringify(document) };
    }
    return { ...kept, siteName };
  };
  return [
    route(openDataEndpoints.openapi, async ({ req }) => {
      const { json } = await built();
      return textAnswer(req, { contentType: MEDIA, cacheControl: 'public, max-age=3600' }, json);
    }),
    route(openDataEndpoints.docs, async ({ res }) => {
      const { document, siteName } = await built();
      // its style carries the nonce of this very answer, so that nobody may keep it
      return {
        headers: { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' },
        body: docsPage(document, { ...config, siteName, nonce: String(res.locals.nonce) }),
      };
    }),
  ];
}
