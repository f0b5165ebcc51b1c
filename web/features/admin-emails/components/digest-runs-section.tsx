import type { UseQueryResult } from '@tanstack/react-query';
import type { DigestRun } from '#contracts/api/emails.ts';
import { ListEmpty } from '../../../components/admin/list-parts.tsx';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import { nameOf, skippedText, unreachedTexts } from '../digest-run.ts';
import { runsText as text } from '../messages.en.ts';

interface DigestRunsSectionProps {
  readonly runs: UseQueryResult<readonly DigestRun[]>;
  readonly isWaiting: boolean;
}

/** The report of the latest runs: whom they considered, what they sent, and why not. */
export function DigestRunsSection({ runs: { data, error, refetch }, isWaiting }: DigestRunsSectionProps) {
  return (
    <div className="mt-10">
      <h3 className="font-display font-semibold text-lg">{text.heading}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
      <div role="status">
        {isWaiting && (
          <p className="mb-3 flex items-center gap-2 text-sm">
            <Spinner className="size-4" />
            {text.waiting}
          </p>
        )}
      </div>
      {error !== null && <Failure title={text.loadingFailed} error={error} onRetry={refetch} />}
      {data?.length === 0 && <ListEmpty text={text.empty} />}
      {data !== undefined && data.length > 0 && (
        <RecordTable label={text.heading} columns={Object.values(text.columns)}>
          {data.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </RecordTable>
      )}
    </div>
  );
}

const NUMBERS = ['tenders', 'matched', 'sent', 'nothingNew'] as const;

function Run({ run }: { readonly run: DigestRun }) {
  return (
    <RecordRow>
      <RecordCell kind="title" className="font-medium">
        {nameOf(run)}
        {unreachedTexts(run).map((said) => (
          <span key={said} className="block max-w-96 font-normal text-soft text-xs">
            {said}
          </span>
        ))}
        {run.status !== 'done' && <RunProgress run={run} />}
      </RecordCell>
      <RecordCell label={text.columns.started} className="md:text-soft">
        {formatInstant(run.startedAt)}
      </RecordCell>
      {NUMBERS.map((name) => (
        <RecordCell key={name} label={text.columns[name]} className="tabular-nums">
          {formatCount(run[name])}
        </RecordCell>
      ))}
      <RecordCell label={text.columns.skipped}>{skippedText(run)}</RecordCell>
      <RecordCell label={text.columns.failed} className="tabular-nums">
        <span className={run.failed > 0 ? 'font-semibold text-danger-text' : undefined}>{formatCount(run.failed)}</span>
      </RecordCell>
    </RecordRow>
  );
}

function RunProgress({ run }: { readonly run: DigestRun }) {
  const { status, done, total } = run;
  const isPlanning = status === 'planning';
  return (
    <span className="mt-1.5 block font-normal text-soft text-xs">
      <ProgressBar
        aria-label={text.progressOf(nameOf(run))}
        {...(isPlanning ? {} : { value: done, max: Math.max(total, 1) })}
        className="h-1.5 max-w-48"
      />
      {isPlanning ? text.planning : text.progress(formatCount(done), formatCount(total))}
    </span>
  );
}
