import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  readonly title: string;
  /** Whether it is unfolded at first. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Part of an import that can be folded up under its heading. */
export function Folded({ title, open, children }: FoldedProps) {
  return (
    <details open={open} className="group">
      <summary className="flex items-start justify-between gap-4 rounded-md font-display font-semibold text-lg">
        {title}
        <ChevronDown aria-hidden="true" className="mt-1 size-5 shrink-0 text-soft group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
