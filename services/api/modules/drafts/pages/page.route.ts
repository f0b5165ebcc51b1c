import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { weakTag } from '../../../platform/http/answer/answer.ts';
import { INERT } from '../../../platform/http/answer/inert.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { findPagePicture } from './page.queries.ts';

/** Bytes of strangers that only administrators may see. */
const HEADERS = { ...INERT, 'Cache-Control': 'private, no-cache' };

export function pageRoute({ db }: Dependencies): Route {
  return route(draftEndpoints.page, async ({ id, params: { number = '' }, query }) => {
    const found = /^[1-9]\d{0,3}$/.test(number)
      ? await findPagePicture(db, id, Number(number), query.size === 'small')
      : undefined;
    if (found === undefined) throw missing('Page');
    const headers = { ...HEADERS, 'Content-Type': found.type, 'Content-Disposition': 'inline' };
    return { headers, body: found.bytes, etag: weakTag(found.bytes) };
  });
}
