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

export const useSecondFactor = () => useQuery<SecondFactor>({ queryKey: [PATH] });

/** A step of setting it up or taking it off; its passwords, keys and codes are nobody's business once it is done. */
const useStep = <Body, Answer>(step: string) =>
  useMutation({
    mutationFn: (body: Body) => request<Answer>(`${PATH}/${step}`, { method: 'POST', body }),
    gcTime: 0,
  });

export const useEnrol = () => useStep<z.infer<typeof EnrolmentBody>, SecondFactorKey>('enrolment');
export const useConfirmFactor = () => useStep<z.infer<typeof CodeBody>, RecoveryCodes>('confirmation');
export const useRemoveFactor = () => useStep<z.infer<typeof RemovalBody>, null>('removal');

/** Fetches the state of the second factor again. */
export function useFactorChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [PATH] });
}
