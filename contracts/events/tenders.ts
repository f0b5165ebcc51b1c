import type { TenderStatus } from '../vocabulary/tenders.ts';
import type { DomainEvent } from './event.ts';

/** A stored image: named by the sha256 of its re-encoded bytes, which live outside the log. */
export interface ImageRef {
  readonly hash: string;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

/** Everything that is stated about a tender. Days are Karachi days `YYYY-MM-DD`, times `HH:MM`, instants ISO in UTC. */
export interface TenderFacts {
  readonly title: string;
  readonly description: string;
  readonly publishDate: string;
  readonly closingDate: string;
  readonly closingTime: string | null;
  readonly status: TenderStatus;
  readonly city: string | null;
  readonly province: string | null;
  readonly source: string | null;
  readonly sourceUrl: string | null;
  readonly reference: string | null;
  readonly ocrText: string | null;
  readonly image: ImageRef | null;
  readonly categoryIds: readonly number[];
  readonly sectors: readonly string[];
  readonly organizationIds: readonly number[];
  readonly procuringOrganizationId: number | null;
  readonly bidSecurity: string | null;
  readonly documentFee: string | null;
  readonly openingAt: string | null;
  readonly procurementMethod: string | null;
  readonly contact: string | null;
}

/**
 * How a tender came in. An imported one carries the key that makes a second import of the same file add nothing,
 * and the digest of the row it was read from, by which a changed row is told from an unchanged one.
 */
export type TenderOrigin =
  | { readonly kind: 'manual' }
  | { readonly kind: 'sample'; readonly key: string; readonly digest: string }
  | { readonly kind: 'import'; readonly key: string; readonly digest: string };

export type TenderPublished = DomainEvent<
  'TenderPublished',
  { readonly tender: TenderFacts; readonly origin: TenderOrigin }
>;
/**
 * Carries the whole tender as it stands afterwards, and the names of the facts that changed. `importDigest` is there
 * when an import caused it: the digest of the changed row (an edit by hand leaves the last one as it was).
 */
export type TenderUpdated = DomainEvent<
  'TenderUpdated',
  { readonly tender: TenderFacts; readonly changed: readonly (keyof TenderFacts)[]; readonly importDigest?: string }
>;
export type TenderRemoved = DomainEvent<'TenderRemoved', Record<string, never>>;

export type TenderEvent = TenderPublished | TenderUpdated | TenderRemoved;
