import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { NewsletterBody, SubscriptionReceipt } from '#contracts/api/newsletter.ts';
import { paymentPath } from '#contracts/vocabulary/plans.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { usePlans } from '../../../lib/plans.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { subscribeText as text } from '../messages.en.ts';

const REDIRECT_MS = 1000;

/** Subscribes; on success the payment instructions follow after a second, so that the toast can be read. */
export function useSubscribe() {
  const plans = usePlans();
  const toast = useToast();
  const [, navigate] = useLocation();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);
  return useMutation({
    mutationFn: (body: NewsletterBody) => request<SubscriptionReceipt>('/api/newsletter', { method: 'POST', body }),
    onSuccess: ({ plan, paymentReference }) => {
      toast({ title: text.success, description: text.successText });
      redirect.current = setTimeout(navigate, REDIRECT_MS, paymentPath(plans[plan], paymentReference));
    },
    onError: (error) =>
      toast({
        title: text.failed,
        description: (error instanceof ApiError ? error.detail : error.message) || text.failedText,
        variant: 'destructive',
      }),
  });
}
