import { useEffect, useRef, useState } from 'react';
import { totalIn } from '#contracts/rules/list-headers.ts';
import { ApiError, errorMessage } from '../../../lib/api/api-error.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { type AuditAddress, eventParameters, filterOf } from '../audit-address.ts';
import { text } from '../messages.en.ts';
import { EVENTS_PATH } from './events.ts';
import { receiveFile } from './receive-file.ts';

type ExportFormat = 'csv' | 'jsonl';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly kind: 'done'; readonly events: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

export type Export = ReturnType<typeof useExport>;

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
      save(file, nameIn(response.headers.get('Content-Disposition')) ?? `events.${format}`);
      setState({ kind: 'done', events: lines - heads });
    } catch (error) {
      if (abort.signal.aborted) setState({ kind: 'cancelled' });
      else setState({ kind: 'failed', message: errorMessage(error, text.exportFailedHelp) });
    }
  };
  return { state, start: (format: ExportFormat) => void start(format), cancel: () => running.current?.abort() };
}

async function toError(response: Response): Promise<ApiError> {
  const problem: unknown = await response.json().catch(() => undefined);
  const message = typeof problem === 'object' && problem !== null && 'message' in problem ? problem.message : undefined;
  return new ApiError(response.status, typeof message === 'string' ? message : response.statusText);
}

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
