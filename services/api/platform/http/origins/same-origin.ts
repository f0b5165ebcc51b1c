import type { Request } from 'express';
import { isReading } from '../../replica/just-wrote.ts';
import { HttpError } from '../http-error.ts';

/**
 * Refuses a state change that another site caused. Browsers state where a request comes from: Sec-Fetch-Site in the
 * newer ones, Origin in all; a caller that states neither may change something only without a session cookie.
 */
export function checkSameOrigin(req: Request, publicOrigin: string): void {
  if (isReading(req)) return;
  const site = req.headers['sec-fetch-site'];
  const origin = req.headers.origin;
  if (site !== undefined && site !== 'same-origin') throw new CrossSiteError();
  if (origin !== undefined && origin !== publicOrigin && origin !== `${req.protocol}://${req.headers.host}`)
    throw new CrossSiteError();
  if (site === undefined && origin === undefined && req.headers.cookie !== undefined) throw new CrossSiteError();
}

/** The request was caused by another site. */
export class CrossSiteError extends HttpError {
  constructor() {
    super(403, 'This request came from another site and was refused. Open the page here and try again.');
  }
}
