import { type DraftScript, READ_PAGES_MAX, type ReadingState } from '#contracts/vocabulary/lists/drafts.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { type PackedLines, unpackLines } from './packed-lines.ts';
import type { ReadPage } from './read-text.ts';

/** A page that is drawn and read. */
export interface FilePage extends ReadPage {
  /** From 1, in its file. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** False of a scan that lies upright: the file itself is its picture. */
  readonly hasPicture: boolean;
}

/** Pages of a file, as far as they are read. */
export interface FileReading {
  readonly state: ReadingState;
  readonly script: DraftScript | null;
  /** One sentence: a page could not be read, or it is Urdu. */
  readonly problem: string | null;
  readonly read: number;
  /** Pages to read: those of the file, at most READ_PAGES_MAX. */
  readonly total: number;
  readonly pages: readonly FilePage[];
}

/** Asks for the pages of files, in this order, in the transaction that files them. Known ones stay as they are. */
export async function askReadings(tx: Queryable, digests: readonly string[]): Promise<void> {
  await tx.query(sql`INSERT INTO file_reading (digest, asked_at)
    SELECT digest, now() + make_interval(secs => at / 1e6)
    FROM unnest(${digests}::text[]) WITH ORDINALITY AS asked (digest, at)
    ON CONFLICT (digest) DO NOTHING`);
}

interface ReadingRow {
  readonly digest: string;
  readonly attempts: number;
  readonly script: DraftScript | null;
  readonly problem: string | null;
  readonly isDone: boolean;
  readonly total: number;
}

interface PageRow {
  readonly digest: string;
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly lines: PackedLines;
  readonly hasPicture: boolean;
}

/** Readings by digest, of those files that somebody asked for. */
export async function findReadings(
  db: Queryable,
  digests: readonly string[],
): Promise<ReadonlyMap<string, FileReading>> {
  if (digests.length === 0) return new Map();
  const pages =
    await db.query<PageRow>(sql`SELECT digest, page, width, height, lines, picture IS NOT NULL AS "hasPicture"
    FROM file_page WHERE digest = ANY (${digests}::text[]) ORDER BY digest, page`);
  const readings = await db.query<ReadingRow>(sql`SELECT r.digest, r.attempts, r.script, r.problem,
      r.done_at IS NOT NULL AS "isDone", least(f.pages, ${READ_PAGES_MAX}::int) AS total
    FROM file_reading r JOIN file f USING (digest) WHERE r.digest = ANY (${digests}::text[])`);
  const pagesOf = Map.groupBy(pages, ({ digest }) => digest);
  return new Map(
    readings.map((reading) => {
      const own = pagesOf.get(reading.digest) ?? [];
      const { digest, script, problem, total } = reading;
      return [
        digest,
        {
          state: stateOf(reading, own),
          ...{ script, problem, total },
          read: own.length,
          pages: own.map(({ digest: _, lines, ...page }) => ({ ...page, lines: unpackLines(lines) })),
        },
      ];
    }),
  );
}

function stateOf({ isDone, attempts, problem, script }: ReadingRow, pages: readonly PageRow[]): ReadingState {
  if (!isDone) return attempts > 0 || pages.length > 0 ? 'reading' : 'waiting';
  const isUseful = script !== null || pages.some(({ lines }) => lines.length > 0);
  return problem === null || isUseful ? 'read' : 'failed';
}

export interface PagePicture {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Picture of a page, from 1; undefined while it is not drawn. A scan is its own picture, unless it had to be turned. */
export async function readPagePicture(
  db: Queryable,
  digest: string,
  page: number,
  isSmall: boolean,
): Promise<PagePicture | undefined> {
  const drawn = isSmall ? sql`p.thumbnail` : sql`coalesce(p.picture, CASE WHEN f.type LIKE 'image/%' THEN f.bytes END)`;
  const [row] = await db.query<{ bytes: Buffer | null; type: string }>(sql`SELECT ${drawn} AS bytes,
      CASE WHEN ${isSmall} OR p.picture IS NOT NULL THEN 'image/webp' ELSE f.type END AS type
    FROM file f LEFT JOIN file_page p ON p.digest = f.digest AND p.page = ${page}
    WHERE f.digest = ${digest} AND ${page} BETWEEN 1 AND f.pages`);
  return row?.bytes ? { bytes: row.bytes, type: row.type } : undefined;
}
