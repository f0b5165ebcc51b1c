import { useState } from 'react';
import { Link } from 'wouter';
import type { SavedSearch } from '#contracts/api/account/saved-searches.ts';
import { SEARCH_FREQUENCIES, SEARCH_FREQUENCY_LABELS, type SearchFrequency } from '#contracts/vocabulary/newsletter.ts';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/controls.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useEditSearch, useMarkSeen } from '../api/saved-searches.ts';
import { searchesText as text } from '../searches.messages.en.ts';

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'));
const FeedDialog = lazyPart(() => import('./feed-dialog.tsx'));

interface SearchItemProps {
  readonly search: SavedSearch;
  readonly mayMail: boolean;
  /** Given the row that will go. */
  readonly onRemove: (row: HTMLElement | null) => void;
}

/** One saved search: what is new, how often it mails, and what can be done with it. */
export function SearchItem({ search, mayMail, onRemove }: SearchItemProps) {
  const { id, name, query, gone, newCount } = search;
  const isReady = useHydrated();
  const markSeen = useMarkSeen(id);
  const [open, setOpen] = useState<'rename' | 'feed' | null>(null);
  const close = () => setOpen(null);
  const filters = Object.values(query).join(' · ');
  const quiet = { variant: 'ghost', size: 'sm', disabled: !isReady, className: 'text-soft' } as const;
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            href={`${paths.tenders}?${new URLSearchParams(query)}`}
            onClick={markSeen}
            className="line-clamp-2 font-medium underline-offset-4 wrap-anywhere hover:underline"
            {...scriptOf(name)}
          >
            {name}
          </Link>
          {filters !== name && (
            <p className="truncate text-soft text-sm" dir="auto">
              {filters}
            </p>
          )}
        </div>
        <Badge tone={newCount > 0 ? 'brand' : 'neutral'} className="shrink-0">
          {newCount > 0 ? text.newCount(search) : text.nothingNew}
        </Badge>
      </div>
      {gone.length > 0 && <p className="font-medium text-danger-text text-sm">{text.gone(gone)}</p>}
      <div className="no-print flex flex-wrap items-center gap-1">
        <MailControls search={search} mayMail={mayMail} isReady={isReady} />
        <Button {...quiet} aria-label={text.renameOf(name)} onClick={() => setOpen('rename')}>
          {text.rename}
        </Button>
        <Button {...quiet} aria-label={text.feedOf(name)} onClick={() => setOpen('feed')}>
          {text.feed}
        </Button>
        <Button
          {...quiet}
          aria-label={text.removeOf(name)}
          onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
        >
          {text.remove}
        </Button>
      </div>
      {open === 'rename' && <RenameDialog search={search} onClose={close} />}
      {open === 'feed' && <FeedDialog search={search} onClose={close} />}
    </li>
  );
}

interface MailControlsProps extends Pick<SearchItemProps, 'search' | 'mayMail'> {
  readonly isReady: boolean;
}

/** Mail of the search; whoever has not paid can only end it. */
function MailControls({ search: { id, name, frequency, isPaused }, mayMail, isReady }: MailControlsProps) {
  const { mutate } = useEditSearch();
  if (!mayMail && frequency === 'off') return null;
  const choices = mayMail ? SEARCH_FREQUENCIES : (['off', frequency] as const);
  return (
    <>
      <Select
        aria-label={text.frequencyOf(name)}
        disabled={!isReady}
        value={frequency}
        onChange={({ target }) => mutate({ id, frequency: target.value as SearchFrequency })}
        options={choices.map((value) => ({ value, label: SEARCH_FREQUENCY_LABELS[value] }))}
        className="me-1 h-9 max-w-32"
      />
      {isPaused && <Badge>{text.paused}</Badge>}
      {frequency !== 'off' && (
        <Button
          variant="ghost"
          size="sm"
          disabled={!isReady}
          aria-label={isPaused ? text.goOnOf(name) : text.pauseOf(name)}
          onClick={() => mutate({ id, isPaused: !isPaused })}
          className="text-soft"
        >
          {isPaused ? text.goOn : text.pause}
        </Button>
      )}
    </>
  );
}
