import { useMutation, useQuery } from '@tanstack/react-query';
import type { OwnAddress } from '#contracts/api/account/links.ts';
import { request } from '../../../lib/api/request.ts';

export const ADDRESS_KEY = ['/api/account/address'] as const;

export function useOwnAddress() {
  return useQuery<OwnAddress>({ queryKey: ADDRESS_KEY });
}

export function useResend() {
  return useMutation({
    mutationFn: () => request<{ message: string }>('/api/account/confirmation-mail', { method: 'POST' }),
  });
}
