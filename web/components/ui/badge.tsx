import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { scriptOf } from '../../lib/format/format.ts';

export type BadgeTone = 'neutral' | 'brand' | 'brass' | 'open' | 'soon' | 'closed';

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-muted text-ink',
  brand: 'bg-brand-soft text-brand-text',
  brass: 'bg-brass-soft text-brass-text',
  open: 'bg-open-soft text-open',
  soon: 'bg-soon-soft text-soon',
  closed: 'bg-closed-soft text-closed',
};

interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: BadgeTone;
}

/** A mark of few words, in their own script. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...(typeof props.children === 'string' && scriptOf(props.children))}
      {...props}
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-0.5 font-medium text-xs leading-5 wrap-anywhere',
        TONES[tone],
        className,
      )}
    />
  );
}
