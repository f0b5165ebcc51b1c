import type { DomainEvent } from '../event.ts';
import type { FileRef } from '../tenders.ts';

/**
 * Stream `draft-<id>`: a cutting in the inbox, until it is a notice. What is keyed meanwhile is no event, nor are the names of
 * its files, for people write in them: they go with the files.
 */
export type DraftFiled = DomainEvent<'DraftFiled', { readonly files: readonly FileRef[]; readonly filedBy: number }>;
/** A clerk took it in hand, was given it, or laid it back (null). */
export type DraftAssigned = DomainEvent<'DraftAssigned', { readonly holderId: number | null }>;
/** Pages of other drafts came to it, or went to drafts of their own: the files that it has now. */
export type DraftFilesChanged = DomainEvent<'DraftFilesChanged', { readonly files: readonly FileRef[] }>;
/** Its pages belong to another draft now. */
export type DraftMerged = DomainEvent<'DraftMerged', { readonly into: number }>;
/** It is keyed and waits for a second pair of eyes. */
export type DraftSubmitted = DomainEvent<'DraftSubmitted', Readonly<Record<never, never>>>;
export type DraftReturned = DomainEvent<'DraftReturned', { readonly reason: string }>;
/** It became this tender, or a further source of it. */
export type DraftPublished = DomainEvent<
  'DraftPublished',
  { readonly tenderId: number; readonly isFurtherSource: boolean }
>;
export type DraftDiscarded = DomainEvent<'DraftDiscarded', Readonly<Record<never, never>>>;
export type DraftRestored = DomainEvent<'DraftRestored', Readonly<Record<never, never>>>;

export type DraftEvent =
  | DraftFiled
  | DraftAssigned
  | DraftFilesChanged
  | DraftMerged
  | DraftSubmitted
  | DraftReturned
  | DraftPublished
  | DraftDiscarded
  | DraftRestored;
