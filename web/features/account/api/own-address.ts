import { useMutation, useQuery } from '@tanstack/react-query';
import type { OwnAddress } from '#contracts/api/account/links.ts';
import { request } from '../../../lib/api/request.ts';

const PATH = '/api/account/address';
export const ADDRESS_KEY = [PATH] as const;

export function useOwnAddress() {
  return useQuery<OwnAddress>({
    queryKey: ADDRESS_KEY,
    queryFn: ({ signal }) => request<OwnAddress>(PATH, { signal }),
  });
}

export function useResend() {
  return useMutation({
    mutationFn: () => request<{ message: string }>('/api/account/confirmation-mail', { method: 'POST' }),
  });
}
