import { randomUUID } from 'node:crypto';
import type { ImportReading } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { ImportEvent } from '#contracts/events/imports.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { table } from '#db/tables.ts';
import { storedJson } from '../../../../platform/formats/stored-json.ts';
import { conflict } from '../../../platform/refusal.ts';
import { ofAllPasses, presentRun } from './import-run.presenter.ts';
import { findRun } from './import-run.queries.ts';
import { rememberReading } from './reading/remembered-reading.ts';

/** How long a run counts as at work after the last sign of its process. */
export const CLAIM_SECONDS = 20;

/** Marks the run as at work and answers the claim under which to report. @throws Refusal 'conflict' when it cannot begin */
export function claimRun(
  db: Database,
  id: number,
  { dryRun, reading }: { readonly dryRun: boolean; readonly reading?: ImportReading | undefined },
  meta: EventMeta,
): Promise<string> {
  return db.tx(async (tx) => {
    await oneAtATime(tx);
    const row = await findRun(tx, id);
    if (!presentRun(row).canStart) throw conflict(refusalOf(row.state));
    const others = await tx.query(
      sql`SELECT 1 AS found FROM import_run WHERE state = 'running' AND claimed_until > now() AND id <> ${id}`,
    );
    if (others.length > 0) throw conflict('Another import is at work. Wait for its end, or stop it first.');
    const stated = reading ?? row.reading;
    if (!dryRun) await rememberReading(tx, row.source ?? undefined, stated);
    const claim = randomUUID();
    const isAnew = dryRun || row.is_dry_run || row.counts === null;
    const { added, updated } = isAnew ? {} : ofAllPasses(row.counts, row.earlier);
    const earlier = isAnew ? null : JSON.stringify({ added, updated });
    await tx.query(sql`UPDATE import_run SET state = 'running', is_dry_run = ${dryRun}, claim = ${claim}, is_stopping = false,
        claimed_until = now() + ${CLAIM_SECONDS} * interval '1 second', started_at = now(), finished_at = NULL, bytes_read = 0,
        counts = NULL, found = NULL, names = NULL, groups = '[]', duplicates = '[]', reading = ${storedJson(stated)}::jsonb, earlier = ${earlier}::jsonb, problems = '[]', failure = NULL
      WHERE id = ${id}`);
    await appendImportEvent(tx, id, { type: 'ImportStarted', data: { dryRun } }, meta);
    return claim;
  });
}

function refusalOf(state: string): string {
  if (state === 'running') return 'This import is at work already.';
  if (state === 'uploading') return 'The file has not arrived whole. Send the rest first.';
  return 'The file of this import is gone. Upload it again.';
}

/** Asks the process at work to stop after the rows at hand. */
export async function stopRun(db: Database, id: number, meta: EventMeta): Promise<void> {
  await db.tx(async (tx) => {
    const row = await findRun(tx, id);
    if (presentRun(row).state !== 'running') throw conflict('This import is not at work.');
    await table('import_run', tx).update({ id }, { is_stopping: true });
    await appendImportEvent(tx, id, { type: 'ImportStopped', data: {} }, meta);
  });
}

/** Throws the file away; what it brought stays. */
export async function discardRun(db: Database, id: number, meta: EventMeta): Promise<void> {
  await db.tx(async (tx) => {
    await oneAtATime(tx);
    const row = await findRun(tx, id);
    if (presentRun(row).state === 'running') throw conflict('This import is at work. Stop it first.');
    const isHistory = ['done', 'stopped', 'failed'].includes(row.state);
    await table('import_part', tx).delete({ run_id: id });
    if (!isHistory)
      await tx.query(sql`UPDATE import_run SET state = 'discarded', finished_at = now() WHERE id = ${id}`);
    await appendImportEvent(tx, id, { type: 'ImportDiscarded', data: {} }, meta);
  });
}

/** The whole portal shares what an import takes, and no file goes as its import begins. */
const oneAtATime = (tx: Queryable) => tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('import_run'))`);

export async function appendImportEvent(tx: Queryable, id: number, event: ImportEvent, meta: EventMeta): Promise<void> {
  await appendToStream(tx, { streamId: `import-${id}`, expectedVersion: null, events: [newEvent(event)], meta });
}
