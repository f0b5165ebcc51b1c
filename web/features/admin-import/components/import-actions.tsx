import { Play, RotateCcw, Square, Trash2 } from 'lucide-react';
import type { ImportRunDetail } from '#contracts/api/imports.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useDiscard, useStart, useStop } from '../api/imports.ts';
import { text } from '../messages.en.ts';

/** Label of the start button; it depends on the previous run. */
function startLabel({ state, dryRun, counts }: ImportRunDetail): string {
  if (!dryRun && state !== 'ready') return text.goOn;
  return (counts?.refused ?? 0) > 0 ? text.startRest : text.start;
}

const writtenBy = ({ added, updated, sameNotice = 0 }: NonNullable<ImportRunDetail['counts']>) =>
  added + updated + sameNotice;

/** The actions that the present state of an import allows. */
export function ImportActions({ run }: { readonly run: ImportRunDetail }) {
  const start = useStart(run.id);
  const stop = useStop(run.id);
  if (run.state === 'running') {
    return (
      <div>
        <Button variant="secondary" pending={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
          {stop.isIdle && <Square aria-hidden="true" className="size-4" />}
          {stop.isIdle || stop.isError ? text.stop : text.stopping}
        </Button>
      </div>
    );
  }
  if (!run.canStart) return null;
  const isUseful = run.state !== 'asking' && (run.counts === null || writtenBy(run.counts) > 0 || !run.dryRun);
  return (
    <div className="flex flex-wrap gap-2">
      {isUseful && (
        <Button pending={start.isPending} onClick={() => start.mutate({ dryRun: false })}>
          {!start.isPending && <Play aria-hidden="true" className="size-4" />}
          {startLabel(run)}
        </Button>
      )}
      <Button variant="secondary" disabled={start.isPending} onClick={() => start.mutate({ dryRun: true })}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {text.checkAgain}
      </Button>
      <Discard run={run} />
    </div>
  );
}

/** Throws the file away, after asking: a large one takes long to send again. */
function Discard({ run }: { readonly run: ImportRunDetail }) {
  return (
    <ConfirmButton
      question="discard-import"
      variant="ghost"
      title={text.discardTitle}
      description={text.discardText(run.fileName)}
      confirm={[text.discard, text.discard]}
      mutation={useDiscard(run.id)}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {text.discard}
    </ConfirmButton>
  );
}
