import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditVerdict } from '#contracts/api/audit.ts';
import { EVENTS_PATH } from './events.ts';

const PATH = `${EVENTS_PATH}/verification`;

export type Verification = ReturnType<typeof useVerification>;

/** Checks the log when asked to; the last verdict stays until the next. */
export function useVerification() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<AuditVerdict>({
    queryKey: [PATH],
    enabled: false,
  });
  return {
    data,
    error,
    isFetching,
    start: () => void refetch(),
    cancel: () => void queryClient.cancelQueries({ queryKey: [PATH] }),
  };
}
