import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { INERT } from '../../../platform/http/answer/inert.ts';
import { isFresh } from '../../../platform/http/etag.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { orMissing } from '../../../platform/refusal.ts';
import { findImageHash, readImage } from './image.queries.ts';

export function imageRoute({ db }: Dependencies): Route {
  return route(tenderEndpoints.image, async ({ id, req }) => {
    const hash = orMissing('Image', await findImageHash(db, id));
    const etag = `"${hash}"`;
    const headers = { ...INERT, 'Cache-Control': 'public, no-cache' }; // a redacted picture leaves caches at once
    if (isFresh(req, etag)) return { status: 304, headers: { ...headers, ETag: etag }, body: undefined };
    const image = orMissing('Image', await readImage(db, hash));
    const name = `tender-${id}.${image.type.slice('image/'.length)}`;
    return {
      headers: { ...headers, 'Content-Type': image.type, 'Content-Disposition': `inline; filename="${name}"` },
      body: image.bytes,
      etag,
    };
  });
}
