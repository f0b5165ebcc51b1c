import type { OptionalField } from '../vocabulary/fields/optional-tender-fields.ts';
import type { TenderField } from '../vocabulary/fields/tender-fields.ts';
import type { DocumentType } from '../vocabulary/lists/documents.ts';
import type { ChangeCause, TenderStatus } from '../vocabulary/tenders.ts';
import type { EventsOf, Nothing } from './event.ts';

/** A stored image: named by the sha256 of its re-encoded bytes, which live outside the log. */
export interface ImageRef {
  readonly hash: string;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

/** A stored file: named by the sha256 of its bytes, which live outside the log. */
export interface FileRef {
  readonly digest: string;
  readonly type: DocumentType;
  readonly pages: number;
  readonly bytes: number;
  /** Pixels of a scan; a PDF has none. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A file of a notice. */
export interface DocumentRef extends FileRef {
  readonly name: string;
}

/**
 * Everything that is stated about a tender. Days are Karachi days `YYYY-MM-DD`, times `HH:MM`, instants ISO in UTC. An
 * optional field that is not stated is null.
 */
export interface TenderFacts extends Readonly<Record<OptionalField, string | null>> {
  readonly title: string;
  readonly description: string;
  readonly publishDate: string;
  readonly closingDate: string;
  readonly status: TenderStatus;
  readonly image: ImageRef | null;
  /** Files beside the image, in their order; null for none. */
  readonly documents: readonly DocumentRef[] | null;
  readonly categoryIds: readonly number[];
  readonly sectors: readonly string[];
  readonly organizationIds: readonly number[];
  readonly procuringOrganizationId: number | null;
}

type FactOf<F extends TenderField> = F extends 'categories' ? 'categoryIds' : F extends 'imageUrl' ? 'image' : F;

/** Names the fact that a field of the API becomes: categories by id, the scan as a stored image, the rest as it is. */
export function factOf<F extends TenderField>(field: F): FactOf<F>;
export function factOf(field: TenderField): keyof TenderFacts {
  if (field === 'categories') return 'categoryIds';
  return field === 'imageUrl' ? 'image' : field;
}

/**
 * How a tender came in. An imported one carries the key that makes a second import of the same file add nothing,
 * and the digest of the row it was read from, by which a changed row is told from an unchanged one.
 */
export type TenderOrigin =
  | { readonly kind: 'manual' }
  | { readonly kind: 'sample'; readonly key: string; readonly digest: string }
  | { readonly kind: 'import'; readonly key: string; readonly digest: string };

/** A further newspaper or portal in which the notice of a tender stood. */
export type FurtherSource = Pick<TenderFacts, 'source' | 'publishDate' | 'reference' | 'sourceUrl'>;

/** An event that says less than it was written with: which facts went, and the digests of its row before and after. */
export interface RedactedEvent {
  readonly position: number;
  readonly version: number;
  readonly fields: readonly (keyof TenderFacts)[];
  readonly before: string;
  readonly after: string;
}

export type TenderEvent = EventsOf<{
  TenderPublished: { readonly tender: TenderFacts; readonly origin: TenderOrigin };
  /**
   * Carries the whole tender as it stands afterwards, and the names of the facts that changed. `importDigest` is there
   * when an import caused it: the digest of the changed row (an edit by hand leaves the last one as it was). Without a
   * `cause` nobody said why, as in events from before it was asked.
   */
  TenderUpdated: {
    readonly tender: TenderFacts;
    readonly changed: readonly (keyof TenderFacts)[];
    readonly importDigest?: string;
    readonly cause?: ChangeCause;
  };
  TenderRemoved: Nothing;
  /**
   * The notice of a tender stood in a further source. The first one leads: `changed` names facts that nobody had stated yet,
   * and the tender stands as it is afterwards.
   */
  TenderAlsoPublished: {
    readonly tender: TenderFacts;
    readonly changed: readonly (keyof TenderFacts)[];
    readonly in: FurtherSource;
    readonly origin: TenderOrigin;
  };
  /**
   * Text or a scan was taken back for good (ADR 0040). Carries the tender as it stands afterwards, unless it was removed
   * before, and `version`, the one that was found to state too much.
   */
  TenderRedacted: {
    readonly tender?: TenderFacts;
    readonly version: number;
    readonly fields: readonly (keyof TenderFacts)[];
    readonly reason: string;
    readonly redactions: readonly RedactedEvent[];
  };
}>;
