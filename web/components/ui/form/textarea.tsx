import type { ComponentProps } from 'react';
import { cx } from '../../../lib/cx.ts';
import { CONTROL } from './control-styles.ts';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} rows={rows} className={cx(CONTROL, 'py-2 leading-relaxed', className)} />;
}
