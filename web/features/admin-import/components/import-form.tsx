import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ImportRunDetail } from '#contracts/api/imports.ts';
import { IMPORT_MAX_BYTES } from '#contracts/vocabulary/imports.ts';
import { ProgressBar } from '../../../components/admin/progress-bar.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { FileField, useFileForm } from '../../../components/ui/form/file-field.tsx';
import { LabelledInput } from '../../../components/ui/form/labelled-fields.tsx';
import { keepFocus } from '../../../components/ui/overlay/focus-return.ts';
import { importHref } from '../../../lib/admin/admin-address.ts';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useUpload } from '../api/upload.ts';
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
          accept=".xlsx,.xlsm,.xls,.html,.htm,.csv,.tsv,.txt,.json,.jsonl,.ndjson"
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
            {errorMessage(error, text.uploadFailed)}
          </Alert>
        )}
      </form>
    </Card>
  );
}
