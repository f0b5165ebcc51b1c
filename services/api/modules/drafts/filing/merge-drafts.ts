import type { FileRef } from '#contracts/events/tenders.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { conflict, invalid, orMissing } from '../../../platform/refusal.ts';
import { type Clerk, handleDraft, onDrafts, release } from '../draft.commands.ts';

async function filesOf(tx: Queryable, ids: readonly number[]): Promise<readonly (readonly FileRef[])[]> {
  const rows = await tx.query<{ id: number; files: readonly FileRef[] }>(
    sql`SELECT id, files FROM draft WHERE id = ANY (${ids}::int[])`,
  );
  const files = new Map(rows.map((row) => [row.id, row.files]));
  return ids.map((id) => orMissing('Draft', files.get(id)));
}

/** Makes the pages of several drafts those of the first, in the order of the ids. Answers the id of the first. */
export async function mergeDrafts(db: Database, given: readonly number[], clerk: Clerk): Promise<number> {
  const [first, ...others] = [...new Set(given)];
  if (first === undefined || others.length === 0) throw invalid({ ids: 'Choose two drafts or more' });
  const ids = [first, ...others];
  return onDrafts(db, ids, async (tx) => {
    const files = (await filesOf(tx, ids)).flat();
    await keepOneWork(tx, ids, first);
    for (const id of others) await handleDraft(tx, id, { type: 'MergeDraft', into: first }, clerk);
    await handleDraft(tx, first, { type: 'ChangeFiles', files }, clerk);
    await tx.query(sql`UPDATE draft_file SET draft_id = ${first} WHERE draft_id = ANY (${others}::int[])`);
    await release(tx, others);
    return first;
  });
}

/** Moves what is keyed in one of them to the first. @throws Refusal 'conflict' where something is keyed in several: nobody's work is lost unsaid */
async function keepOneWork(tx: Queryable, ids: readonly number[], first: number): Promise<void> {
  const keyed = await tx.query<{ id: number }>(
    sql`SELECT draft_id AS id FROM draft_work WHERE draft_id = ANY (${ids}::int[]) ORDER BY draft_id`,
  );
  if (keyed.length > 1) {
    const names = keyed.map(({ id }) => `#${id}`).join(' and ');
    throw conflict(`Something is keyed in ${names} already. Publish one of them by itself, or throw it away.`);
  }
  await tx.query(sql`UPDATE draft_work SET draft_id = ${first} WHERE draft_id = ANY (${ids}::int[])`);
}

/** Makes each file but the first one a draft of its own. Answers the ids of all. */
export const splitDraft = (db: Database, id: number, clerk: Clerk): Promise<readonly number[]> =>
  onDrafts(db, [id], async (tx) => {
    const [first, ...others] = (await filesOf(tx, [id])).flat();
    if (first === undefined || others.length === 0) throw conflict('This draft has only one file.');
    await handleDraft(tx, id, { type: 'ChangeFiles', files: [first] }, clerk);
    const ids = [id];
    for (const file of others) {
      const own = await nextId(tx, 'draft_id');
      await handleDraft(tx, own, { type: 'FileDraft', files: [file] }, clerk, true);
      await tx.query(sql`UPDATE draft_file SET draft_id = ${own} WHERE digest = ${file.digest}`);
      ids.push(own);
    }
    return ids;
  });
