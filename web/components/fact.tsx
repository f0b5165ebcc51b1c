import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One line of a description list. */
export function Fact({ name, className = 'min-w-0', children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-soft">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
