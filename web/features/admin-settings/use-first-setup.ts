import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Setup } from '#contracts/api/operations/setup.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { SETUP } from './api/settings.ts';

const SEEN = 'setupSeen';

/** Leads the Super Admin of a portal in which nothing is settled to its set-up, once. `open` opens its tab. */
export function useFirstSetup(isDue: boolean, open: (tab: 'settings') => void): void {
  const { user } = useUser();
  const mayBe = isDue && user?.id === SUPER_ADMIN_ID;
  const { data } = useQuery<Setup>({ queryKey: [SETUP], enabled: mayBe });
  const isNew = mayBe && data?.isNew === true;
  useEffect(() => {
    if (!isNew || wasSeen()) return;
    open('settings');
  }, [isNew, open]);
}

/** True also where storage is forbidden, so that nobody is led there again and again. */
function wasSeen(): boolean {
  try {
    const seen = localStorage.getItem(SEEN) !== null;
    localStorage.setItem(SEEN, '1');
    return seen;
  } catch {
    return true;
  }
}
