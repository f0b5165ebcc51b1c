import { foldForSearch } from '#contracts/rules/search-text.ts';
import { READ_PAGES_MAX } from '#contracts/vocabulary/lists/drafts.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { hasSeveralNotices } from '../../platform/reading/facts/kind-of-paper.ts';
import { type PackedLines, unpackLines } from '../../platform/reading/packed-lines.ts';
import { textOfPages } from '../../platform/reading/read-text.ts';
import { scriptOf } from '../../platform/reading/script.ts';
import type { StoredPage } from './read-page.ts';

/** Characters of words that are kept of a file, as of a PDF at its upload. */
const MAX_TEXT = 200_000;
const IN_URDU = 'This notice is in Urdu: it is shown beside the form and not read.';
const SEVERAL = 'More than one notice seems to stand on this picture.';

/** The next page to read. */
export interface PageToRead {
  readonly digest: string;
  readonly page: number;
  readonly type: string;
  /** Attempts at this page that were begun before. */
  readonly attempts: number;
}

/** Files to read: not those of a draft that was thrown away. */
export const OPEN = sql`r.done_at IS NULL AND (EXISTS (SELECT FROM draft_file d WHERE d.digest = r.digest)
  OR EXISTS (SELECT FROM tender t WHERE t.documents @> jsonb_build_array(jsonb_build_object('digest', r.digest))))`;

/**
 * Begins an attempt at the next page of the file that was asked for first; undefined when none is left. A page that was tried in
 * vain waits for all others.
 */
export async function beginNextAttempt(db: Queryable): Promise<PageToRead | undefined> {
  const [next] = await db.query<PageToRead>(sql`WITH next AS (
      SELECT digest, attempts FROM file_reading r WHERE ${OPEN} ORDER BY attempts, asked_at, digest LIMIT 1),
    begun AS (UPDATE file_reading r SET attempts = r.attempts + 1 FROM next WHERE r.digest = next.digest)
    SELECT f.digest, f.type, next.attempts,
      (SELECT coalesce(max(page), 0) + 1 FROM file_page p WHERE p.digest = f.digest)::int AS page
    FROM next JOIN file f ON f.digest = next.digest`);
  return next;
}

/** Takes back an attempt that a shutdown ended: it was no fault of the page. */
export const withdrawAttempt = (db: Queryable, { digest }: PageToRead) =>
  db.query(sql`UPDATE file_reading SET attempts = attempts - 1 WHERE digest = ${digest} AND attempts > 0`);

export async function readFileOf(db: Queryable, digest: string): Promise<Buffer | undefined> {
  const [row] = await db.query<{ bytes: Buffer }>(sql`SELECT bytes FROM file WHERE digest = ${digest}`);
  return row?.bytes;
}

/** Stores a page; with the last one the file is done. A file that went meanwhile is left alone. */
export const storePage = (db: Database, open: PageToRead, page: StoredPage, problem: string | null): Promise<void> =>
  db.tx(async (tx) => {
    const { digest, page: at } = open;
    const [file] = await tx.query<{ pages: number }>(
      sql`SELECT pages FROM file JOIN file_reading USING (digest) WHERE digest = ${digest} FOR UPDATE`,
    );
    if (file === undefined) return;
    const { width, height, lines, picture, thumbnail } = page;
    await tx.query(sql`INSERT INTO file_page (digest, page, width, height, lines, picture, thumbnail)
      VALUES (${digest}, ${at}, ${width}, ${height}, ${JSON.stringify(lines)}::jsonb, ${picture}, ${thumbnail})
      ON CONFLICT (digest, page) DO NOTHING`);
    await tx.query(sql`UPDATE file_reading SET attempts = 0, problem = coalesce(problem, ${problem})
      WHERE digest = ${digest}`);
    if (at >= Math.min(file.pages, READ_PAGES_MAX)) await finish(tx, digest);
  });

/** Ends a file whose next page cannot even be drawn. */
export const giveUp = (db: Database, { digest }: PageToRead, problem: string): Promise<void> =>
  db.tx(async (tx) => {
    await tx.query(sql`UPDATE file_reading SET attempts = 0, problem = coalesce(problem, ${problem})
      WHERE digest = ${digest}`);
    await finish(tx, digest);
  });

/** Says in which script the file is, and gives the words of a scan to the search. */
async function finish(tx: Queryable, digest: string): Promise<void> {
  const rows = await tx.query<{ lines: PackedLines }>(
    sql`SELECT lines FROM file_page WHERE digest = ${digest} ORDER BY page`,
  );
  const pages = rows.map(({ lines }) => ({ lines: unpackLines(lines) }));
  const script = scriptOf(pages) ?? null;
  const urdu = script === 'urdu' ? IN_URDU : null;
  const several = pages.some((page) => hasSeveralNotices(textOfPages([page]))) ? SEVERAL : null;
  await tx.query(sql`UPDATE file_reading SET done_at = now(), script = ${script},
      problem = coalesce(${urdu}, problem, ${several})
    WHERE digest = ${digest}`);
  if (script !== 'latin') return;
  const words = foldForSearch(textOfPages(pages).slice(0, MAX_TEXT));
  await tx.query(sql`UPDATE file SET words = ${words} WHERE digest = ${digest} AND words = ''`);
}
