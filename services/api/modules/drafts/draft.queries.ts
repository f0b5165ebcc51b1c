import type { DraftQuery, DraftRow, DraftWork } from '#contracts/api/operations/drafts.ts';
import type { DocumentRef } from '#contracts/events/tenders.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { DraftList } from '#contracts/vocabulary/lists/drafts.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { totalOf } from '../../platform/lists/answer-rows.ts';
import { countRows } from '../../platform/lists/count-rows.ts';
import { pageWindow } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';

type Shown = 'id' | 'version' | 'state' | 'holder' | 'submittedBy' | 'returnedFor' | 'tenderId' | 'mergedInto';

export interface StoredDraft extends Readonly<Pick<DraftRow, Shown | 'createdBy'>> {
  readonly files: readonly DocumentRef[];
  readonly heldAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly work: DraftWork | null;
}

/** Names are looked up, so that a deleted person has none. */
const NAME = sql`coalesce(nullif(u.full_name, ''), u.username)`;
const person = (column: string) => sql`CASE WHEN d.${sql.ident(column)} IS NOT NULL THEN json_build_object(
  'id', d.${sql.ident(column)}, 'name', coalesce((SELECT ${NAME} FROM user_account u WHERE u.id = d.${sql.ident(column)}),
    'deleted user ' || d.${sql.ident(column)})) END`;

/** Files of a draft `d` in their order, with the names under which they were filed; '' for one that is gone. */
export const FILES = sql`(SELECT jsonb_agg(n.value || jsonb_build_object('name', coalesce(f.name, '')) ORDER BY n.ordinality)
  FROM jsonb_array_elements(d.files) WITH ORDINALITY n LEFT JOIN file f ON f.digest = n.value ->> 'digest')`;

const COLUMNS = sql`d.id, d.version, d.state, ${FILES} AS files, ${person('holder_id')} AS holder, d.held_at AS "heldAt",
  ${person('submitted_by')} AS "submittedBy", d.returned_for AS "returnedFor", d.tender_id AS "tenderId",
  d.merged_into AS "mergedInto", ${person('created_by')} AS "createdBy", d.created_at AS "createdAt",
  d.ended_at AS "endedAt", (SELECT json_build_object('values', w.values, 'confirmed', w.confirmed)
    FROM draft_work w WHERE w.draft_id = d.id) AS work`;

const LISTS: Readonly<Record<DraftList, SQLQuery>> = {
  open: sql`d.state = 'open' AND d.ended_at IS NULL`,
  submitted: sql`d.state = 'submitted' AND d.ended_at IS NULL`,
  done: sql`d.ended_at IS NOT NULL`,
};

/** One page of a list, and how many it has. */
export async function findDrafts(db: Queryable, { list, holder, page, limit }: DraftQuery, userId: number) {
  const held = {
    me: sql` AND d.holder_id = ${userId}`,
    nobody: sql` AND d.holder_id IS NULL`,
    all: sql``,
  }[holder ?? 'all'];
  const from = sql`draft d WHERE ${LISTS[list]}${held}`;
  const order = list === 'done' ? sql`d.ended_at DESC, d.id DESC` : sql`d.id`;
  const rows = await db.query<StoredDraft>(
    sql`SELECT ${COLUMNS} FROM ${from} ORDER BY ${order} ${pageWindow({ page, limit })}`,
  );
  return { rows, total: await totalOf(db, from) };
}

/** @throws Refusal 'missing' */
export async function readDraft(db: Queryable, id: number): Promise<StoredDraft> {
  return orMissing('Draft', (await db.query<StoredDraft>(sql`SELECT ${COLUMNS} FROM draft d WHERE d.id = ${id}`))[0]);
}

/** Drafts in the order of their ids as given. @throws Refusal 'missing' */
export async function readDrafts(db: Queryable, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const rows = await db.query<StoredDraft>(sql`SELECT ${COLUMNS} FROM draft d WHERE d.id = ANY (${ids}::int[])`);
  const drafts = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => orMissing('Draft', drafts.get(id)));
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Karachi' });

/** 'Ayesha has had this draft in hand since 14:03.', of that one of the drafts which this person has. */
export async function findHolder(
  db: Queryable,
  ids: readonly number[],
  holderId: number | null,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ name: string | null; since: Date }>(sql`SELECT
      (SELECT ${NAME} FROM user_account u WHERE u.id = d.holder_id) AS name, d.held_at AS since
    FROM draft d WHERE d.id = ANY (${ids}::int[]) AND d.holder_id = ${holderId} ORDER BY d.id LIMIT 1`);
  if (row === undefined) return undefined;
  const day = karachiDay(row.since);
  const since = day === karachiDay(now) ? time.format(row.since) : `${day}, ${time.format(row.since)}`;
  return `${row.name ?? 'Somebody whose account is deleted'} has had this draft in hand since ${since}.`;
}

export const countDrafts = (state: 'open' | 'submitted') => (db: Queryable) =>
  countRows(db, sql`draft d WHERE ${LISTS[state]}`);
