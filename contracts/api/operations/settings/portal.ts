import { z } from 'zod';
import { NEWSPAPERS_MAX } from '../../../vocabulary/lists/newspapers.ts';
import { line, optionalVisibleLine, visibleText } from '../../shared/fields.ts';

/** Plain text: it stands in senders of emails and in titles. */
export const PortalName = optionalVisibleLine(60).refine(
  (text) => text === null || !/[<>"]/.test(text),
  'Must be plain text, without < > and "',
);

const LONGEST = 100;

/** In the operator's order, each once; empty ones are left out. */
export const Newspapers = z
  .array(line(2000))
  .max(NEWSPAPERS_MAX, `At most ${NEWSPAPERS_MAX} newspapers, please`)
  .refine((names) => names.every((name) => name.length <= LONGEST), `Each must be at most ${LONGEST} characters`)
  .transform((names) =>
    names.map(visibleText).filter((name, at, all) => name !== '' && all.findIndex(isLike(name)) === at),
  );

const isLike = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
