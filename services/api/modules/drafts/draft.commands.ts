import type { DraftWork, Holding } from '#contracts/api/operations/drafts.ts';
import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { readSecondLook } from '#db/settings/stored-settings.ts';
import { commandsOn, inOneTransaction } from '../../platform/commands/handle-command.ts';
import { conflict, invalid, stale } from '../../platform/refusal.ts';
import { type DraftAction, draftDecider, HeldByOtherRefusal } from './draft.decider.ts';
import { projectDraft } from './draft.projection.ts';
import { findHolder } from './draft.queries.ts';

const handle = commandsOn({ kind: 'draft', decider: draftDecider, project: projectDraft });

/** An administrator at work. */
export interface Clerk {
  readonly by: number;
  readonly meta: EventMeta;
}

/** Work on drafts that nobody else changes meanwhile; a refusal says who has one in hand. */
export const onDrafts = <T>(db: Database, ids: readonly number[], work: (tx: Queryable) => Promise<T>): Promise<T> =>
  namingHolder(db, ids, () =>
    inOneTransaction(db, async (tx) => {
      await tx.query(sql`SELECT id FROM draft WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`);
      return work(tx);
    }),
  );

/** Does `work`; its refusal says who has one of the drafts in hand, since when. */
async function namingHolder<T>(db: Queryable, ids: readonly number[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HeldByOtherRefusal)) throw error;
    throw conflict((await findHolder(db, ids, error.holderId, new Date())) ?? NOBODY);
  }
}

const NOBODY = 'Nobody has this draft in hand any more. Look at it again.';

/** A command inside the transaction of `onDrafts`. */
export async function handleDraft(tx: Queryable, id: number, action: DraftAction, { by, meta }: Clerk, isNew = false) {
  await handle(tx, id, { ...action, by }, meta, { isNew });
}

/** Refuses what the command would refuse, and changes nothing. */
export const assertPossible = (db: Queryable, id: number, action: DraftAction, by: number): Promise<void> =>
  namingHolder(db, [id], async () => {
    const past = await readPast<DraftEvent>(db, `draft-${id}`);
    draftDecider.decide({ ...action, by }, past.reduce(draftDecider.evolve, draftDecider.initialState));
  });

/** @throws Refusal 'stale' for another version than the caller saw */
export async function assertVersion(tx: Queryable, id: number, seen: number | undefined): Promise<void> {
  if (seen === undefined) return;
  const [row] = await tx.query<{ version: number }>(sql`SELECT version FROM draft WHERE id = ${id}`);
  if (row?.version !== seen) throw stale();
}

/** The draft has ended: its files are free for others, and what was keyed goes. */
export async function release(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(sql`DELETE FROM draft_file WHERE draft_id = ANY (${ids}::int[])`);
  await tx.query(sql`DELETE FROM draft_work WHERE draft_id = ANY (${ids}::int[])`);
}

export const holdDraft = (db: Database, id: number, holding: Holding, clerk: Clerk) =>
  onDrafts(db, [id], async (tx) => {
    await handleDraft(tx, id, { type: 'AssignDraft', ...holding }, clerk);
    if (holding.holderId === null || holding.holderId === clerk.by) return;
    const found = await tx.query(sql`SELECT 1 FROM user_account WHERE id = ${holding.holderId} AND is_admin`);
    if (found.length === 0) throw invalid({ holderId: 'Choose an administrator' });
  });

/** Keeps what is keyed so far, by who has the draft in hand. */
export const keepWork = (db: Database, id: number, work: DraftWork, clerk: Clerk) =>
  onDrafts(db, [id], async (tx) => {
    await assertPossible(tx, id, { type: 'KeepWork' }, clerk.by);
    await writeWork(tx, id, work);
  });

const writeWork = (tx: Queryable, id: number, { values, confirmed }: DraftWork) =>
  tx.query(sql`INSERT INTO draft_work (draft_id, values, confirmed)
    VALUES (${id}, ${JSON.stringify(values)}::jsonb, ${confirmed}::text[])
    ON CONFLICT (draft_id) DO UPDATE SET values = excluded.values, confirmed = excluded.confirmed, kept_at = now()`);

export const submitDraft = (db: Database, id: number, work: DraftWork, clerk: Clerk, ifVersion: number | undefined) =>
  onDrafts(db, [id], async (tx) => {
    const action = { type: 'SubmitDraft', needsSecondLook: await readSecondLook(tx) } as const;
    await assertPossible(tx, id, action, clerk.by);
    await assertVersion(tx, id, ifVersion);
    await handleDraft(tx, id, action, clerk);
    await writeWork(tx, id, work);
  });

export const giveBack = (db: Database, id: number, reason: string, clerk: Clerk) =>
  onDrafts(db, [id], (tx) => handleDraft(tx, id, { type: 'ReturnDraft', reason }, clerk));
