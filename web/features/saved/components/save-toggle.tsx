import { useEffect, useEffectEvent } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { cx } from '../../../lib/cx.ts';
import { toSaved, useChangeSaved, useSaved } from '../api/saved-tenders.ts';
import { text } from '../messages.en.ts';

interface SaveToggleProps {
  readonly tender: Tender;
  readonly className: string;
  /** Saving was asked for before signing in. */
  readonly isAsked: boolean;
}

/** Shows whether the tender is kept, and changes it at once. */
export default function SaveToggle({ tender, className, isAsked }: SaveToggleProps) {
  const { data, isPending } = useSaved();
  const keeping = useChangeSaved();
  const isSaved = data?.some(({ id }) => id === tender.id) === true;
  const keep = (isKept: boolean) => keeping.mutate({ tender: toSaved(tender), isKept });
  const saveAsAsked = useEffectEvent(() => {
    if (isAsked) keep(true);
  });
  useEffect(() => saveAsAsked(), []);
  return (
    <button
      type="button"
      data-focus-fallback=""
      aria-pressed={isSaved}
      disabled={isPending}
      onClick={() => keep(!isSaved)}
      className={className}
    >
      <Icon name="bookmark" className={cx('size-4', isSaved && 'fill-current text-brand')} />
      {isSaved ? text.saved : text.save}
    </button>
  );
}
