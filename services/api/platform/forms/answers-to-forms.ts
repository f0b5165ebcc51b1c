import type { Request } from 'express';
import { redirect } from '../http/answer/answer.ts';
import { readBytes } from '../http/read-body.ts';

const ONE_CLICK_LIMIT = 4000;

/** The fields of a form as browsers send it without scripts. */
export const readForm = async (req: Request, limit: number): Promise<URLSearchParams> =>
  new URLSearchParams((await readBytes(req, limit)).toString('utf8'));

export const plainText = (line: string) => ({
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${line}\n`,
});

/** The pair that a mail program sends, urlencoded or as multipart/form-data (RFC 8058). */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/i;

/** Answer to an unsubscription by one click: a mail program follows no redirect; a person without JavaScript is led to the page. */
export async function oneClickAnswer(req: Request, page: string, done: string) {
  const body = (await readBytes(req, ONE_CLICK_LIMIT)).toString('latin1');
  return ONE_CLICK.test(body) ? plainText(done) : redirect(303, page);
}
