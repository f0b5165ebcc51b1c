import type { FileRef } from '#contracts/events/tenders.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Queryable, sql } from '#db/connection.ts';

/** Bytes of one piece of an answer. */
const PIECE = 512 * 1024;

export interface NewFile extends FileRef {
  readonly content: Buffer;
  /** Words of a PDF; '' of a scan. */
  readonly text: string;
}

const REF = sql`digest, type, pages, size AS bytes, width, height`;
/** Drafts in the inbox name their files, and those that were thrown away do so for the day in which they can be taken back. */
const UNNAMED = sql`NOT EXISTS (SELECT FROM tender t
    WHERE t.documents @> jsonb_build_array(jsonb_build_object('digest', f.digest)))
  AND NOT EXISTS (SELECT FROM draft_file d WHERE d.digest = f.digest)
  AND NOT EXISTS (SELECT FROM draft d WHERE d.state = 'discarded' AND d.ended_at > now() - interval '1 day'
    AND d.files @> jsonb_build_array(jsonb_build_object('digest', f.digest)))`;

/** The only module that knows where files lie. The same bytes again are one file, as young as if it were new. */
export async function storeFile(db: Queryable, { content, text, ...ref }: NewFile): Promise<void> {
  await db.query(sql`INSERT INTO file (digest, type, pages, size, width, height, words, bytes)
    VALUES (${ref.digest}, ${ref.type}, ${ref.pages}, ${ref.bytes}, ${ref.width}, ${ref.height},
      ${foldForSearch(text)}, ${content})
    ON CONFLICT (digest) DO UPDATE SET named_at = now()`);
}

/** Files that a notice is about to name, which for a day are not collected. */
export async function nameFiles(db: Queryable, digests: readonly string[]): Promise<ReadonlyMap<string, FileRef>> {
  if (digests.length === 0) return new Map();
  const rows = await db.query<FileRef>(
    sql`UPDATE file SET named_at = now() WHERE digest = ANY (${digests}::text[]) RETURNING ${REF}`,
  );
  return new Map(rows.map((row) => [row.digest, row]));
}

/** The bytes from `first` to `last`, both included, in pieces, so that memory does not grow with the file. @throws when it went */
export async function* readFileBytes(
  db: Queryable,
  digest: string,
  first: number,
  last: number,
): AsyncIterable<Buffer> {
  for (let at = first; at <= last; at += PIECE) {
    const length = Math.min(PIECE, last + 1 - at);
    const [row] = await db.prepared<{ piece: Buffer }>(
      sql`SELECT substr(bytes, ${at + 1}::int, ${length}::int) AS piece FROM file WHERE digest = ${digest}`,
    );
    if (row === undefined) throw new Error(`The file ${digest} was removed while it was read`);
    yield row.piece;
  }
}

/** Names under which files are filed in the inbox: people write in them, so they go with the file, and no event holds them. */
export const keepNames = (db: Queryable, named: readonly { readonly digest: string; readonly name: string }[]) =>
  db.query(sql`UPDATE file f SET name = n.name FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n (digest text, name text)
    WHERE f.digest = n.digest`);

/** Takes files away at once that no notice names any more, such as redacted ones, and from others the names of the inbox. */
export async function forgetFiles(db: Queryable, digests: readonly string[]): Promise<void> {
  await db.query(sql`DELETE FROM file f WHERE f.digest = ANY (${digests}::text[]) AND ${UNNAMED}`);
  await db.query(sql`UPDATE file SET name = NULL WHERE digest = ANY (${digests}::text[])`);
}

/** Removes what no notice has named for a day; answers how many files. */
export async function collectFiles(db: Queryable): Promise<number> {
  const removed = await db.query(
    sql`DELETE FROM file f WHERE named_at < now() - interval '1 day' AND ${UNNAMED} RETURNING f.digest`,
  );
  return removed.length;
}
