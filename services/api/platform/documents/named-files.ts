import { visibleText } from '#contracts/api/shared/fields.ts';
import type { DocumentRef } from '#contracts/events/tenders.ts';
import { documentName } from '#contracts/rules/documents/document-name.ts';
import type { Queryable } from '#db/connection.ts';
import { nameFiles } from '../../../platform/files/file-store.ts';
import { invalid } from '../refusal.ts';

export interface NamedFile {
  readonly digest: string;
  readonly name: string;
}

/** Stored files by their digests, which for a day are not collected. @throws Refusal 'invalid' for one that is not stored (any more) */
export async function findNamedFiles(
  db: Queryable,
  named: readonly NamedFile[],
  field: 'documents' | 'files',
): Promise<readonly DocumentRef[]> {
  const found = await nameFiles(
    db,
    named.map(({ digest }) => digest),
  );
  return named.map(({ digest, name }) => {
    const file = found.get(digest);
    if (file === undefined) {
      const shown = visibleText(name) || 'A file';
      throw invalid({ [field]: `${shown} is not stored any more. Please choose it again.` });
    }
    return { ...file, name: documentName(name, file.type) };
  });
}
