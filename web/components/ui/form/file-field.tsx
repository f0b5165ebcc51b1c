import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { Field, type FieldProps, Input } from './controls.tsx';

type FileFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>;

export function FileField({ label, hint, error, ...props }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...props}
          type="file"
          className="py-1 file:me-3 file:rounded-sm file:border-0 file:bg-muted file:px-2 file:py-0.5 file:font-medium"
        />
      )}
    </Field>
  );
}

/** A form that sends one file; what `faultOf` finds wrong with it is said before it is sent. */
export function useFileForm(faultOf: (file: File | undefined) => string | undefined, send: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const file = ref.current?.files?.[0];
    const fault = faultOf(file);
    setError(fault);
    if (file === undefined || fault !== undefined) ref.current?.focus();
    else send(file);
  };
  return { onSubmit, field: { ref, error, onChange: () => setError(undefined) } };
}
