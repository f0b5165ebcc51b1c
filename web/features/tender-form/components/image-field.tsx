import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { text } from '../messages.en.ts';
import { IMAGE_TYPES, imageFault, readImage } from '../read-image.ts';
import { ScanViewer } from '../scan/scan-viewer.tsx';
import type { TenderFieldsProps } from '../tender-values.ts';

export function ImageField({ form, isBeside }: TenderFieldsProps & { readonly isBeside: boolean }) {
  const { field, fieldState } = useController({ control: form.control, name: 'imageUrl' });
  const { value, onChange } = field;
  const id = useId();
  const [fault, setFault] = useState<string>();
  const message = fault ?? fieldState.error?.message;

  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const wrong = imageFault(file);
    setFault(wrong);
    if (wrong === undefined) {
      await readImage(file).then(onChange, (failure: unknown) => setFault(errorMessage(failure, text.imageUnreadable)));
    }
  };

  return (
    <fieldset className="flex min-w-0 flex-col gap-2 sm:col-span-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-medium text-sm">{text.label('imageUrl')}</legend>
      {value !== '' && !isBeside && <ScanViewer src={value} className="h-96" />}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          ref={field.ref}
          variant="secondary"
          accept={IMAGE_TYPES.join(',')}
          onFiles={(files) => void choose(files)}
        >
          <ImageUp className="size-4" />
          {value === '' ? text.chooseImage : text.replaceImage}
        </FileButton>
        {value !== '' && (
          <Button
            variant="ghost"
            onClick={() => {
              onChange('');
              setFault(undefined);
            }}
          >
            <Trash2 className="size-4" />
            {text.removeImage}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {text.imageHint}
      </p>
      {message !== undefined && (
        <p role="alert" className="font-medium text-danger-text text-sm">
          {message}
        </p>
      )}
    </fieldset>
  );
}
