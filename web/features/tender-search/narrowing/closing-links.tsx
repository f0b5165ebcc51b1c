import { useId } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../../lib/site.tsx';
import type { Filtering } from '../filters.ts';
import { text } from '../messages.en.ts';
import { closingWindows } from './closing-window.ts';

/** Closing dates that one often asks for. Links, so that they need no script; the chosen one takes itself away. */
export function ClosingLinks({ filters, hrefOf }: Pick<Filtering, 'filters' | 'hrefOf'>) {
  const id = useId();
  return (
    <div className="col-span-full flex flex-col gap-1.5">
      <p id={id} className="font-medium text-sm">
        {text.closingWithin}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {closingWindows(filters, useNow()).map((window) => (
          <li key={window.label}>
            <Link
              href={hrefOf(window.filters)}
              aria-current={window.isActive ? 'true' : undefined}
              className="inline-flex min-h-8 items-center rounded-full border border-field bg-surface px-3 text-sm hover:bg-muted aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand"
            >
              {window.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
