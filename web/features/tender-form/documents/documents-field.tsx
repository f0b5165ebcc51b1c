import { FilePlus2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { cx } from '../../../lib/cx.ts';
import { useFileDrop } from '../../../lib/files/use-file-drop.ts';
import type { TenderFieldsProps } from '../tender-values.ts';
import { DocumentRow } from './document-row.tsx';
import { type FormDocument, moved } from './form-documents.ts';
import { text } from './messages.en.ts';
import { useSending } from './use-documents.ts';

const TAKEN = '.pdf,.png,.jpg,.jpeg,.gif,.webp';

interface Removed {
  readonly file: FormDocument;
  readonly place: number;
}

/** Files of the notice: chosen or dropped, put in order by dragging or by keys, removed with a way back. */
export function DocumentsField({ form }: TenderFieldsProps) {
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const { field, fieldState } = useController({ control: form.control, name: 'documents' });
  const { add, setFiles, takeBack, faults, progressOf, said, say } = useSending(form);
  const [removed, setRemoved] = useState<Removed>();
  const [dragged, setDragged] = useState<number>();
  const focused = useRef<string>(undefined);
  const files = field.value;
  useEffect(() => {
    // a row that moves loses the focus
    if (focused.current !== undefined) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  });
  useEffect(() => {
    if (removed !== undefined) undo.current?.focus();
  }, [removed]);
  const move = (from: number, to: number, button?: string) => {
    const file = files[from];
    if (file === undefined) return;
    focused.current = button;
    setFiles(moved(files, from, to));
    say(text.moved(file.name, to + 1, files.length));
  };
  const remove = (file: FormDocument, place: number) => {
    setFiles(files.toSpliced(place, 1));
    setRemoved({ file, place });
  };
  const undoRemoval = ({ file, place }: Removed) => {
    takeBack(file, place);
    setRemoved(undefined);
    form.setFocus('documents');
  };
  const isFilesOver = useFileDrop(add, true);
  const message = messageIn(fieldState.error);
  return (
    <fieldset
      className={cx('flex min-w-0 flex-col gap-2 sm:col-span-2', isFilesOver && 'rounded-lg bg-brand-soft')}
      aria-describedby={`${id}-hint`}
    >
      <legend className="mb-1.5 font-medium text-sm">{text.legend}</legend>
      <ol className="divide-y divide-line">
        {files.map((file, at) => {
          const row = `${id}-${file.digest}`;
          return (
            <li
              key={file.digest}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', file.name); // without which one browser drags nothing
                setDragged(at);
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                move(dragged, at);
              }}
              className="flex items-center gap-2 py-2"
            >
              <DocumentRow
                file={file}
                id={row}
                progress={progressOf(file)}
                isFirst={at === 0}
                isLast={at === files.length - 1}
                onMove={(by) => move(at, at + by, `${row}-${by < 0 ? 'up' : 'down'}`)}
                onRemove={() => remove(file, at)}
              />
            </li>
          );
        })}
      </ol>
      {removed !== undefined && (
        <p className="text-sm">
          {text.removed(removed.file.name)}{' '}
          <Button ref={undo} variant="secondary" size="sm" onClick={() => undoRemoval(removed)}>
            {text.undo}
          </Button>
        </p>
      )}
      <div>
        <FileButton ref={field.ref} variant="secondary" accept={TAKEN} multiple onFiles={add}>
          <FilePlus2 className="size-4" />
          {text.choose}
        </FileButton>
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {text.hint}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div role="alert" className="font-medium text-danger-text text-sm">
        {[...faults, ...(message === undefined ? [] : [message])].map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </fieldset>
  );
}

/** The server's or the schema's refusal, which may be of one of the files. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(messageIn)
    .find((one) => one !== undefined);
}
