import { Play, RotateCcw, Square, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { ImportRun, ImportRunDetail } from '#contracts/api/imports.ts';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { adminHref, startOf } from '../../../lib/admin/admin-address.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useDiscard, useStart, useStop } from '../api/imports.ts';
import { text } from '../messages.en.ts';
import { DuplicatesForm } from './duplicates-form.tsx';
import { NamesForm } from './names-form.tsx';
import { ProblemGroups, ProblemsTable } from './problems-table.tsx';
import { ReadingForm } from './reading-form.tsx';

const NOTES: Partial<Record<ImportRunDetail['state'], string>> = {
  interrupted: text.interruptedText,
  stopped: text.stoppedText,
  asking: text.askingText,
  checked: text.checkedText,
};

export function ImportRunCard({ run }: { readonly run: ImportRunDetail }) {
  const note = NOTES[run.state];
  return (
    <>
      <Card className="flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="min-w-0 font-display font-semibold text-lg wrap-anywhere">{run.fileName}</h3>
          {/* Announced when it changes; in the list below it is a fact among others. */}
          <span role="status">
            <ImportStateBadge run={run} />
          </span>
        </div>
        {run.failure !== null && <Alert tone="danger">{run.failure}</Alert>}
        {note !== undefined && <p className="text-sm text-soft">{note}</p>}
        {run.found?.notes?.map(({ about, text: note }) => (
          <Alert key={note} tone={about === null ? 'info' : 'warning'}>
            {note} {about !== null && run.canStart && text.noteHints[about]}
          </Alert>
        ))}
        {run.state === 'running' && <Progress run={run} />}
        {run.counts !== null && run.state !== 'asking' && <Counts counts={run.counts} />}
        {run.counts !== null && !run.dryRun && writtenBy(run.counts) > 0 && (
          <Link
            href={adminHref({ ...startOf('tenders'), since: run.createdAt })}
            className="text-link text-sm underline underline-offset-4"
          >
            {text.showWritten}
          </Link>
        )}
        <ImportActions run={run} />
      </Card>
      {run.found !== null && run.canStart && <ReadingForm key={run.startedAt} run={run} found={run.found} />}
      {run.names !== null && run.canStart && <NamesForm key={`names ${run.startedAt}`} run={run} names={run.names} />}
      {run.duplicates.length > 0 && run.state !== 'running' && (
        <DuplicatesForm key={`duplicates ${run.startedAt}`} run={run} />
      )}
      {run.groups.length > 0 && <ProblemGroups groups={run.groups} />}
      {run.problems.length > 0 && <ProblemsTable problems={run.problems} fileName={run.fileName} />}
    </>
  );
}

function Progress({ run }: { readonly run: ImportRunDetail }) {
  const share = Math.floor((run.bytesRead / run.size) * 100);
  const { added = 0, updated = 0, unchanged = 0, refused = 0, removedHere = 0 } = run.counts ?? {};
  const { sameNotice = 0, leftOut = 0 } = run.counts ?? {};
  const rows = added + updated + unchanged + refused + removedHere + sameNotice + leftOut;
  return (
    <div>
      <ProgressBar aria-label={text.progressOf(run.fileName)} value={share} max={100} className="h-2" />
      <p className="mt-1.5 text-soft text-sm tabular-nums">{text.progress(share, formatCount(rows))}</p>
    </div>
  );
}

function Counts({ counts }: { readonly counts: NonNullable<ImportRunDetail['counts']> }) {
  const all = Object.keys(text.counts) as (keyof typeof text.counts)[];
  const names = all.filter((name) => counts[name] !== undefined);
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {names.map((name) => (
          <div key={name} className="rounded-md bg-muted px-3 py-2">
            <dt className="text-soft text-xs">{text.counts[name]}</dt>
            <dd className="font-display font-semibold text-xl tabular-nums">{formatCount(counts[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {counts.removedHere > 0 && <p className="mt-2 text-soft text-sm">{text.removedHint}</p>}
    </div>
  );
}

const TONES: Readonly<Record<ImportRun['state'], BadgeTone>> = {
  uploading: 'neutral',
  ready: 'neutral',
  running: 'brand',
  interrupted: 'soon',
  asking: 'soon',
  checked: 'brass',
  done: 'open',
  stopped: 'soon',
  failed: 'closed',
  discarded: 'neutral',
};

export function ImportStateBadge({ run: { state, dryRun } }: { readonly run: Pick<ImportRun, 'state' | 'dryRun'> }) {
  const atWork = dryRun ? text.checking : text.importing;
  return <Badge tone={TONES[state]}>{state === 'running' ? atWork : text.states[state]}</Badge>;
}

function startLabel({ state, dryRun, counts }: ImportRunDetail): string {
  if (!dryRun && state !== 'ready') return text.goOn;
  return (counts?.refused ?? 0) > 0 ? text.startRest : text.start;
}

const writtenBy = ({ added, updated, sameNotice = 0 }: NonNullable<ImportRunDetail['counts']>) =>
  added + updated + sameNotice;

function ImportActions({ run }: { readonly run: ImportRunDetail }) {
  const start = useStart(run.id);
  const begin = (dryRun: boolean) => start.mutate({ dryRun });
  if (run.state === 'running') return <Stop key={run.startedAt} run={run} />;
  if (!run.canStart) return null;
  const isUseful = run.state !== 'asking' && (run.counts === null || writtenBy(run.counts) > 0 || !run.dryRun);
  return (
    <div className="flex flex-wrap gap-2">
      {isUseful && (
        <Button pending={start.isPending} onClick={() => begin(false)}>
          {!start.isPending && <Play aria-hidden="true" className="size-4" />}
          {startLabel(run)}
        </Button>
      )}
      {run.state !== 'asking' && (
        <Button variant="secondary" disabled={start.isPending} onClick={() => begin(true)}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {text.checkAgain}
        </Button>
      )}
      <Discard run={run} />
    </div>
  );
}

/** Asks a run to stop; each run is asked anew. */
function Stop({ run }: { readonly run: ImportRunDetail }) {
  const stop = useStop(run.id);
  return (
    <div>
      <Button variant="secondary" pending={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
        {stop.isIdle && <Square aria-hidden="true" className="size-4" />}
        {stop.isIdle || stop.isError ? text.stop : text.stopping}
      </Button>
    </div>
  );
}

/** Throws the file away, after asking: a large one takes long to send again. */
function Discard({ run }: { readonly run: ImportRunDetail }) {
  return (
    <ConfirmButton
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
