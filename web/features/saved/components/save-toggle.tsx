import { useEffect, useEffectEvent } from 'react';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import type { Tender } from '#contracts/api/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { cx } from '../../../lib/cx.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { savedText } from '../../../lib/messages/account/saved.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useRemove, useSave, useSaved } from '../api/use-saved.ts';

export interface SaveToggleProps {
  readonly tender: Tender;
  readonly className: string;
  /** Saving was asked for before signing in. */
  readonly isWished: boolean;
}

/** Shows whether the tender is kept, and changes it at once. */
export default function SaveToggle({ tender, className, isWished }: SaveToggleProps) {
  const { data, isPending } = useSaved();
  const save = useSave();
  const remove = useRemove();
  const toast = useToast();
  const fail = useFailureToast();
  const isSaved = data?.some(({ id }) => id === tender.id) === true;
  const keep = () =>
    save.mutate(toSaved(tender), {
      onSuccess: () => toast({ title: savedText.savedToast, description: savedText.savedToastText }),
      onError: (error) => fail(savedText.saveFailed, error),
    });
  const keepNoLonger = () =>
    remove.mutate(toSaved(tender), {
      onSuccess: () => toast({ title: savedText.removedToast }),
      onError: (error) => fail(savedText.removeFailed, error),
    });
  const completeWish = useEffectEvent(() => {
    if (isWished) keep();
  });
  useEffect(() => completeWish(), []);
  return (
    <button
      type="button"
      data-focus-fallback=""
      aria-pressed={isSaved}
      disabled={isPending}
      onClick={isSaved ? keepNoLonger : keep}
      className={className}
    >
      <Icon name="bookmark" className={cx('size-4', isSaved && 'fill-current text-brand')} />
      {isSaved ? savedText.saved : savedText.save}
    </button>
  );
}

/** As the server will answer it, but for the moment. */
function toSaved(tender: Tender): SavedTender {
  const { id, title, organization, city, province, closingDate, closingTime, status } = tender;
  return {
    ...{ id, title, city, province, closingDate, closingTime, status },
    organization: organization?.name ?? null,
    savedAt: new Date().toISOString(),
  };
}
