import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

interface ClientOnlyProps {
  /** Keeps the room of what is to come. */
  readonly placeholder: ReactNode;
  /** Whether the code may be fetched; once scripts run, unless said otherwise. */
  readonly isDue?: boolean;
  readonly children: ReactNode;
}

/** Content in a chunk of its own, which the server does not draw. */
export function ClientOnly({ placeholder, isDue, children }: ClientOnlyProps) {
  const isHydrated = useHydrated();
  return (isDue ?? isHydrated) ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
