import { useQuery } from '@tanstack/react-query';
import type { Claimable, OwnPayment } from '#contracts/api/account/own-subscription.ts';
import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { request } from '../../../lib/api/request.ts';
import { useOptionalQuery } from '../../../lib/api/use-optional-query.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { focusContent } from '../../../lib/routing/navigation.ts';
import { text } from '../messages.en.ts';

export interface OwnSource {
  readonly read: string;
  readonly preferences: string;
  readonly stop: string;
  readonly resume: string;
}

export function byToken(token: string): OwnSource {
  const read = `/api/unsubscribe/${token}`;
  return { read, preferences: `${read}/preferences`, stop: read, resume: `${read}/resume` };
}

const ACCOUNT = '/api/account/subscription';

/** Subscription of the signed-in account. */
export const ofAccount: OwnSource = {
  read: ACCOUNT,
  preferences: `${ACCOUNT}/preferences`,
  stop: `${ACCOUNT}/cancel`,
  resume: `${ACCOUNT}/resume`,
};

export interface PreferencesSectionProps {
  readonly source: OwnSource;
  readonly subscription: OwnSubscription;
}

/** The subscription, null when there is none. The page brings the answer with it. */
export const useOwnSubscription = ({ read }: OwnSource) => useOptionalQuery<OwnSubscription>([read]);

/** Stops the mails or brings them back. The answer is drawn at once: the button goes, so the focus moves to the page. */
export function useStopOrResume(source: OwnSource, to: 'stop' | 'resume', isPaid = false) {
  return useChange<OwnSubscription, void>({
    send: () => request(source[to], { method: 'POST' }),
    changed: [],
    answers: [source.read],
    done: ({ maskedEmail }) => {
      focusContent();
      if (to === 'stop') return undefined;
      return { title: text.resumed, description: isPaid ? text.resumedText(maskedEmail) : text.resumedUnpaid };
    },
    failed: () => (to === 'stop' ? text.unsubscribeFailed : text.resumeFailed),
    isForm: true,
  });
}

export const OWN_PAYMENT_KEY = [`${ACCOUNT}/payment`] as const;

/** How the account's subscription is paid for; told anew at each visit, since a proof is sent on another page. */
export const useOwnPayment = () => useQuery<OwnPayment | null>({ queryKey: OWN_PAYMENT_KEY, staleTime: 0 }).data;

export const CLAIMABLE_KEY = [`${ACCOUNT}/claimable`] as const;

export function useClaimable() {
  return useQuery<Claimable>({
    queryKey: CLAIMABLE_KEY,
    staleTime: 0, // the address may have been confirmed meanwhile
  });
}

/** Takes a subscription of the confirmed address into the account, or has the account's own follow it `to` that address. */
export function useClaim(to?: string) {
  return useChange<OwnSubscription, void>({
    send: () => request(`${ACCOUNT}/claim`, { method: 'POST' }),
    changed: [ACCOUNT, '/api/account/mails'],
    done: () =>
      to === undefined
        ? { title: text.claimed, description: text.claimedText }
        : { title: text.moved, description: text.movedText(to) },
    failed: () => (to === undefined ? text.claimFailed : text.moveFailed),
  });
}

export function useCancel(email: string) {
  return useChange<OwnSubscription, void>({
    send: () => request(ofAccount.stop, { method: 'POST' }),
    changed: [ofAccount.read],
    done: () => ({ title: text.cancelled, description: text.cancelText(email) }),
    failed: () => text.cancelFailed,
  });
}
