import { type ComponentProps, useMemo } from 'react';
import { cx } from '../../../lib/cx.ts';

/** Shared look of text inputs and selects. 16 px text keeps phones from zooming in. */
const CONTROL =
  'w-full min-w-0 rounded-md border border-field bg-surface px-3 text-base text-ink placeholder:text-soft ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger sm:text-sm';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} type={type} className={cx(CONTROL, 'h-10', className)} />;
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} rows={rows} className={cx(CONTROL, 'py-2 leading-relaxed', className)} />;
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
    <option key={value} value={value}>
      {label}
    </option>
  );
}

export function toOptions(names: readonly string[]): readonly SelectOption[] {
  return names.map((name) => ({ value: name, label: name }));
}
