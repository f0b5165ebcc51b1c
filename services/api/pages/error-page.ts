import type { ErrorRequestHandler } from 'express';
import type { Dependencies } from '../platform/dependencies.ts';
import { escapeXml } from '../platform/formats/xml.ts';
import { wantsPage } from '../platform/http/answer/wants-page.ts';
import { writeAnswer } from '../platform/http/answer/write-answer.ts';
import type { HttpError } from '../platform/http/http-error.ts';
import { toHttpError } from '../platform/http/problem-details.ts';

/**
 * Says to a person in a browser what a page's failure says to programs as JSON, and offers to try again. It stands on
 * nothing that may be what failed: neither database nor renderer.
 */
export function errorPages({ config, logger }: Pick<Dependencies, 'config' | 'logger'>): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    if (res.headersSent || !wantsPage(req)) return next(error);
    const known = toHttpError(error);
    const requestId = String(res.locals.requestId);
    if (known.status >= 500) logger.error({ err: error, requestId, method: req.method }, 'page failed');
    const answer = {
      status: known.status,
      headers: { 'Cache-Control': 'no-store', ...known.headers, 'Content-Type': 'text/html; charset=utf-8' },
      body: errorPage(known, { siteName: config.siteName, requestId, nonce: String(res.locals.nonce) }),
    };
    await writeAnswer(answer, req, res, logger);
  };
}

interface ErrorPageContext {
  readonly siteName: string;
  readonly requestId: string;
  readonly nonce: string;
}

/** The whole document. An empty address is the one that failed: its link tries again. */
export function errorPage({ message, status }: HttpError, { siteName, requestId, nonce }: ErrorPageContext): string {
  return `<!doctype html><html lang="en-PK"><head><meta charset="utf-8"><title>${escapeXml(siteName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${escapeXml(nonce)}">:root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:1rem;font:1.05rem/1.6 system-ui,sans-serif}small{opacity:.8;overflow-wrap:anywhere}</style>
</head><body><main><h1>${escapeXml(siteName)}</h1><p>${escapeXml(message)}</p>
<p><a href="">Try again</a> · <a href="/">Return to Home</a></p><p><small>${status} · ${escapeXml(requestId)}</small></p></main></body></html>`;
}
