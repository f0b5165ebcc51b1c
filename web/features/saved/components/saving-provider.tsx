import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { selectDialog } from '../../../lib/session/dialogs.slice.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type LoadedShelf, SavingContext } from '../saving.ts';

const ShelfKeeper = lazy(() => import('./shelf-keeper.tsx'));

/** Lets the cards of a list be kept. The shelf, one request for all of them, is only asked for by who is signed in. */
export function SavingProvider({ next, children }: { readonly next: string; readonly children: ReactNode }) {
  const isSignedIn = useUser().user !== null;
  const isHydrated = useHydrated();
  const dialog = useSelector(selectDialog);
  const [wished, wish] = useState<TenderListItem | null>(null);
  const [loaded, setLoaded] = useState<LoadedShelf | null>(null);
  if (wished !== null && !isSignedIn && dialog === null) wish(null); // the dialog was closed without signing in
  if (loaded !== null && !isSignedIn) setLoaded(null); // nothing of it is left for who signs in next
  const saving = useMemo(() => ({ isSignedIn, shelf: loaded, wished, wish, next }), [isSignedIn, loaded, wished, next]);
  return (
    <SavingContext value={saving}>
      {children}
      {isSignedIn && isHydrated && (
        <Suspense>
          <ShelfKeeper wished={wished} onChange={setLoaded} />
        </Suspense>
      )}
    </SavingContext>
  );
}
