import { useState } from 'react';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { ServerOnly } from '../../../components/drawn/server-only.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const load = async () => ({ default: (await import('./open-count.tsx')).OpenCount });
/** Count, imported on the server alone: a static import would bring it into the page's chunk. */
const ServedCount = import.meta.env.SSR ? (await load()).default : null;
const OpenCount = lazyPart(load);

/** How many tenders are open now. The server draws it; who comes by a link within the site fetches it. */
export function OpenToday({ className }: { readonly className: string }) {
  const [isServed] = useState(!useHydrated());
  if (isServed) return <ServerOnly className={className}>{ServedCount !== null && <ServedCount />}</ServerOnly>;
  return (
    <div className={className}>
      <OpenCount />
    </div>
  );
}
