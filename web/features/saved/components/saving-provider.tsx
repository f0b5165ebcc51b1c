import { type ReactNode, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { selectAccountDialog } from '../../../lib/session/dialogs.slice.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type LoadedSavedTenders, SavingContext } from '../saving.ts';

const SavedLoader = lazyPart(() => import('./saved-loader.tsx'));

/** Lets the cards of a list be kept. The saved tenders, one request for all of them, is only asked for by who is signed in. */
export function SavingProvider({ next, children }: { readonly next: string; readonly children: ReactNode }) {
  const isSignedIn = useUser().user !== null;
  const isHydrated = useHydrated();
  const dialog = useSelector(selectAccountDialog);
  const [pending, setPending] = useState<TenderListItem | null>(null);
  const [loaded, setLoaded] = useState<LoadedSavedTenders | null>(null);
  if (pending !== null && !isSignedIn && dialog === null) setPending(null); // the dialog was closed without signing in
  if (loaded !== null && !isSignedIn) setLoaded(null); // nothing of it is left for who signs in next
  const saving = useMemo(
    () => ({ isSignedIn, saved: loaded, pending, saveAfterSignIn: setPending, next }),
    [isSignedIn, loaded, pending, next],
  );
  return (
    <SavingContext value={saving}>
      {children}
      {isSignedIn && isHydrated && <SavedLoader pending={pending} onChange={setLoaded} />}
    </SavingContext>
  );
}
