import type { ImportProblem } from '#contracts/api/imports.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { Counts } from './import-notices.ts';

export interface ImportRunRow {
  readonly id: number;
  readonly file_name: string;
  readonly source: string | null;
  readonly size: number;
  readonly received: number;
  readonly state: string;
  readonly is_dry_run: boolean;
  readonly is_lost: boolean;
  readonly has_file: boolean;
  readonly bytes_read: number;
  readonly counts: Counts | null;
  readonly earlier: Pick<Counts, 'added' | 'updated'> | null;
  readonly failure: string | null;
  readonly created_by_name: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
}

const COLUMNS = sql`r.id, r.file_name, r.source, r.size, r.received, r.state, r.is_dry_run, r.bytes_read, r.counts, r.earlier,
  r.failure, r.created_at, r.started_at, r.finished_at,
  r.state = 'running' AND r.claimed_until < now() AS is_lost,
  EXISTS (SELECT FROM import_part p WHERE p.run_id = r.id) AS has_file,
  (SELECT username FROM user_account u WHERE u.id = r.created_by) AS created_by_name`;

/** Newest first, and how many there are. */
export async function listRuns(db: Queryable, { page, limit }: { readonly page: number; readonly limit: number }) {
  const rows = await db.query<ImportRunRow>(
    sql`SELECT ${COLUMNS} FROM import_run r ORDER BY r.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  const [count] = await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM import_run`);
  return { rows, total: count?.total ?? 0 };
}

export async function findRun(
  db: Queryable,
  id: number,
): Promise<(ImportRunRow & { readonly problems: readonly ImportProblem[] }) | undefined> {
  const [row] = await db.query<ImportRunRow & { problems: readonly ImportProblem[] }>(
    sql`SELECT ${COLUMNS}, r.problems FROM import_run r WHERE r.id = ${id}`,
  );
  return row;
}

/** The file's bytes part by part, at most `upTo` of them. */
export async function* readParts(db: Queryable, id: number, upTo = Number.MAX_SAFE_INTEGER): AsyncGenerator<Buffer> {
  let at = 0;
  while (at < upTo) {
    const [part] = await db.prepared<{ bytes: Buffer }>(
      sql`SELECT bytes FROM import_part WHERE run_id = ${id} AND first_at = ${at}`,
    );
    if (part === undefined) return;
    yield part.bytes;
    at += part.bytes.length;
  }
}

export async function readHead(db: Queryable, id: number, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readParts(db, id, bytes)) parts.push(part);
  return Buffer.concat(parts).subarray(0, bytes);
}
