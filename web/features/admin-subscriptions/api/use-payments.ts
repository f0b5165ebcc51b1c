import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Payment, PaymentBody, Subscription } from '#contracts/api/newsletter.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { adminPaymentsText as text } from '../../../lib/messages/admin/payments.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { SUBSCRIPTIONS_PATH } from './use-subscriptions.ts';

/** The transfers of a subscription, newest first. */
export function usePayments(subscriptionId: number): UseQueryResult<readonly Payment[]> {
  return useQuery({ queryKey: [`${SUBSCRIPTIONS_PATH}/${subscriptionId}/payments`] });
}

interface Recorded {
  readonly payment: Payment;
  readonly subscription: Subscription;
}

/** Records a transfer; done when subscription and payments have been fetched again. */
export function useRecordPayment(subscriptionId: number): UseMutationResult<Recorded, Error, PaymentBody> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentBody) =>
      request<Recorded>(`${SUBSCRIPTIONS_PATH}/${subscriptionId}/payments`, { method: 'POST', body }),
    onSuccess: async ({ payment }) => {
      await invalidatePaths(queryClient, CHANGED.subscription);
      toast({ title: text.recorded, description: text.recordedText(formatInstant(payment.expiresAt)) });
    },
    onError: (error) => fail(text.recordFailed, error),
  });
}
