import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cx } from '../../../lib/cx.ts';
import { ScanViewer, Tool } from '../scan/scan-viewer.tsx';
import { text } from './messages.en.ts';
import { type AutosaveOptions, useAutosave } from './use-autosave.ts';
import { type Confirming, useConfirming } from './use-confirming.ts';

interface DraftAsideProps extends Confirming, Pick<AutosaveOptions, 'endedRef' | 'keepRef' | 'onRefused'> {
  readonly isBeside: boolean;
  /** Callback with whether something typed is not on the server. */
  readonly onUnkept: (isUnkept: boolean) => void;
}

/** The scan of a draft beside the fields, framed where the proposal in hand stands, and how far the checking is. */
export function DraftAside({ isBeside, endedRef, keepRef, onRefused, onUnkept, ...confirming }: DraftAsideProps) {
  const { form, draft, isSecond } = confirming;
  const { confirmed, proposed, waiting, focused, said } = useConfirming(confirming);
  const { words, isUnkept } = useAutosave({ form, draft, confirmed, isOn: !isSecond, endedRef, keepRef, onRefused });
  useEffect(() => onUnkept(isUnkept), [isUnkept, onUnkept]);
  const [isHidden, setHidden] = useState(false);
  const isBeingRead = draft.reading.state === 'waiting' || draft.reading.state === 'reading';
  return (
    <div
      className={cx(
        'flex flex-col gap-2',
        isBeside ? 'sticky top-0 h-[calc(100dvh-15rem)]' : 'draft-above mb-5 border-line border-b bg-surface pb-2',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p role="status" className="font-semibold">
          {draft.proposals.length === 0 && !isBeingRead && draft.reading.problem === null && `${text.nothingProposed} `}
          {text.confirmed(proposed.length - waiting.length, proposed.length)}
        </p>
        <p className="text-soft">{words}</p>
        {!isBeside && (
          <Button variant="link" className="ms-auto" onClick={() => setHidden(!isHidden)}>
            {isHidden ? text.showScan : text.hideScan}
          </Button>
        )}
      </div>
      {isBeingRead && (
        <p className="text-sm text-soft">{text.reading[draft.reading.state === 'waiting' ? 'waiting' : 'reading']}</p>
      )}
      {!isBeingRead && draft.reading.problem !== null && <p className="text-sm">{draft.reading.problem}</p>}
      <div role="alert" className="empty:hidden">
        {said !== '' && <Alert tone="warning">{said}</Alert>}
      </div>
      {!isHidden && <Pages {...{ draft, isBeingRead, focused }} className={isBeside ? 'flex-1' : 'draft-pages'} />}
    </div>
  );
}

interface PagesProps {
  readonly draft: Draft;
  readonly isBeingRead: boolean;
  readonly focused: string;
  readonly className: string;
}

function Pages({ draft: { pages, proposals }, isBeingRead, focused, className }: PagesProps) {
  const place = proposals.find(({ field }) => field === focused);
  const [number, setNumber] = useState(1);
  const [shown, setShown] = useState(focused);
  if (shown !== focused) {
    setShown(focused);
    if (place !== undefined) setNumber(place.page);
  }
  const count = pages.length;
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = { PageDown: 1, PageUp: -1 }[event.key];
      const isAtScan = document.activeElement?.matches('[data-scan]') === true;
      if (step === undefined || !(event.altKey || isAtScan)) return;
      event.preventDefault();
      setNumber((now) => Math.min(count, Math.max(1, now + step)));
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [count]);
  const url = pages[number - 1]?.url ?? null;
  const tools = count > 1 && (
    <>
      <Tool label={text.lastPage} icon={ChevronLeft} atEnd={number === 1} onUse={() => setNumber(number - 1)} />
      <Tool label={text.nextPage} icon={ChevronRight} atEnd={number === count} onUse={() => setNumber(number + 1)} />
      <span className="px-2 text-xs whitespace-nowrap">{text.page(number, count)}</span>
    </>
  );
  if (url === null) {
    return (
      <div className={cx('flex flex-col rounded-md border border-line bg-muted p-4 text-soft text-sm', className)}>
        <div className="flex items-center">{tools}</div>
        {isBeingRead ? text.noPicture : text.neverDrawn}
      </div>
    );
  }
  const frame = place?.page === number ? { place: place.box, key: focused } : undefined;
  return <ScanViewer src={url} className={className} frame={frame} tools={tools} />;
}
