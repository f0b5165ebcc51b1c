import { useEffect, useEffectEvent } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { toSaved, useKeep, useSaved } from '../api/saved-tenders.ts';
import type { LoadedShelf } from '../saving.ts';

interface ShelfKeeperProps {
  readonly wished: TenderListItem | null;
  readonly onChange: (shelf: LoadedShelf) => void;
}

/** Draws nothing: fetches the shelf once and reports its content to the list. */
export default function ShelfKeeper({ wished, onChange }: ShelfKeeperProps) {
  const { data } = useSaved();
  const { mutate } = useKeep();
  const completeWish = useEffectEvent(() => {
    if (wished !== null) mutate({ tender: toSaved(wished), isKept: true });
  });
  useEffect(() => completeWish(), []);
  useEffect(() => {
    if (data === undefined) return;
    const keep: LoadedShelf['keep'] = (tender, isKept) => mutate({ tender: toSaved(tender), isKept });
    onChange({ ids: new Set(data.map(({ id }) => id)), keep });
  }, [data, mutate, onChange]);
  return null;
}
