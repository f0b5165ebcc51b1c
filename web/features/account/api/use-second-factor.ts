import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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

export function useSecondFactor(): UseQueryResult<SecondFactor> {
  return useQuery({ queryKey: [PATH], queryFn: ({ signal }) => request<SecondFactor>(PATH, { signal }) });
}

export function useEnrol(): UseMutationResult<SecondFactorKey, Error, z.infer<typeof EnrolmentBody>> {
  return useMutation({
    mutationFn: (body) => request<SecondFactorKey>(`${PATH}/enrolment`, { method: 'POST', body }),
    gcTime: 0, // the key is nobody's business once it is shown
  });
}

export function useConfirmFactor(): UseMutationResult<RecoveryCodes, Error, z.infer<typeof CodeBody>> {
  return useMutation({
    mutationFn: (body) => request<RecoveryCodes>(`${PATH}/confirmation`, { method: 'POST', body }),
    gcTime: 0,
  });
}

export function useRemoveFactor(): UseMutationResult<null, Error, z.infer<typeof RemovalBody>> {
  return useMutation({ mutationFn: (body) => request<null>(`${PATH}/removal`, { method: 'POST', body }) });
}

/** Asks the server anew how things stand. */
export function useFactorChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [PATH] });
}
