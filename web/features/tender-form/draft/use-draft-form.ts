import { useRef, useState } from 'react';
import type { TenderBody } from '#contracts/api/tenders.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useNow } from '../../../lib/site.tsx';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useAddSource } from '../api/tender.ts';
import type { TenderValues } from '../tender-values.ts';
import { type DraftEdit, findNext, useDraftEdit, useEndDraft, useSecondLook } from './api.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { draftValues, proposedIn, workOf } from './draft-values.ts';
import { text } from './messages.en.ts';

export interface PresentDraft {
  readonly id: number;
  /** Values that stay from one notice of a newspaper to the next. */
  readonly carried: Partial<TenderValues>;
}

interface DraftFormCallbacks {
  readonly onClose: () => void;
  readonly onNext: (next: PresentDraft) => void;
}

/** One draft: who has it, what its form begins with, and how it ends. */
export function useDraftForm({ id, carried }: PresentDraft, { onClose, onNext }: DraftFormCallbacks) {
  const meId = useUser().user?.id ?? 0;
  const today = karachiDay(useNow());
  const toast = useToast();
  const query = useDraftEdit(id, meId);
  const edit = query.data;
  const asksSecond = useSecondLook();
  // A draft that is taken back begins anew: with what the other person keyed, not with what stood here before.
  const [round, setRound] = useState(0);
  const begun = `${id}-${round}`;
  // One for each form: one that is left sends its last words, and those of a draft that was lost would be written over others'.
  const ends = useRef<Record<string, { current: boolean }>>({});
  ends.current[begun] ??= { current: false };
  const endedRef = ends.current[begun];
  const { look, latest, ...conflicts } = useConflict(edit, id, meId, () => {
    endedRef.current = true;
    setRound(round + 1);
  });
  const isSecond = edit?.data.state === 'submitted' && edit.data.submittedBy?.id !== meId;
  const isHandedOn = asksSecond === true && !isSecond;
  const ending = useEndDraft();
  const source = useAddSource();
  const values = useBeginning(
    begun,
    edit?.data.id === id ? edit : undefined,
    isSecond || edit?.data.holder?.id === meId,
    (first) => draftValues(first.data, today, carried),
  );

  /** Settles when the draft is done; a refusal because of somebody else is told in words of its own. */
  const end = async (act: (now: DraftEdit) => Promise<unknown>) => {
    const now = await latest();
    endedRef.current = true; // the last words go with it; sent by themselves they could come too late
    try {
      await act(now);
    } catch (failure) {
      endedRef.current = false;
      if (!(failure instanceof ApiError && [404, 409, 412].includes(failure.status))) throw failure;
      const words = await look();
      throw new ApiError(409, words ?? (failure.status === 412 ? text.changedMeanwhile : failure.detail));
    }
  };
  const save = (body: TenderBody, all: TenderValues) =>
    end((now) => {
      const confirmed = proposedIn(now.data, today).map(({ field }) => field);
      return ending.mutateAsync(
        isHandedOn ? { edit: now, work: workOf(all, now.data, new Set(confirmed)) } : { edit: now, body },
      );
    });
  const addSource = (tenderId: number, all: TenderValues) =>
    end((now) => source.mutateAsync({ draft: now, tenderId, values: all }));
  const onSaved = async (last: TenderValues | null) => {
    if (last === null) return onClose();
    const next = await findNext(id, meId, isSecond).catch(() => undefined);
    if (next !== undefined) {
      return onNext({ id: next, carried: { source: last.source } });
    }
    toast({ title: text.nothingNext, description: text.nothingNextText });
    onClose();
  };
  return {
    query,
    edit,
    values: asksSecond === undefined ? undefined : values,
    round,
    isSecond,
    isHandedOn,
    isPending: ending.isPending || source.isPending,
    endedRef,
    save,
    addSource,
    onSaved,
    look,
    ...conflicts,
  };
}

/** Values that the form of a draft begins with, once it is in this person's hands; what comes later is for the form itself. */
function useBeginning(
  id: string,
  edit: DraftEdit | undefined,
  isMine: boolean,
  begin: (edit: DraftEdit) => TenderValues,
): TenderValues | undefined {
  const begun = useRef<{ readonly id: string; readonly values: TenderValues }>(undefined);
  if (isMine && edit !== undefined && begun.current?.id !== id) {
    begun.current = { id, values: begin(edit) };
  }
  return begun.current?.id === id ? begun.current.values : undefined;
}
