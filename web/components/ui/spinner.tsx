import { cx } from '../../lib/cx.ts';

/** A turning ring; decoration only, so say in words what is awaited. */
export function Spinner({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block animate-spin rounded-full border-2 border-current border-e-transparent motion-reduce:animate-pulse',
        className,
      )}
    />
  );
}

/** A centred spinner with its message, announced to screen readers. */
export function LoadingArea({ label }: { readonly label: string }) {
  return (
    <div role="status" className="flex min-h-64 items-center justify-center gap-3 text-soft">
      <Spinner className="size-6" />
      {label}
    </div>
  );
}
