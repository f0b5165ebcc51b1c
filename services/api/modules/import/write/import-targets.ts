import type { CategoryBody } from '#contracts/api/categories.ts';
import type { ImportLike, ImportRow } from '#contracts/api/imports.ts';
import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { ImportDuplicates } from '#contracts/vocabulary/imports.ts';
import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';
import type { Queryable } from '#db/connection.ts';

/** A tender that an earlier import brought. */
export interface ImportedTender {
  readonly id: number;
  readonly version: number;
  readonly key: string;
  readonly digest: string | null;
  /** The row is of a further source. */
  readonly isFurther: boolean;
}

export interface CategoryRef {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
}

/** A row that is new, or that says something else than when it was last imported. */
export interface TenderImport {
  readonly row: ImportRow;
  /** The row's categories; ids of organizations stand in the row itself. */
  readonly categories: readonly CategoryRef[];
  readonly key: string;
  readonly digest: string;
  readonly kind: 'import' | 'sample';
  readonly present: ImportedTender | undefined;
  /** The one who acted where the source changed it, if the source says so. */
  readonly cause: ChangeCause | undefined;
  /** A person's choice for it where it resembles a notice. */
  readonly choice: ImportDuplicates | undefined;
}

export type ImportOutcome =
  | { readonly outcome: 'added'; readonly like?: ImportLike }
  | ({ readonly outcome: 'updated' | 'unchanged' } & UntakenFields)
  | ({ readonly outcome: 'same'; readonly like: ImportLike } & UntakenFields)
  | { readonly outcome: 'leftOut'; readonly like: ImportLike }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, string>> };

/** Fields of a row that changed and were not taken. */
export interface UntakenFields {
  /** An editor had changed them, too, or the first source of the notice says otherwise. */
  readonly conflicts: readonly string[];
  /** They were redacted here. */
  readonly withheld: readonly string[];
}

interface TenderImportOptions {
  /** Publish date of a notice that states none. */
  readonly today: string;
  readonly meta: EventMeta;
  /** Decides only, and writes nothing. */
  readonly dryRun: boolean;
}

/** Services of the modules that an import writes to. The program hands them in, because modules never import each other. */
export interface ImportTargets {
  findImported(db: Queryable, keys: readonly string[]): Promise<readonly ImportedTender[]>;
  /** Those of the keys whose notice an administrator removed. */
  findRemoved(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** The outcome of each row, in order. @throws WrongVersionError when one of the tenders was changed meanwhile */
  importTenders(
    db: Queryable,
    imports: readonly TenderImport[],
    how: TenderImportOptions,
  ): Promise<readonly ImportOutcome[]>;
  createCategory(db: Queryable, body: CategoryBody, meta: EventMeta): Promise<number>;
  createOrganization(db: Queryable, body: OrganizationBody, meta: EventMeta): Promise<number>;
}
