import { type ComponentProps, useMemo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { CONTROL } from './control-styles.ts';

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

/** Options whose label is their value. */
export function toOptions(names: readonly string[]): readonly SelectOption[] {
  return names.map((name) => ({ value: name, label: name }));
}
