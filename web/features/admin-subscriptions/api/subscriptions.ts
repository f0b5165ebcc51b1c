import { useQuery } from '@tanstack/react-query';
import type { InterestArea, InterestAreaBody, Payment, PaymentBody, Subscription } from '#contracts/api/newsletter.ts';
import type { AreaReach } from '#contracts/api/operations/area-reach.ts';
import { type AdminAddress, pageParameters } from '../../../lib/admin/admin-address.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { updateItem } from '../../../lib/mutations/optimistic-update.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useNow } from '../../../lib/site.tsx';
import { areasText, paymentsText, text } from '../messages.en.ts';

const SUBSCRIPTIONS_PATH = '/api/admin/subscriptions';

export const PAGE_SIZE = 50;

/** One page of subscriptions, newest first unless sorted otherwise. */
export function useSubscriptions(address: AdminAddress) {
  return useListPage<Subscription>(SUBSCRIPTIONS_PATH, pageParameters(address, PAGE_SIZE));
}

type Status = Pick<Subscription, 'id' | 'isActive'>;

/** Enables or disables: shown at once, and easily taken back. */
export function useSetStatus() {
  return useChange<Subscription, Status>({
    send: ({ id, isActive }) => request(`${SUBSCRIPTIONS_PATH}/${id}/status`, { method: 'PATCH', body: { isActive } }),
    changed: CHANGED.subscription,
    done: ({ email, isActive }) => ({
      title: text.updated,
      description: text.updatedText(email, isActive ? text.active : text.inactive),
    }),
    failed: () => text.updateFailed,
    fallback: text.updateFailedText,
    optimistic: updateItem<Subscription, Status>((subscription, { isActive }) => ({ ...subscription, isActive })),
    reverse: ({ id, isActive }) => ({ id, isActive: !isActive }),
  });
}

/** Adds months to the term; done when the list has been fetched again. */
export function useExtend() {
  return useChange<Subscription, Pick<Subscription, 'id' | 'expiryDate'> & { readonly months: number }>({
    send: ({ id, months, expiryDate }) =>
      request(`${SUBSCRIPTIONS_PATH}/${id}/extend`, {
        method: 'POST',
        body: { months, ...(expiryDate !== null && { expiryDate }) },
      }),
    changed: CHANGED.subscription,
    done: ({ expiryDate }) => ({
      title: text.extended,
      description: text.extendedText(formatInstant(expiryDate ?? '')),
    }),
    failed: () => text.extendFailed,
    fallback: text.extendFailedText,
  });
}

/** Ends a subscription for good and forgets whose it was; done when the list has been fetched again. */
export function useErase(id: number) {
  return useChange<null, void>({
    send: () => request(`${SUBSCRIPTIONS_PATH}/${id}`, { method: 'DELETE' }),
    changed: [...CHANGED.subscription, ...CHANGED.email],
    done: () => ({ title: text.erased }),
    failed: () => text.eraseFailed,
  });
}

/** A subscription that may be on no page that is shown. */
export function useSubscriptionOf(paymentReference: string) {
  const query = useListPage<Subscription>(SUBSCRIPTIONS_PATH, { search: paymentReference, limit: '1' });
  return { ...query, subscription: query.data?.items.find((one) => one.paymentReference === paymentReference) };
}

export function usePayments(subscriptionId: number) {
  return useQuery<readonly Payment[]>({ queryKey: [`${SUBSCRIPTIONS_PATH}/${subscriptionId}/payments`] });
}

/** Records a transfer; done when subscription and payments have been fetched again. */
export function useRecordPayment(subscriptionId: number) {
  const now = useNow();
  return useChange<{ readonly payment: Payment; readonly subscription: Subscription }, PaymentBody>({
    send: (body) => request(`${SUBSCRIPTIONS_PATH}/${subscriptionId}/payments`, { method: 'POST', body }),
    changed: CHANGED.subscription,
    done: ({ payment: { expiresAt }, subscription: { isActive } }) => {
      const say = new Date(expiresAt) <= now ? 'recordedLate' : isActive ? 'recordedText' : 'recordedOff';
      return { title: paymentsText.recorded, description: paymentsText[say](formatInstant(expiresAt)) };
    },
    failed: () => paymentsText.recordFailed,
    isForm: 'apart',
  });
}

const PATH = '/api/admin/interest-areas';

export const useInterestAreas = () => useQuery<readonly InterestArea[]>({ queryKey: [PATH], refetchOnMount: 'always' });

/** Notices and categories that no area stands for; counted anew with the areas. */
export const useAreaReach = () => useQuery<AreaReach>({ queryKey: [`${PATH}/reach`], refetchOnMount: 'always' });

export function useMapInterestArea({ id, version }: InterestArea) {
  const headers = { 'If-Match': `"interest-area-${id}-${version}"` };
  return useChange<InterestArea, InterestAreaBody>({
    send: (body) => request(`${PATH}/${id}`, { method: 'PUT', body, headers }),
    changed: CHANGED.interestArea,
    done: ({ name }) => ({ title: areasText.saved, description: name }),
    failed: () => areasText.saveFailed,
    isForm: true,
  });
}
