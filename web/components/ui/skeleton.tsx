import { cx } from '../../lib/cx.ts';

/** A grey bar in the place, and the size, of text to come. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={cx('animate-pulse rounded-sm bg-muted motion-reduce:animate-none', className)} />
  );
}
