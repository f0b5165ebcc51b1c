import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportRunDetail } from '#contracts/api/imports.ts';
import { IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { IMPORTS_PATH } from './imports.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 1000;

/**
 * Sends what the server does not have yet, part by part; a part that fails on the way is sent again. Answers the run as
 * it is then: 'ready', or 'failed' when nothing of the file can be read. @throws when a part fails again and again
 */
async function uploadFile(
  run: ImportRunDetail,
  file: File,
  onProgress: (received: number) => void,
): Promise<ImportRunDetail> {
  let latest = run;
  while (latest.state === 'uploading' && latest.received < latest.size) {
    latest = await sendPart(latest, file);
    onProgress(latest.received);
  }
  return latest;
}

async function sendPart({ id, received }: ImportRunDetail, file: File): Promise<ImportRunDetail> {
  const part = file.slice(received, received + IMPORT_PART_BYTES);
  for (let attempt = 1; ; attempt++) {
    try {
      return await request<ImportRunDetail>(`${IMPORTS_PATH}/${id}/parts/${received}`, { method: 'PUT', bytes: part });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
    }
  }
}

async function createAndUpload(
  file: File,
  source: string,
  onRun: (run: ImportRunDetail) => void,
): Promise<ImportRunDetail> {
  const body = { fileName: file.name, size: file.size, source };
  const run = await request<ImportRunDetail>(IMPORTS_PATH, { method: 'POST', body });
  onRun(run);
  return uploadFile(run, file, (received) => onRun({ ...run, received }));
}

interface Upload {
  readonly file: File;
  readonly source: string;
  /** An upload that goes on where it broke off. */
  readonly cutOff: ImportRunDetail | undefined;
}

/** Sends a file and has it checked at once. A second attempt with the same file goes on from the last part. */
export function useUpload(onReady: (run: ImportRunDetail) => void) {
  const queryClient = useQueryClient();
  const begun = useRef<{ file: File; run: ImportRunDetail }>(undefined);
  const [share, setShare] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ file, source, cutOff }: Upload) => {
      const progress = (run: ImportRunDetail) => {
        begun.current = { file, run };
        setShare(Math.floor((run.received / run.size) * 100));
      };
      const earlier = cutOff ?? (begun.current?.file === file ? begun.current.run : undefined);
      const run =
        earlier === undefined
          ? await createAndUpload(file, source, progress)
          : await uploadFile(earlier, file, (received) => progress({ ...earlier, received }));
      if (run.state !== 'ready') return run;
      return request<ImportRunDetail>(`${IMPORTS_PATH}/${run.id}/start`, { method: 'POST', body: { dryRun: true } });
    },
    onSuccess: (run) => {
      queryClient.setQueryData([`${IMPORTS_PATH}/${run.id}`], run);
      void invalidatePaths(queryClient, CHANGED.import);
      onReady(run);
    },
  });
  return { ...mutation, share };
}
