import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { sinceWords } from '../../../../lib/admin/drafts.ts';
import { text } from '../messages.en.ts';

export interface Conflict {
  readonly words: string;
  /** The person who has the draft in hand, when it can be taken over; null is nobody. */
  readonly takeFrom?: number | null;
}

type Present = Pick<DraftRow, 'state' | 'holder' | 'heldAt' | 'submittedBy' | 'tenderId' | 'mergedInto'>;

/** Why a person cannot go on with a draft, in a sentence; undefined when nothing is in the way. */
export function conflictOf(draft: Present | null, meId: number, now: Date): Conflict | undefined {
  if (draft === null) return { words: text.conflict.gone };
  const { state, holder, heldAt, submittedBy, tenderId, mergedInto } = draft;
  switch (state) {
    case 'open':
      if (holder?.id === meId) return undefined;
      if (holder === null) return { words: text.laidBack, takeFrom: null };
      return { words: text.held(holder.name, sinceWords(heldAt ?? '', now)), takeFrom: holder.id };
    case 'submitted':
      return submittedBy?.id === meId ? { words: text.conflict.submitted } : undefined;
    case 'published':
      return { words: text.conflict.published(tenderId ?? 0) };
    case 'merged':
      return { words: text.conflict.merged(mergedInto ?? 0) };
    case 'discarded':
      return { words: text.conflict.discarded };
    default:
      return state satisfies never;
  }
}
