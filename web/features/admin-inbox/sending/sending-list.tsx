import { X } from 'lucide-react';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { Button } from '../../../components/ui/button.tsx';
import { sendingText } from '../../../lib/files/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { nameOf } from '../draft-words.ts';
import { text } from '../messages.en.ts';
import { inboxQueue, useSendings } from './inbox-queue.ts';
import { isOver, type Sending } from './queue.ts';

/** Files on their way into the inbox, and those that are known or refused. */
export function SendingList() {
  const { sendings } = useSendings();
  if (sendings.length === 0) return null;
  return (
    <div className="mb-5 rounded-lg border border-line bg-surface px-4">
      {sendings.filter(isOver).length > 1 && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={inboxQueue.dismissOver}>
          {text.dismissAll}
        </Button>
      )}
      <ol aria-label={text.sendings} className="divide-y divide-line">
        {sendings.map((sending) => (
          <li key={sending.id} className="flex items-center gap-2 py-2">
            <span className="wrap-anywhere min-w-0 flex-1">
              <bdi>{sending.name}</bdi>
              <SendingStatus sending={sending} />
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={isOver(sending) ? text.dismiss(sending.name) : text.stop(sending.name)}
              onClick={() => inboxQueue.dismiss(sending.id)}
            >
              <X className="size-4" />
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SendingStatus({ sending: { name, progress, fault, known } }: { readonly sending: Sending }) {
  if (fault !== undefined) {
    return (
      <span role="alert" className="block font-medium text-danger-text text-sm">
        {fault}
      </span>
    );
  }
  if (known !== undefined) return <KnownFile draft={known} />;
  return (
    <>
      <span className="block text-soft text-sm">
        {progress === undefined ? text.waits : (progress.pause ?? sendingText.sending(progress.percent))}
      </span>
      {progress !== undefined && (
        <progress aria-label={name} max={100} value={progress.percent} className="block w-full" />
      )}
    </>
  );
}

/** Says what became of the same file before. */
function KnownFile({ draft }: { readonly draft: DraftRow }) {
  const { state, tenderId, holder } = draft;
  if (state === 'published' && tenderId !== null) {
    return (
      <span role="status" className="block text-sm">
        {text.knownPublished}{' '}
        <a href={paths.tender(tenderId)} className="text-link underline underline-offset-4">
          #{tenderId} {draft.title}
        </a>
      </span>
    );
  }
  const isDone = state !== 'open' && state !== 'submitted';
  return (
    <span role="status" className="block text-sm">
      {isDone ? text.knownDone : text.known} <bdi>{nameOf(draft)}</bdi>.{' '}
      {state === 'open' && holder !== null && text.knownHeld(holder.name)}
      {state === 'submitted' && text.knownSubmitted}
    </span>
  );
}
