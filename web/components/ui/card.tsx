import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-lg border border-line bg-surface', className)} />;
}
