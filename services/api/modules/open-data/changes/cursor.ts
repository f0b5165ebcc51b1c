import { createHash } from 'node:crypto';
import { ID_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import { invalid } from '../../../platform/refusal.ts';

/** A place in the change feed: a change, and the portal whose it is. */
export interface Cursor {
  /** The beginning of the id of the log's first event. */
  readonly portal: string;
  /** 0 before the first change. */
  readonly position: number;
  readonly tenderId: number;
  /** The beginning of the id of the event at that position: a restored portal draws positions again. */
  readonly event: string;
}

/** The mark that stands for an event that is not there. */
export const NONE = '0'.repeat(12);

export const markOf = (eventId: string | undefined) => eventId?.replaceAll('-', '').slice(0, NONE.length) ?? NONE;

export const beginning = (portal: string): Cursor => ({ portal, position: 0, tenderId: 0, event: NONE });

export function writeCursor({ portal, position, tenderId, event }: Cursor): string {
  const text = `${portal}.${position}.${tenderId}.${event}`;
  return Buffer.from(`${text}.${checkOf(text)}`).toString('base64url');
}

/** @throws Refusal 400 for what was cut or garbled, and for the cursor of another portal */
export function readCursor(given: string, portal: string): Cursor {
  const text = Buffer.from(given, 'base64url').toString('latin1');
  const match = /^([0-9a-f]{12})\.(\d{1,15})\.(\d{1,10})\.([0-9a-f]{12})\.([0-9a-f]{8})$/.exec(text);
  const [, of = '', position = '', tenderId = '', event = '', check] = match ?? [];
  const cursor = { portal: of, position: Number(position), tenderId: Number(tenderId), event };
  const isId = cursor.tenderId <= ID_MAX;
  if (match === null || !isId || check !== checkOf(text.slice(0, -9)) || writeCursor(cursor) !== given)
    throw refuse(DAMAGED);
  if (of !== portal && of !== NONE) throw refuse(FOREIGN);
  return cursor;
}

export const refuseUnknown = () => refuse(UNKNOWN);

const DAMAGED = 'This cursor is cut or garbled; send `next` of an earlier answer as it stands.';
const FOREIGN = 'This cursor is of another portal; begin here without `after`, or with a dump of this portal.';
const UNKNOWN =
  'This cursor is ahead of this portal, which was perhaps restored from a backup; begin again without `after`, or with a dump.';

const refuse = (sentence: string) => invalid({ after: sentence });

const checkOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
