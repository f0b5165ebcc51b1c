import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';

interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <Card className="p-5">
      <section aria-labelledby={id}>
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 font-display font-semibold text-xl">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-1 text-soft text-sm">{lead}</p>}
        <div className="mt-4">{children}</div>
      </section>
    </Card>
  );
}
