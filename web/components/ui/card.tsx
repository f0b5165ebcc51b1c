import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

/** A sheet of paper on the desk: border, no shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-lg border border-line bg-surface', className)} />;
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('flex flex-col gap-1 p-5 pb-0', className)} />;
}

/** `level` is the heading level that fits the page's outline. */
export function CardTitle({ level = 2, className, ...props }: ComponentProps<'h2'> & { readonly level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return <Heading {...props} className={cx('font-display font-semibold text-lg leading-snug', className)} />;
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cx('text-sm text-soft', className)} />;
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('p-5', className)} />;
}
