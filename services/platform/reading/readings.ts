import { type DraftScript, READ_PAGES_MAX, type ReadingState } from '#contracts/vocabulary/lists/drafts.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { type PackedLines, unpackLines } from './packed-lines.ts';
import type { ReadPage } from './read-text.ts';

/** A page that is drawn and read. */
interface FilePage extends ReadPage {
  /** Number of the page in its file, from 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** How far the pages of a file are read. */
export interface FileProgress {
  readonly state: ReadingState;
  readonly script: DraftScript | null;
  /** One sentence: a page could not be read, is Urdu, or holds several notices. */
  readonly problem: string | null;
  readonly read: number;
  /** Pages to read: those of the file, at most READ_PAGES_MAX. */
  readonly total: number;
}

export interface FileReading extends FileProgress {
  /** Pages as far as they are read. */
  readonly pages: readonly FilePage[];
}

/** Asks for the pages of files, in this order, in the transaction that files them. Known ones stay as they are. */
export async function askReadings(tx: Queryable, digests: readonly string[]): Promise<void> {
  await tx.query(sql`INSERT INTO file_reading (digest, asked_at)
    SELECT digest, now() + make_interval(secs => at / 1e6)
    FROM unnest(${digests}::text[]) WITH ORDINALITY AS asked (digest, at)
    ON CONFLICT (digest) DO NOTHING`);
}

interface ProgressRow extends Omit<FileProgress, 'state'> {
  readonly digest: string;
  readonly attempts: number;
  readonly isDone: boolean;
  /** Whether some page has words. */
  readonly hasWords: boolean;
}

interface PageRow extends Omit<FilePage, 'lines'> {
  readonly digest: string;
  readonly lines: PackedLines;
}

/** Readings by digest without their words, of those files that somebody asked for. */
export async function findProgress(
  db: Queryable,
  digests: readonly string[],
): Promise<ReadonlyMap<string, FileProgress>> {
  if (digests.length === 0) return new Map();
  const rows = await db.query<ProgressRow>(sql`SELECT r.digest, r.attempts, r.script, r.problem,
      r.done_at IS NOT NULL AS "isDone", least(f.pages, ${READ_PAGES_MAX}::int) AS total, count(p.page)::int AS read,
      coalesce(bool_or(p.lines <> '[]'), false) AS "hasWords"
    FROM file_reading r JOIN file f USING (digest) LEFT JOIN file_page p USING (digest)
    WHERE r.digest = ANY (${digests}::text[]) GROUP BY r.digest, f.pages`);
  return new Map(
    rows.map((row) => {
      const { digest, script, problem, read, total } = row;
      return [digest, { state: stateOf(row), script, problem, read, total }];
    }),
  );
}

/** Readings by digest, of those files that somebody asked for. */
export async function findReadings(
  db: Queryable,
  digests: readonly string[],
): Promise<ReadonlyMap<string, FileReading>> {
  const progress = await findProgress(db, digests); // before its pages: what is done has them all
  const pages = await db.query<PageRow>(sql`SELECT digest, page, width, height, lines
    FROM file_page WHERE digest = ANY (${digests}::text[]) ORDER BY digest, page`);
  const pagesOf = Map.groupBy(pages, ({ digest }) => digest);
  return new Map(
    [...progress].map(([digest, reading]) => {
      const own = pagesOf.get(digest) ?? [];
      const read = own.map(({ digest: _, lines, ...page }) => ({ ...page, lines: unpackLines(lines) }));
      return [digest, { ...reading, read: read.length, pages: read }];
    }),
  );
}

function stateOf({ isDone, attempts, problem, script, read, hasWords }: ProgressRow): ReadingState {
  if (!isDone) return attempts > 0 || read > 0 ? 'reading' : 'waiting';
  return problem === null || script !== null || hasWords ? 'read' : 'failed';
}

export interface PagePicture {
  readonly bytes: Buffer;
  readonly type: string;
  /** Pixels; those of the whole page also for a small one. */
  readonly width: number;
  readonly height: number;
}

/** Picture of a page, from 1; undefined while it is not drawn. A scan is its own picture, unless it had to be turned. */
export async function readPagePicture(
  db: Queryable,
  digest: string,
  page: number,
  isSmall: boolean,
): Promise<PagePicture | undefined> {
  const drawn = isSmall ? sql`p.thumbnail` : sql`coalesce(p.picture, CASE WHEN f.type LIKE 'image/%' THEN f.bytes END)`;
  const [row] = await db.query<Omit<PagePicture, 'bytes'> & { bytes: Buffer | null }>(sql`SELECT ${drawn} AS bytes,
      coalesce(p.width, f.width, 0) AS width, coalesce(p.height, f.height, 0) AS height,
      CASE WHEN ${isSmall} OR p.picture IS NOT NULL THEN 'image/webp' ELSE f.type END AS type
    FROM file f LEFT JOIN file_page p ON p.digest = f.digest AND p.page = ${page}
    WHERE f.digest = ${digest} AND ${page} BETWEEN 1 AND f.pages`);
  return row?.bytes ? { ...row, bytes: row.bytes } : undefined;
}
