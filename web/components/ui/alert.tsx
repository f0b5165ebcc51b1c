import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

const TONES = {
  info: 'border-line bg-muted',
  success: 'border-open/30 bg-open-soft text-open',
  warning: 'border-soon/30 bg-soon-soft text-soon',
  danger: 'border-closed/30 bg-closed-soft text-closed',
} as const;

interface AlertProps {
  readonly tone?: keyof typeof TONES;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Alert({ tone = 'info', title, children, className }: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={cx('rounded-md border px-4 py-3 text-sm', TONES[tone], className)}
    >
      {title !== undefined && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
