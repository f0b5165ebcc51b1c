import type { ImportLike } from '#contracts/api/imports.ts';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import type { ImportDuplicates } from '#contracts/vocabulary/imports.ts';
import type { StoredImage } from '../../../platform/images/stored-image.ts';
import type { UntakenFields } from '../../../platform/imports/tender-import.ts';
import type { DuplicateCandidate } from '../duplicates/compared-notice.ts';
import type { FactDigests } from './merge-source.ts';

export type PlannedTender =
  | { readonly outcome: 'added'; readonly write: TenderWrite; readonly like?: ImportLike }
  | ({ readonly outcome: 'updated'; readonly write: TenderWrite; readonly memory: Memory } & UntakenFields)
  | ({ readonly outcome: 'unchanged'; readonly memory?: Memory } & UntakenFields)
  | ({ readonly outcome: 'same'; readonly like: ImportLike; readonly write?: TenderWrite } & UntakenFields)
  | { readonly outcome: 'leftOut'; readonly like: ImportLike }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, string>> };

/** A row of `import_memory`: a source's last statement where the tender, after it, says otherwise. */
export interface Memory {
  readonly key: string;
  readonly digest: string;
  readonly apart: Partial<FactDigests>;
}

export interface TenderWrite {
  /** Undefined for a tender that has no number yet. */
  readonly id: number | undefined;
  readonly expectedVersion: number;
  readonly event: EventNamed<'TenderPublished' | 'TenderUpdated' | 'TenderAlsoPublished'>;
  readonly image: StoredImage | undefined;
}

/** A new row that resembles a notice, and what becomes of it. */
export interface Duplicate {
  readonly becomes: ImportDuplicates;
  readonly like: DuplicateCandidate;
}

/** A tender that an earlier import brought, and what its source has said of it. */
export interface Known {
  readonly present: TenderFacts;
  readonly said: FactDigests;
  /** The key of the row, as a notice has it from which a redaction took something of it. */
  readonly redactedKey: string;
  /** Facts that a redaction has named. */
  readonly redacted: ReadonlySet<keyof TenderFacts>;
}
