import { useQuery } from '@tanstack/react-query';
import type { Payment, PaymentBody, Subscription } from '#contracts/api/newsletter.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { paymentsText as text } from '../messages.en.ts';
import { SUBSCRIPTIONS_PATH } from './subscriptions.ts';

export function usePayments(subscriptionId: number) {
  return useQuery<readonly Payment[]>({ queryKey: [`${SUBSCRIPTIONS_PATH}/${subscriptionId}/payments`] });
}

interface Recorded {
  readonly payment: Payment;
  readonly subscription: Subscription;
}

/** Records a transfer; done when subscription and payments have been fetched again. */
export function useRecordPayment(subscriptionId: number) {
  return useChange<Recorded, PaymentBody>({
    send: (body: PaymentBody) =>
      request<Recorded>(`${SUBSCRIPTIONS_PATH}/${subscriptionId}/payments`, { method: 'POST', body }),
    changed: CHANGED.subscription,
    done: ({ payment }) => ({ title: text.recorded, description: text.recordedText(formatInstant(payment.expiresAt)) }),
    failed: () => text.recordFailed,
    isForm: true,
  });
}
