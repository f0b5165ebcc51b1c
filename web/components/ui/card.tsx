import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

/** A sheet of paper on the desk: border, no shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-lg border border-line bg-surface', className)} />;
}
