import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating; true once handlers are in place. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
