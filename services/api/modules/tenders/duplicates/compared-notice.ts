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

export interface PublishedNotice {
  /** A notice that was asked about itself has its place before zero, from -1 on. */
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly reference: string | null;
  readonly closingDate: string;
  readonly source: string | null;
  readonly organizationId: number | null;
  readonly organization: string | null;
  /** Published by a person, not by the feed of its source. */
  readonly isByHand: boolean;
}

export interface DuplicateCandidate extends Match {
  readonly notice: PublishedNotice;
}

/** The source of a notice that has a number there; '' for any other, which may repeat one of its own source. */
export const ownSource = ({ source, reference }: Pick<NewNotice, 'source' | 'reference'>): string =>
  reference === null || source === null ? '' : source.toLowerCase();
