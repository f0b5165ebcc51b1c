import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportRunDetail } from '#contracts/api/imports.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { createAndUpload, uploadFile } from './upload-file.ts';
import { IMPORTS_PATH } from './use-imports.ts';

export interface Upload {
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
