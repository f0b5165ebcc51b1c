import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

/** The browser's own bar in our colours; it pulses while there is nothing to count. */
export function ProgressBar({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      {...props}
      className={cx(
        'block w-full appearance-none overflow-hidden rounded-full border-0 bg-line ' +
          '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand ' +
          'indeterminate:animate-pulse motion-reduce:animate-none',
        className,
      )}
    />
  );
}
