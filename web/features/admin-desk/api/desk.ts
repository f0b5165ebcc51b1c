import { useQuery } from '@tanstack/react-query';
import type { Desk, Waiting } from '#contracts/api/operations/desk.ts';

export const useDesk = () => useQuery<Desk>({ queryKey: ['/api/admin/desk'], refetchOnMount: 'always' });

/** Asked when the administration opens, and after each change that may have settled something. */
export const useWaiting = () =>
  useQuery<readonly Waiting[]>({ queryKey: ['/api/admin/waiting'], refetchOnMount: 'always' });
