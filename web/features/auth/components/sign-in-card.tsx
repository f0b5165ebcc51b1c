import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { text } from '../messages.en.ts';

interface SignInCardProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

export function SignInCard({ title, description, children, footer }: SignInCardProps) {
  return (
    <div className="page-width flex justify-center py-10 md:py-16">
      <Card className="w-full max-w-md p-6 md:p-8">
        <h1 className="font-bold font-display text-2xl">{title}</h1>
        {description !== undefined && <p className="mt-1 text-soft">{description}</p>}
        <p className="no-js-only mt-4 rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">{text.needsScript}</p>
        <div className="mt-6">{children}</div>
        {footer !== undefined && <div className="mt-6 flex flex-col gap-3 text-sm">{footer}</div>}
      </Card>
    </div>
  );
}
