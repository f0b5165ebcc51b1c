import type { ComponentProps } from 'react';
import { cx } from '../../../lib/cx.ts';
import { CONTROL } from './control-styles.ts';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} type={type} className={cx(CONTROL, 'h-10', className)} />;
}
