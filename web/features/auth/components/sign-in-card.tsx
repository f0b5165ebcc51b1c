import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '../../../components/ui/card.tsx';
import { useHead } from '../../../lib/head/use-head.ts';
import { doorText } from '../door.messages.en.ts';

interface SignInCardProps {
  readonly title: string;
  readonly description: string;
  /** False where the description stands below, among other words. */
  readonly isDescribed?: boolean;
  readonly path: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A page about signing in, with its head. */
export function SignInCard({ title, description, isDescribed = true, path, children, footer }: SignInCardProps) {
  useHead({ title, description, canonical: path, noIndex: true });
  return (
    <div className="page-width flex justify-center py-10 md:py-16">
      <Card className="w-full max-w-md p-6 md:p-8">
        <h1 className="font-bold font-display text-2xl">{title}</h1>
        {isDescribed && <p className="mt-1 text-soft">{description}</p>}
        <p className="no-js-only mt-4 rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">{doorText.needsScript}</p>
        <div className="mt-6">{children}</div>
        {footer !== undefined && <div className="mt-6 flex flex-col gap-3 text-sm">{footer}</div>}
      </Card>
    </div>
  );
}

export function AuthLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="text-center text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
