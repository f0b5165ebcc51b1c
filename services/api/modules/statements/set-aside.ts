import type { SettingAside } from '#contracts/api/operations/statements.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { conflict, missing, orMissing } from '../../platform/refusal.ts';
import { note } from './note.ts';

interface LockedLine {
  readonly id: number;
  readonly state: string;
  readonly readIn: number;
  readonly day: string;
  readonly bankReference: string;
  readonly paisa: number;
  /** Whether its payment was a mistake, so that it is to be decided anew. */
  readonly isMistaken: boolean | null;
}

const CONFIRMED = 'This line has been confirmed already.';

/** Locks in the order of numbers, so that two who decide the same lines wait for each other. */
const lockLines = (tx: Queryable, ids: readonly number[]) =>
  tx.query<LockedLine>(sql`SELECT l.id, l.state, l.read_in AS "readIn", l.day, l.bank_reference AS "bankReference", l.paisa,
      (SELECT p.reversal = 'mistake' FROM payment p WHERE p.id = l.payment_id) AS "isMistaken"
    FROM statement_line l WHERE l.id = ANY (${[...ids]}::int[]) ORDER BY l.id FOR UPDATE`);

const isConfirmed = ({ state, isMistaken }: LockedLine) => state === 'confirmed' && isMistaken !== true;

/** @throws Refusal 'missing', 'conflict' */
export async function lockOpen(tx: Queryable, id: number): Promise<LockedLine> {
  const line = orMissing('Line', (await lockLines(tx, [id]))[0]);
  if (isConfirmed(line)) throw conflict(CONFIRMED);
  if (line.state === 'set-aside') throw conflict('This line was set aside as not ours. Take that back first.');
  return line;
}

/** Sets lines aside, or takes them back, with one event a statement; those that were confirmed stay as they are. */
export async function setLinesAside(db: Database, { lines, isSetAside }: SettingAside, meta: EventMeta, now: Date) {
  const to = isSetAside ? 'set-aside' : 'open';
  return db.tx(async (tx) => {
    const locked = await lockLines(tx, lines);
    const found = new Map(locked.map((line) => [line.id, line]));
    const changed = locked.filter(
      (line) => !isConfirmed(line) && line.state !== to && (isSetAside || line.state === 'set-aside'),
    );
    const ids = changed.map(({ id }) => id);
    await tx.query(sql`UPDATE statement_line SET state = ${to}, decided_at = ${isSetAside ? now : null}
      WHERE id = ANY (${ids}::int[])`);
    for (const readIn of new Set(changed.map((line) => line.readIn))) {
      const data = { lines: changed.filter((line) => line.readIn === readIn).map(({ id }) => id) };
      await note(tx, readIn, { type: isSetAside ? 'StatementLinesSetAside' : 'StatementLinesTakenBack', data }, meta);
    }
    const left = lines.flatMap((id) => {
      const line = found.get(id);
      if (line === undefined) return [{ id, reason: 'Line not found' }];
      return isConfirmed(line) ? [{ id, reason: CONFIRMED }] : [];
    });
    return { changed: ids, left };
  });
}

/** @throws Refusal 'conflict' for a line that was confirmed, 'missing' */
export async function setAside(db: Database, id: number, isSetAside: boolean, meta: EventMeta, now: Date) {
  const { left } = await setLinesAside(db, { lines: [id], isSetAside }, meta, now);
  const [first] = left;
  if (first !== undefined) throw first.reason === CONFIRMED ? conflict(CONFIRMED) : missing('Line');
}
