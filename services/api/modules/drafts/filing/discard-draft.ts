import type { DocumentRef } from '#contracts/events/tenders.ts';
import { type Database, sql } from '#db/connection.ts';
import { findNamedFiles } from '../../../platform/documents/named-files.ts';
import { conflict } from '../../../platform/refusal.ts';
import { type Clerk, handleDraft, onDrafts } from '../draft.commands.ts';
import { FILES } from '../draft.queries.ts';
import { findPublished, isTaken, reserve } from './file-draft.ts';

/** Throws a draft away; what was keyed of it goes a day later, as its files do. */
export const discardDraft = (db: Database, id: number, clerk: Clerk) =>
  onDrafts(db, [id], async (tx) => {
    await handleDraft(tx, id, { type: 'DiscardDraft' }, clerk);
    await tx.query(sql`DELETE FROM draft_file WHERE draft_id = ${id}`);
    await tx.query(sql`DELETE FROM draft_work w USING draft d
      WHERE d.id = w.draft_id AND d.state = 'discarded' AND d.ended_at < now() - interval '1 day'`);
  });

/** @throws Refusal 'conflict' after a day, or when its files lie in another draft */
export async function restoreDraft(db: Database, id: number, clerk: Clerk): Promise<void> {
  try {
    await onDrafts(db, [id], async (tx) => {
      const [gone] = await tx.query<{ files: readonly DocumentRef[]; isLate: boolean }>(
        sql`SELECT ${FILES} AS files, ended_at < now() - interval '1 day' AS "isLate" FROM draft d WHERE id = ${id} AND state = 'discarded'`,
      );
      await handleDraft(tx, id, { type: 'RestoreDraft' }, clerk);
      if (gone === undefined) return;
      if (gone.isLate) throw conflict('This draft was thrown away more than a day ago, and its files are gone.');
      const files = await findNamedFiles(tx, gone.files, 'files');
      const digests = files.map(({ digest }) => digest);
      await reserve(tx, id, digests);
      const published = await findPublished(tx, digests);
      if (published !== undefined) {
        throw conflict(`A file of this draft was filed anew and published as tender ${published.tenderId}.`);
      }
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw conflict('A file of this draft was filed anew meanwhile and lies in another draft.');
  }
}
