import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Shows a spinner before the label; a click does nothing meanwhile, and the focus stays. */
  readonly pending?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
    >
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  );
}

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'brass' | 'link';
type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors ' +
  'disabled:opacity-55 aria-disabled:opacity-55';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  secondary: 'border border-field bg-surface text-ink enabled:hover:bg-muted [a&]:hover:bg-muted',
  /* Takes the colour of its surroundings, so that it lies on any ground. */
  ghost: 'enabled:hover:bg-current/10 [a&]:hover:bg-current/10 [summary&]:hover:bg-current/10',
  danger: 'bg-danger text-on-danger enabled:hover:opacity-90',
  brass: 'bg-brass text-on-brass enabled:hover:opacity-90 [a&]:hover:opacity-90',
  link: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-10 shrink-0',
};

/** Classes of a button, for links and summaries that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return cx(BASE, VARIANTS[variant], variant === 'link' ? 'min-h-6 text-sm' : SIZES[size], className);
}
