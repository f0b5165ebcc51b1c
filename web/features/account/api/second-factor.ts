import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  CodeBody,
  EnrolmentBody,
  RecoveryCodes,
  RemovalBody,
  SecondFactor,
  SecondFactorKey,
} from '#contracts/api/account/second-factor.ts';
import { request } from '../../../lib/api/request.ts';

const PATH = '/api/account/second-factor';

export function useSecondFactor() {
  return useQuery<SecondFactor>({ queryKey: [PATH] });
}

export function useEnrol() {
  return useMutation({
    mutationFn: (body: z.infer<typeof EnrolmentBody>) =>
      request<SecondFactorKey>(`${PATH}/enrolment`, { method: 'POST', body }),
    gcTime: 0, // the key is nobody's business once it is shown
  });
}

export function useConfirmFactor() {
  return useMutation({
    mutationFn: (body: z.infer<typeof CodeBody>) =>
      request<RecoveryCodes>(`${PATH}/confirmation`, { method: 'POST', body }),
    gcTime: 0,
  });
}

export function useRemoveFactor() {
  return useMutation({
    mutationFn: (body: z.infer<typeof RemovalBody>) => request<null>(`${PATH}/removal`, { method: 'POST', body }),
  });
}

/** Fetches the state of the second factor again. */
export function useFactorChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [PATH] });
}
