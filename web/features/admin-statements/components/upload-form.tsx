import { FileUp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Statement } from '#contracts/api/operations/statements.ts';
import { STATEMENT_MAX_BYTES } from '#contracts/vocabulary/lists/statements.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Field, Input } from '../../../components/ui/form/controls.tsx';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useUpload } from '../api/statements.ts';
import { text } from '../messages.en.ts';

export function UploadForm() {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error, data } = useUpload();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = file === undefined ? text.noFile : file.size > STATEMENT_MAX_BYTES ? text.tooLarge : undefined;
    setFault(wrong);
    if (file === undefined || wrong !== undefined) input.current?.focus();
    else mutate(file);
  };
  return (
    <Card className="mb-6 p-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={text.file} hint={text.fileHint} error={fault}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx"
              disabled={isPending}
              onChange={() => setFault(undefined)}
              className="py-1.5 file:me-3 file:rounded-sm file:border-0 file:bg-muted file:px-2 file:py-1 file:font-medium"
            />
          )}
        </Field>
        <Button type="submit" pending={isPending} className="self-start">
          {!isPending && <FileUp className="size-4" />}
          {isPending ? text.reading : text.read}
        </Button>
        {error !== null && !isPending && (
          <Alert tone="danger" title={text.uploadFailed}>
            {errorMessage(error, text.uploadFailed)}
          </Alert>
        )}
        {data !== undefined && error === null && <UploadResult counts={data.counts} />}
      </form>
    </Card>
  );
}

function UploadResult({ counts: { payments, known, outgoing, foreign, problems } }: Pick<Statement, 'counts'>) {
  return (
    <Alert tone={problems.length > 0 ? 'warning' : 'success'} title={text.taken(payments, known)}>
      {outgoing + foreign > 0 && <p>{text.notOurs(outgoing, foreign)}</p>}
      {problems.length > 0 && (
        <p>{text.unreadable(problems.map(({ place, reason }) => `${place} (${reason})`).join(', '))}</p>
      )}
    </Alert>
  );
}
