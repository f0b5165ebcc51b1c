import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { holdDraft } from '../../../../lib/admin/drafts.ts';
import { hasStatus } from '../../../../lib/api/api-error.ts';
import { useFailureToast } from '../../../../lib/forms/use-failure-toast.ts';
import { useNow } from '../../../../lib/site.tsx';
import { type DraftEdit, loadDraft } from '../api.ts';
import { text } from '../messages.en.ts';
import { conflictOf } from './conflict.ts';

/** Acts of other people on a draft while somebody keys it. The form stays as it is until the draft is taken back. */
export function useConflict(
  edit: DraftEdit | undefined,
  id: number,
  meId: number,
  /** Callback before the draft is there as others left it. */
  onTaken: () => void,
) {
  const now = useNow();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  const [isGone, setGone] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const load = async () => {
    const found = await loadDraft(id);
    queryClient.setQueryData(['draft-edit', id], found);
    return found;
  };
  /** Looks at the draft again, and says what is in the way, if something is. */
  const look = async () => {
    try {
      return conflictOf((await load()).data, meId, now)?.words;
    } catch (error) {
      if (!hasStatus(error, 404)) return undefined;
      setGone(true);
      return conflictOf(null, meId, now)?.words;
    }
  };
  const takeOver = async (from: number | null) => {
    setTaking(true);
    try {
      await holdDraft(id, { holderId: meId, expectedHolderId: from });
      onTaken();
    } catch (error) {
      fail(text.conflictTitle, error);
    }
    await look();
    setTaking(false);
  };
  return {
    conflict: edit === undefined && !isGone ? undefined : conflictOf(isGone ? null : (edit?.data ?? null), meId, now),
    isTaking,
    latest: async () => edit ?? (await load()),
    look,
    takeOver: (from: number | null) => void takeOver(from),
  };
}
