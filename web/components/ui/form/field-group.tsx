import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { FieldError } from './controls.tsx';

interface FieldGroupProps {
  readonly legend: string;
  /** True for groups under a heading that says the same. */
  readonly hideLegend?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Several controls that answer one question, such as a grid of checkboxes. */
export function FieldGroup({ legend, hideLegend, hint, error, className, children }: FieldGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className="flex min-w-0 flex-col gap-2">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={cx('grid gap-x-4 gap-y-2', className)}>{children}</div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
