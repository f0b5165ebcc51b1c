import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** From one page about signing in to another. */
export function AuthLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="text-center text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
