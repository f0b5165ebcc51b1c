import { useMutation } from '@tanstack/react-query';
import type { DeliveryProof } from '#contracts/api/operations/proof.ts';
import { request } from '../../../lib/api/request.ts';

/** Asked only on demand: each answer is a reading of personal data that the event log notes. */
export function useProof() {
  return useMutation({
    mutationFn: (question: { readonly tender: string; readonly person: string }) =>
      request<DeliveryProof>(`/api/admin/proof?${new URLSearchParams({ ...question })}`),
  });
}
