import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { totalIn } from '#contracts/rules/list-headers.ts';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { toError } from '../../../lib/api/request.ts';
import { nameIn, saveFile } from '../../../lib/files/save-file.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { EVENTS_PATH } from '../api/events.ts';
import { receiveFile } from '../api/receive-file.ts';
import { type AuditAddress, eventParameters, filterOf } from '../audit-address.ts';
import { text } from '../messages.en.ts';

export function ExportButtons({ download }: { readonly download: Export }) {
  const isRunning = download.state.kind === 'running';
  return (
    <>
      <Button variant="secondary" size="sm" pending={isRunning} onClick={() => download.start('csv')}>
        {!isRunning && <Download className="size-4" />}
        {text.exportCsv}
      </Button>
      <Button variant="secondary" size="sm" pending={isRunning} onClick={() => download.start('jsonl')}>
        {!isRunning && <Download className="size-4" />}
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

type ExportFormat = 'csv' | 'jsonl';

type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly kind: 'done'; readonly events: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

type Export = ReturnType<typeof useExport>;

/** Receives the filtered log as a file, tells how far it is, and can be stopped. Leaving the tab stops it, too. */
export function useExport(address: AuditAddress) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'running', done: 0, total: undefined });
    try {
      const parameters = { ...eventParameters(filterOf(address)), format };
      const response = await fetch(withParameters(`${EVENTS_PATH}/export`, parameters), { signal: abort.signal });
      if (!response.ok) throw await toError(response);
      const total = totalIn((name) => response.headers.get(name)) ?? 0;
      const heads = format === 'csv' ? 1 : 0;
      const { file, lines } = await receiveFile(response, {
        returns: format === 'csv',
        onLines: (count) => setState({ kind: 'running', done: Math.max(0, count - heads), total }),
      });
      saveFile(file, nameIn(response) ?? `events.${format}`);
      setState({ kind: 'done', events: lines - heads });
    } catch (error) {
      if (abort.signal.aborted) setState({ kind: 'cancelled' });
      else setState({ kind: 'failed', message: errorDetail(error, text.exportFailedHelp) });
    }
  };
  return { state, start: (format: ExportFormat) => void start(format), cancel: () => running.current?.abort() };
}
