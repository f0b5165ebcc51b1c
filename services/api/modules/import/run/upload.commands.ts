import type { NewImportBody } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { conflict, invalid, orMissing } from '../../../platform/refusal.ts';
import type { ImportRunRow } from './import-run.queries.ts';
import type { ImportProcess } from './process/import-process.ts';
import { appendImportEvent } from './run.commands.ts';

/** Announces a file. Files that nobody has asked for in a week go, so that forgotten ones do not pile up. */
export async function createRun(db: Database, body: NewImportBody, userId: number): Promise<number> {
  await db.query(sql`DELETE FROM import_part p USING import_run r WHERE r.id = p.run_id
    AND greatest(r.created_at, r.started_at, r.finished_at) < now() - interval '7 days'`);
  const [run] = await db.query<{ id: number }>(sql`INSERT INTO import_run (file_name, source, size, created_by)
    VALUES (${body.fileName}, ${body.source}, ${body.size}, ${userId}) RETURNING id`);
  if (run === undefined) throw new Error('INSERT … RETURNING answered no row');
  return run.id;
}

type Upload = Pick<ImportRunRow, 'size' | 'received' | 'state'>;

/** Takes the bytes from `firstAt` on. A part that came before is taken once; the last one makes the file ready. */
export async function receivePart(
  db: Database,
  importing: ImportProcess,
  id: number,
  { firstAt, bytes, meta }: { readonly firstAt: number; readonly bytes: Buffer; readonly meta: EventMeta },
): Promise<void> {
  const { size, received, state } = await db.tx((tx) => storePart(tx, id, firstAt, bytes));
  const isWhole = received === size;
  if (state !== 'uploading' || (!isWhole && firstAt > 0)) return;
  const failure = await importing.ask({ check: id, received, isWhole });
  await db.tx(async (tx) => {
    const upload = await lockUpload(tx, id);
    if (upload.state !== 'uploading' || upload.received !== received) return;
    if (failure !== undefined) await refuseFile(tx, id, failure);
    else if (isWhole) {
      await appendImportEvent(tx, id, { type: 'ImportUploaded', data: { bytes: size } }, meta);
      await table('import_run', tx).update({ id }, { state: 'ready' });
    }
  });
}

/** Stores the part unless it has come before; answers how much has arrived with it. */
async function storePart(tx: Queryable, id: number, firstAt: number, bytes: Buffer): Promise<Upload> {
  const upload = await lockUpload(tx, id);
  const { size, received, state } = upload;
  if (firstAt < received) return upload;
  if (state !== 'uploading') throw conflict('This file has arrived already.');
  if (firstAt > received) throw conflict(`The part from byte ${received} on is missing. Send that one next.`);
  const expected = Math.min(IMPORT_PART_BYTES, size - received);
  if (bytes.length !== expected) throw invalid({ body: `This part must have ${expected} bytes` });
  await tx.query(sql`INSERT INTO import_part (run_id, first_at, bytes) VALUES (${id}, ${firstAt}, ${bytes})`);
  await tx.query(sql`UPDATE import_run SET received = received + ${bytes.length} WHERE id = ${id}`);
  return { ...upload, received: received + bytes.length };
}

async function lockUpload(tx: Queryable, id: number): Promise<Upload> {
  const [upload] = await tx.query<Upload>(
    sql`SELECT size, received, state FROM import_run WHERE id = ${id} FOR UPDATE`,
  );
  return orMissing('Import', upload);
}

async function refuseFile(tx: Queryable, id: number, failure: string): Promise<void> {
  await tx.query(
    sql`UPDATE import_run SET state = 'failed', failure = ${failure}, finished_at = now() WHERE id = ${id}`,
  );
  await table('import_part', tx).delete({ run_id: id });
}
