import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { FileRef } from '#contracts/events/tenders.ts';
import { kindOf } from '#contracts/vocabulary/lists/documents.ts';
import { type Facts, list } from './fact-list.ts';
import type { Names } from './names.ts';

export const isOfDraft = (event: AnyEvent): event is DraftEvent => event.type.startsWith('Draft');

/** A draft in words after one more of its events. */
export function draftFacts(facts: Facts, event: DraftEvent, names: Names): Facts {
  switch (event.type) {
    case 'DraftFiled':
      return { State: 'Open', Files: fileNames(event.data.files) };
    case 'DraftFilesChanged':
      return { ...facts, Files: fileNames(event.data.files) };
    case 'DraftAssigned':
      return { ...facts, 'In hand': event.data.holderId === null ? null : names.user(event.data.holderId) };
    case 'DraftMerged':
      return { ...facts, State: `Merged into draft ${event.data.into}`, 'In hand': null };
    case 'DraftSubmitted':
      return { ...facts, State: 'Waits for a second look', 'In hand': null };
    case 'DraftReturned':
      return { ...facts, State: 'Open' };
    case 'DraftPublished':
      return { ...facts, State: `Published as tender ${event.data.tenderId}`, 'In hand': null };
    case 'DraftDiscarded':
      return { ...facts, State: 'Thrown away', 'In hand': null };
    case 'DraftRestored':
      return { ...facts, State: 'Open' };
    default:
      event satisfies never;
      return facts;
  }
}

const fileNames = (files: readonly FileRef[]) =>
  list(files.map(({ type, digest }) => `${kindOf(type)} ${digest.slice(0, 8)}`));

/** Words of an event of a draft, after its actor. */
export function draftPredicate(event: DraftEvent, target: string, names: Names): string {
  switch (event.type) {
    case 'DraftFiled':
      return `filed ${filesInWords(event.data.files.length)} as ${target}`;
    case 'DraftAssigned':
      return event.data.holderId === null
        ? `laid ${target} back`
        : `gave ${target} into the hands of ${names.user(event.data.holderId)}`;
    case 'DraftFilesChanged':
      return `made ${filesInWords(event.data.files.length)} the pages of ${target}`;
    case 'DraftMerged':
      return `merged ${target} into draft ${event.data.into}`;
    case 'DraftSubmitted':
      return `asked for a second look at ${target}`;
    case 'DraftReturned':
      return `gave ${target} back: ${event.data.reason}`;
    case 'DraftPublished': {
      const tender = names.record(`tender-${event.data.tenderId}`);
      return event.data.isFurtherSource ? `found that ${target} is ${tender}` : `published ${target} as ${tender}`;
    }
    case 'DraftDiscarded':
      return `threw ${target} away`;
    case 'DraftRestored':
      return `took ${target} back`;
    default:
      return event satisfies never;
  }
}

const filesInWords = (count: number) => (count === 1 ? 'a file' : `${count} files`);
