import { seen } from '#contracts/api/shared/fields.ts';
import type { DocumentRef } from '#contracts/events/tenders.ts';
import { documentName } from '#contracts/rules/documents/document-name.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { nameFiles } from '../../../../platform/files/file-store.ts';
import { invalid } from '../../../platform/refusal.ts';

interface Named {
  readonly digest: string;
  readonly name: string;
}

/** The stored files that a notice names. @throws Refusal 'invalid' for one that is not stored (any more) */
export async function findDocuments(
  db: Queryable,
  named: readonly Named[] | undefined,
): Promise<readonly DocumentRef[] | undefined> {
  if (named === undefined) return undefined;
  const found = await nameFiles(
    db,
    named.map(({ digest }) => digest),
  );
  return named.map(({ digest, name }) => {
    const file = found.get(digest);
    if (file === undefined) {
      const shown = seen(name) || 'A file';
      throw invalid({ documents: `${shown} is not stored any more. Please choose it again.` });
    }
    return { ...file, name: documentName(name, file.type) };
  });
}

/** A file of some public tender, by the name that it has there. */
export async function findPublicDocument(db: Queryable, digest: string): Promise<readonly DocumentRef[]> {
  const rows = await db.prepared<{ documents: readonly DocumentRef[] }>(
    sql`SELECT documents FROM tender WHERE documents @> ${JSON.stringify([{ digest }])}::jsonb LIMIT 100`,
  );
  return rows.flatMap(({ documents }) => documents.filter((one) => one.digest === digest));
}
