import type { Match } from './like-notice.ts';

/** A notice that is to be published, as far as duplicates are told by it. */
export interface NewNotice {
  readonly title: string;
  readonly reference: string | null;
  /** Karachi day; undefined while it is not known. */
  readonly closingDate: string | undefined;
  /** The buyers by number, and by name where the number is not known yet. */
  readonly organizationIds: readonly number[];
  readonly organization: string | null;
  readonly source: string | null;
}

export interface PublishedNotice extends Pick<NewNotice, 'title' | 'reference' | 'organization' | 'source'> {
  /** A notice that was asked about itself has its place before zero, from -1 on. */
  readonly id: number;
  readonly version: number;
  readonly closingDate: string;
  readonly organizationId: number | null;
  /** Beginning of the key by which imports know it, where a redaction took something of it; otherwise null. */
  readonly redactedKey: string | null;
  /** Published by a person, not by the feed of its source. */
  readonly isByHand: boolean;
  /** It was closed, or called off; absent: it is only asked about. */
  readonly isOver?: boolean;
}

export interface DuplicateCandidate extends Match {
  readonly notice: PublishedNotice;
}

/** The source of a notice that has a number there; '' for any other, which may repeat one of its own source. */
export const ownSource = ({ source, reference }: Pick<NewNotice, 'source' | 'reference'>): string =>
  reference === null || source === null ? '' : source.toLowerCase();
