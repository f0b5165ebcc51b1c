import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

interface LateProps {
  /** Keeps the room of what is to come. */
  readonly placeholder: ReactNode;
  /** Whether the code may be fetched; once scripts run, unless said otherwise. */
  readonly isDue?: boolean;
  readonly children: ReactNode;
}

/** Content in a chunk of its own, which the server does not draw. */
export function Late({ placeholder, isDue, children }: LateProps) {
  const isHydrated = useHydrated();
  return (isDue ?? isHydrated) ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
