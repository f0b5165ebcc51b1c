import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';

/** A notice as a file states it, brought to our field names but not judged yet. */
export interface MappedNotice {
  /** Values as `ImportRow` takes them. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Key that recognises the notice in another file, where that is not its source and reference. */
  readonly key?: string;
  /** Milliseconds of the date of this statement: an older one never overwrites a newer one about the same notice. */
  readonly order?: number;
  /** The one who acted, where the statement says so; a change of a source counts as the buyer's otherwise. */
  readonly cause?: ChangeCause;
  /** Names that the source has for each of the categories, where the mapper has brought them to ours. */
  readonly named?: readonly string[];
  /** The procuring organization in the words of the source, by which a notice without reference is recognised. */
  readonly body?: string;
  /** The row says by itself that it changes a notice of before. */
  readonly isAmendment?: boolean;
  /** Values that were not taken as they stand, by our field. */
  readonly notes?: readonly { readonly field: string; readonly value: string; readonly reason: string }[];
  /** Our field → what the file calls it, where that differs. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A row that cannot even be brought to our field names. */
interface Unmapped {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

export type Mapper = (value: unknown) => MappedNotice | Unmapped;

export const isMapped = (mapped: MappedNotice | Unmapped): mapped is MappedNotice => 'input' in mapped;
