import type { ImportRow } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import type { ImportDuplicates } from '#contracts/vocabulary/imports.ts';
import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';

/** A tender that an earlier import brought. */
export interface ImportedTender {
  readonly id: number;
  readonly version: number;
  readonly key: string;
  readonly title: string;
  /** Digest of the title that its source stated last, where that is remembered because the tender has another. */
  readonly saidTitle: string | null;
  /** Closing day that its source stated last, or its digest, of a notice without a number; otherwise null. */
  readonly closingDate: string | null;
  readonly digest: string | null;
  /** The day on which it closes here. */
  readonly closesOn: string;
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
  /** The source states none, and those of the row follow from its categories. */
  readonly sectorsFollow: boolean;
  /** Other works of its list have its number, too, or without one other closing days its title. */
  readonly sharesNumber: boolean;
  readonly present: ImportedTender | undefined;
  /** It says that it changes a notice of before. */
  readonly amends: boolean;
  /** The one who acted where the source changed it, if the source says so. */
  readonly cause: ChangeCause | undefined;
  /** A person's choice for it where it resembles a notice. */
  readonly choice: ImportDuplicates | undefined;
}

/** Fields of a row that changed and were not taken. */
export interface UntakenFields {
  /** An editor had changed them, too, or the first source of the notice says otherwise. */
  readonly conflicts: readonly TenderField[];
  /** Fields that were redacted here. */
  readonly withheld: readonly TenderField[];
}

export interface TenderImportOptions {
  /** Publish date of a notice that states none. */
  readonly today: string;
  readonly meta: EventMeta;
  /** Decides only, and writes nothing. */
  readonly dryRun: boolean;
}
