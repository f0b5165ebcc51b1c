import type { DocumentRef } from '#contracts/events/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { findNamedFiles, type NamedFile } from '../../../platform/documents/named-files.ts';

/** The stored files that a notice names. @throws Refusal 'invalid' for one that is not stored (any more) */
export const findDocuments = async (
  db: Queryable,
  named: readonly NamedFile[] | undefined,
): Promise<readonly DocumentRef[] | undefined> => named && findNamedFiles(db, named, 'documents');

/** A file of some public tender, by the name that it has there. */
export async function findPublicDocument(db: Queryable, digest: string): Promise<readonly DocumentRef[]> {
  const rows = await db.prepared<{ documents: readonly DocumentRef[] }>(
    sql`SELECT documents FROM tender WHERE documents @> ${JSON.stringify([{ digest }])}::jsonb LIMIT 100`,
  );
  return rows.flatMap(({ documents }) => documents.filter((one) => one.digest === digest));
}
