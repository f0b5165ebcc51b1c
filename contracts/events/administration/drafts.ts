import type { EventsOf, Nothing } from '../event.ts';
import type { FileRef } from '../tenders.ts';

/**
 * Stream `draft-<id>`: a cutting in the inbox, until it is a notice. What is keyed meanwhile is no event, nor are the names of
 * its files, for people write in them: they go with the files.
 */
export type DraftEvent = EventsOf<{
  DraftFiled: { readonly files: readonly FileRef[]; readonly filedBy: number };
  /** A clerk took it in hand, was given it, or laid it back (null). */
  DraftAssigned: { readonly holderId: number | null };
  /** Pages of other drafts came to it, or went to drafts of their own: the files that it has now. */
  DraftFilesChanged: { readonly files: readonly FileRef[] };
  /** Its pages belong to another draft now. */
  DraftMerged: { readonly into: number };
  /** The end of keying: it waits for a second pair of eyes. */
  DraftSubmitted: Nothing;
  DraftReturned: { readonly reason: string };
  /** Publication as this tender, or as a further source of it. */
  DraftPublished: { readonly tenderId: number; readonly isFurtherSource: boolean };
  DraftDiscarded: Nothing;
  DraftRestored: Nothing;
}>;
