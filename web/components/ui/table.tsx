import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table and its scrolling area. */
  readonly label: string;
}

/** Scrolls sideways on small screens; the area takes the focus so that keys can scroll it. */
export function Table({ label, className, ...props }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table {...props} aria-label={label} className={cx('w-full border-collapse text-sm', className)} />
    </section>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} className="border-line border-b bg-muted text-start" />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} className="[&>tr:last-child]:border-0" />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={cx('border-line border-b', className)} />;
}

export function TableHeaderCell({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th scope="col" {...props} className={cx('whitespace-nowrap px-4 py-2.5 text-start font-semibold', className)} />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={cx('px-4 py-2.5 align-middle wrap-anywhere', className)} />;
}
