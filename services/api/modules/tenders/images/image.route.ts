import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { isFresh, sendNotModified } from '../../../platform/http/etag.ts';
import { HANDLED, type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { findImageHash, readImage } from './image.queries.ts';
import { imageVersion } from './image-address.ts';

/** Whatever the bytes were: a browser may draw them, and do nothing else with them. */
const INERT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function imageRoute({ db }: Dependencies): Route {
  return route(tenderEndpoints.image, async ({ id, query, req, res }) => {
    const hash = await findImageHash(db, id);
    if (hash === undefined) throw missing('Image');
    const etag = `"${hash}"`;
    const isVersioned = query.v === imageVersion(hash);
    res.set(INERT).set('Cache-Control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    if (isFresh(req, etag)) {
      sendNotModified(res, etag);
      return HANDLED;
    }
    const image = await readImage(db, hash);
    if (image === undefined) throw missing('Image');
    const name = `tender-${id}.${image.type.slice('image/'.length)}`;
    res.set({ ETag: etag, 'Content-Type': image.type, 'Content-Disposition': `inline; filename="${name}"` });
    res.status(200).send(image.bytes);
    return HANDLED;
  });
}
