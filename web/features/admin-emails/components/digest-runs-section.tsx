import type { UseQueryResult } from '@tanstack/react-query';
import type { DigestRun } from '#contracts/api/emails.ts';
import { ListEmpty } from '../../../components/admin/list-parts.tsx';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import { nameOf, skippedText, unreachedTexts } from '../digest-run.ts';
import { runsText as text } from '../messages.en.ts';

interface DigestRunsSectionProps {
  readonly runs: UseQueryResult<readonly DigestRun[]>;
  readonly isWaiting: boolean;
}

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
        <RecordTable label={text.heading} items={data} labels={text.columns} columns={COLUMNS} />
      )}
    </div>
  );
}

const numbered = (name: 'tenders' | 'matched' | 'sent' | 'nothingNew') => ({
  className: 'tabular-nums',
  cell: (run: DigestRun) => formatCount(run[name]),
});

const COLUMNS: Columns<DigestRun, keyof typeof text.columns> = {
  run: {
    kind: 'title',
    className: 'font-medium',
    cell: (run) => (
      <>
        {nameOf(run)}
        {unreachedTexts(run).map((said) => (
          <span key={said} className="block max-w-96 font-normal text-soft text-xs">
            {said}
          </span>
        ))}
        {run.status !== 'done' && <RunProgress run={run} />}
      </>
    ),
  },
  started: { className: 'md:text-soft', cell: ({ startedAt }) => formatInstant(startedAt) },
  tenders: numbered('tenders'),
  matched: numbered('matched'),
  sent: numbered('sent'),
  nothingNew: numbered('nothingNew'),
  skipped: skippedText,
  failed: {
    className: 'tabular-nums',
    cell: ({ failed }) => (
      <span className={failed > 0 ? 'font-semibold text-danger-text' : undefined}>{formatCount(failed)}</span>
    ),
  },
};

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
