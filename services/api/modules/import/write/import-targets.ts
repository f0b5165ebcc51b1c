import type { CategoryBody } from '#contracts/api/categories.ts';
import type { ImportLike } from '#contracts/api/imports.ts';
import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Queryable } from '#db/connection.ts';
import type {
  ImportedTender,
  TenderImport,
  TenderImportOptions,
  UntakenFields,
} from '../../../platform/imports/tender-import.ts';

export type ImportOutcome =
  | { readonly outcome: 'added'; readonly like?: ImportLike }
  | ({ readonly outcome: 'updated' | 'unchanged' } & UntakenFields)
  | ({ readonly outcome: 'same'; readonly like: ImportLike } & UntakenFields)
  | { readonly outcome: 'leftOut'; readonly like: ImportLike }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, string>> };

/** Services of the modules that an import writes to. The program hands them in, because modules never import each other. */
export interface ImportTargets {
  findImported(db: Queryable, keys: readonly string[]): Promise<readonly ImportedTender[]>;
  /** Those of the keys whose notice an administrator removed, with the closing day that its source stated last. */
  findRemoved(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** The outcome of each row, in order. @throws WrongVersionError when one of the tenders was changed meanwhile */
  importTenders(
    db: Queryable,
    imports: readonly TenderImport[],
    how: TenderImportOptions,
  ): Promise<readonly ImportOutcome[]>;
  createCategory(db: Queryable, body: CategoryBody, meta: EventMeta): Promise<number>;
  createOrganization(db: Queryable, body: OrganizationBody, meta: EventMeta): Promise<number>;
}
