import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Disables the button and shows a spinner before the label. */
  readonly pending?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  type = 'button',
  className,
  disabled,
  children,
  ...props
}: ButtonProps) {
  return (
    <button {...props} type={type} disabled={disabled || pending} className={buttonClass(variant, size, className)}>
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
