import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ImportRunDetail } from '#contracts/api/imports.ts';
import { IMPORT_MAX_BYTES, IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { FileField, useFileForm } from '../../../components/ui/form/file-field.tsx';
import { LabelledInput } from '../../../components/ui/form/labelled-fields.tsx';
import { keepFocus } from '../../../components/ui/overlay/focus-return.ts';
import { importHref } from '../../../lib/admin/admin-address.ts';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { persistently } from '../../../lib/api/persistently.ts';
import { request } from '../../../lib/api/request.ts';
import { IMPORTS_PATH } from '../api/imports.ts';
import { text } from '../messages.en.ts';

const MEGABYTES = String(IMPORT_MAX_BYTES / 1_000_000);

/** Faults of a chosen file that are visible before it is sent. */
function faultOf(file: File | undefined, cutOff: ImportRunDetail | undefined): string | undefined {
  if (file === undefined) return text.noFile;
  if (file.size === 0) return text.empty;
  if (file.size > IMPORT_MAX_BYTES) return text.tooLarge(MEGABYTES);
  const isOther = cutOff !== undefined && (file.size !== cutOff.size || file.name !== cutOff.fileName);
  return isOther ? text.otherFile : undefined;
}

/** Chooses a file, sends it and has it checked; `cutOff` is an upload that goes on where it broke off. */
export function ImportForm({ cutOff }: { readonly cutOff?: ImportRunDetail }) {
  const [source, setSource] = useState('');
  const [, navigate] = useLocation();
  const upload = useUpload(({ id }) => {
    keepFocus();
    navigate(importHref(id));
  });
  const { onSubmit, field } = useFileForm(
    (file) => faultOf(file, cutOff),
    (file) => upload.mutate({ file, source, cutOff }),
  );
  const { isPending, error, share } = upload;
  return (
    <Card className="p-5">
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        {cutOff !== undefined && (
          <Alert tone="warning" className="sm:col-span-2">
            {text.cutOff(cutOff.fileName)}
          </Alert>
        )}
        <FileField
          {...field}
          label={text.file}
          hint={text.fileHint(MEGABYTES)}
          accept=".xlsx,.xlsm,.xls,.ods,.docx,.docm,.odt,.html,.htm,.csv,.tsv,.txt,.rss,.atom,.xml,.json,.jsonl,.ndjson"
          disabled={isPending}
        />
        {cutOff === undefined && (
          <LabelledInput
            label={text.source}
            hint={text.sourceHint}
            optional
            maxLength={200}
            autoComplete="off"
            disabled={isPending}
            value={source}
            onValue={setSource}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
          <Button type="submit" pending={isPending}>
            {!isPending && <FileUp aria-hidden="true" className="size-4" />}
            {isPending
              ? text.uploading(share)
              : error === null && cutOff === undefined
                ? text.check
                : text.continueUpload}
          </Button>
          <p className="text-soft text-sm">{text.checkHint}</p>
        </div>
        {isPending && (
          <ProgressBar aria-label={text.uploading(share)} value={share} max={100} className="h-2 sm:col-span-2" />
        )}
        {error !== null && !isPending && (
          <Alert tone="danger" title={text.uploadFailed} className="sm:col-span-2">
            {errorDetail(error, text.uploadFailed)}
          </Alert>
        )}
      </form>
    </Card>
  );
}

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

function sendPart({ id, received }: ImportRunDetail, file: File): Promise<ImportRunDetail> {
  const part = file.slice(received, received + IMPORT_PART_BYTES);
  return persistently(() =>
    request<ImportRunDetail>(`${IMPORTS_PATH}/${id}/parts/${received}`, { method: 'PUT', bytes: part }),
  );
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
function useUpload(onReady: (run: ImportRunDetail) => void) {
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
