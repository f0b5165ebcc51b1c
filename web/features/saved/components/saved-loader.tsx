import { useEffect, useEffectEvent } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { toSaved, useChangeSaved, useSaved } from '../api/saved-tenders.ts';
import type { LoadedSavedTenders } from '../saving.ts';

interface SavedLoaderProps {
  readonly pending: TenderListItem | null;
  readonly onChange: (saved: LoadedSavedTenders) => void;
}

/** Draws nothing: fetches the saved tenders once and reports them to the list. */
export default function SavedLoader({ pending, onChange }: SavedLoaderProps) {
  const { data } = useSaved();
  const { mutate } = useChangeSaved();
  const savePending = useEffectEvent(() => {
    if (pending !== null) mutate({ tender: toSaved(pending), isKept: true });
  });
  useEffect(() => savePending(), []);
  useEffect(() => {
    if (data === undefined) return;
    const keep: LoadedSavedTenders['keep'] = (tender, isKept) => mutate({ tender: toSaved(tender), isKept });
    onChange({ ids: new Set(data.map(({ id }) => id)), keep });
  }, [data, mutate, onChange]);
  return null;
}
