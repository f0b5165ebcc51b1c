import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';

/** Shared look of text inputs and selects. 16 px text keeps phones from zooming in. */
const CONTROL =
  'w-full min-w-0 rounded-md border border-field bg-surface px-3 text-base text-ink placeholder:text-soft ' +
  'disabled:opacity-60 aria-invalid:border-danger sm:text-sm';

/** Text runs the way its script does, in every field. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input dir="auto" {...props} type={type} className={cx(CONTROL, 'h-10', className)} />;
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...props} rows={rows} className={cx(CONTROL, 'py-2 leading-relaxed', className)} />;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly SelectOption[];
}

/** The browser's own select: quick, and at home on every phone. */
export function Select({ options, className, ...props }: SelectProps) {
  /* Hundreds of cities need not be drawn anew when only the choice among them changes. */
  const elements = useMemo(() => options.map(toElement), [options]);
  return (
    <select {...props} className={cx(CONTROL, 'select-arrow h-10 appearance-none truncate pe-9', className)}>
      {elements}
    </select>
  );
}

function toElement({ value, label }: SelectOption) {
  return (
    <option key={value} value={value} {...scriptOf(label)}>
      {label}
    </option>
  );
}

export function toOptions(names: readonly string[]): readonly SelectOption[] {
  return names.map((name) => ({ value: name, label: name }));
}

/** Attributes by which a field names and describes its control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly hideLabel?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, its control, a hint and an error, wired together for assistive technology. */
export function Field({ label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-sm'}>
        {label}
        {optional && <span className="font-normal text-soft"> ({commonText.optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

interface FieldErrorProps {
  readonly id?: string | undefined;
  readonly message?: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <p id={id} className="font-medium text-danger-text text-sm">
      {message}
    </p>
  );
}
