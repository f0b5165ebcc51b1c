import type {
  ImportDuplicate,
  ImportFound,
  ImportNames,
  ImportProblem,
  ImportProblemGroup,
  ImportReading,
} from '#contracts/api/imports.ts';
import { IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { FileBytes } from '../../../platform/files/file-bytes.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { totalOf } from '../../../platform/lists/answer-rows.ts';
import { orMissing } from '../../../platform/refusal.ts';
import type { ReportedCounts } from '../write/counts.ts';

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
  readonly counts: ReportedCounts | null;
  readonly earlier: Pick<ReportedCounts, 'added' | 'updated'> | null;
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
  return { rows, total: await totalOf(db, sql`import_run`) };
}

export interface ImportRunDetailRow extends ImportRunRow {
  readonly problems: readonly ImportProblem[];
  readonly groups: readonly ImportProblemGroup[];
  readonly duplicates: readonly ImportDuplicate[];
  readonly reading: ImportReading;
  readonly found: ImportFound | null;
  readonly names: ImportNames | null;
}

/** @throws Refusal 'missing' */
export async function findRun(db: Queryable, id: number): Promise<ImportRunDetailRow> {
  const [row] = await db.query<ImportRunDetailRow>(
    sql`SELECT ${COLUMNS}, r.problems, r.groups, r.duplicates, r.reading, r.found, r.names FROM import_run r WHERE r.id = ${id}`,
  );
  return orMissing('Import', row);
}

/** The parts that have arrived, as one file. */
export function storedBytes(db: Queryable, id: number, size: number): FileBytes {
  let last: { readonly at: number; readonly bytes: Buffer } = { at: -1, bytes: Buffer.alloc(0) };
  const partWith = async (at: number) => {
    const firstAt = at - (at % IMPORT_PART_BYTES);
    if (last.at !== firstAt) {
      const [part] = await db.prepared<{ bytes: Buffer }>(
        sql`SELECT bytes FROM import_part WHERE run_id = ${id} AND first_at = ${firstAt}`,
      );
      if (part === undefined) throw new UnreadableFileError('The file of this import is gone. Upload it again.');
      last = { at: firstAt, bytes: part.bytes };
    }
    return last.bytes.subarray(at - firstAt);
  };
  return {
    size,
    async read(at, length) {
      const pieces: Buffer[] = [];
      for (let from = at; from < Math.min(at + length, size); ) {
        const piece = (await partWith(from)).subarray(0, at + length - from);
        pieces.push(piece);
        from += piece.length;
      }
      return Buffer.concat(pieces);
    },
  };
}
