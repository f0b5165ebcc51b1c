import type { ReactNode } from 'react';

interface ListHeaderProps {
  readonly heading: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a list; it takes the focus when the row that had it is gone. */
export function ListHeader({ heading, action, children }: ListHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <h2 data-focus-fallback="" tabIndex={-1} className="me-auto w-full font-display font-semibold text-xl sm:w-auto">
        {heading}
      </h2>
      {children}
      {action}
    </div>
  );
}
