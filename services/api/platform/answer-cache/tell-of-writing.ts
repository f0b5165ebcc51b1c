import type { RequestHandler } from 'express';
import type { Config } from '../../../platform/config.ts';
import { tellOfWrite, writeCookie } from '../replica/just-wrote.ts';

/** Longer than any process may take to notice what another one wrote. */
const SECONDS = 5;

/** Whoever wrote through one process and signed out is answered by the others from the database, not from what they keep. */
export function tellOfWriting({ publicUrl }: Pick<Config, 'publicUrl'>): RequestHandler {
  const cookie = writeCookie(SECONDS, publicUrl.startsWith('https:'));
  return (req, res, next) => {
    tellOfWrite(req, res, cookie);
    next();
  };
}
