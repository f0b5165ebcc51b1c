import { Download } from 'lucide-react';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import type { Export, ExportState } from '../api/export.ts';
import { text } from '../messages.en.ts';

export function ExportButtons({ download }: { readonly download: Export }) {
  const isRunning = download.state.kind === 'running';
  return (
    <>
      <Button variant="secondary" size="sm" disabled={isRunning} onClick={() => download.start('csv')}>
        <Download className="size-4" />
        {text.exportCsv}
      </Button>
      <Button variant="secondary" size="sm" disabled={isRunning} onClick={() => download.start('jsonl')}>
        <Download className="size-4" />
        {text.exportJsonl}
      </Button>
    </>
  );
}

export function ExportStatus({ download: { state, cancel } }: { readonly download: Export }) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-muted px-4 py-3">
          <Progress state={state} />
          <Button variant="secondary" size="sm" className="ms-auto" onClick={cancel}>
            {text.cancel}
          </Button>
        </div>
      );
    case 'done':
      return (
        <div role="status">
          <Alert tone="success" className="mb-4" title={text.exported(formatCount(state.events))} />
        </div>
      );
    case 'cancelled':
      return (
        <div role="status">
          <Alert className="mb-4" title={text.exportCancelled} />
        </div>
      );
    case 'failed':
      return (
        <Alert tone="danger" className="mb-4" title={text.exportFailed}>
          {state.message}
        </Alert>
      );
    default:
      return state satisfies never;
  }
}

function Progress({ state: { done, total } }: { readonly state: Extract<ExportState, { kind: 'running' }> }) {
  const isCounted = total !== undefined && total > 0;
  return (
    <div className="min-w-48 flex-1 text-sm">
      <ProgressBar
        aria-label={text.exportProgress}
        {...(isCounted ? { value: Math.min(done, total), max: total } : {})}
        className="h-1.5 max-w-64"
      />
      <span className="mt-1 block tabular-nums">
        {isCounted ? text.exporting(formatCount(done), formatCount(total)) : text.exportStarts}
      </span>
    </div>
  );
}
