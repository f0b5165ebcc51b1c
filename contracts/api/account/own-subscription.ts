import { z } from 'zod';
import { OwnSubscription, Preferences, Subscription } from '../newsletter.ts';
import { PaymentProof } from '../operations/payment-proofs.ts';
import { forUsers } from '../shared/endpoint.ts';

/** A subscription of the account's address that is nobody's: made signed out, or before the address was confirmed. Told only to who has confirmed the address. */
export const Claimable = z.strictObject({ isConfirmed: z.boolean(), subscription: OwnSubscription.nullable() });
export type Claimable = z.infer<typeof Claimable>;

/** Where the mails of the own subscription go, how it is paid for, and what was sent as a proof of it, newest first. Only the account sees it: a mailed link may be found by others. */
export const OwnPayment = z.strictObject({
  ...Subscription.pick({ email: true, plan: true, paymentReference: true, fullName: true }).shape,
  proofs: z.array(PaymentProof.pick({ id: true, type: true, state: true, reason: true, receivedAt: true })),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

export const ownSubscriptionEndpoints = {
  read: forUsers.get('/api/account/subscription', "The signed-in user's own subscription; null when there is none", {
    response: OwnSubscription.nullable(),
  }),
  payment: forUsers.get(
    '/api/account/subscription/payment',
    'Address and payment reference of the own subscription, and the proofs of payment sent under it; null when there is none',
    { response: OwnPayment.nullable() },
  ),
  claimable: forUsers.get(
    '/api/account/subscription/claimable',
    "The subscription of the account's confirmed address that belongs to no account yet; null when there is none",
    { response: Claimable },
  ),
  claim: forUsers.post(
    '/api/account/subscription/claim',
    'Take that subscription into the account; the mails of the one that it has go to its confirmed address from now on',
    {
      status: 200,
      response: OwnSubscription,
    },
  ),
  preferences: forUsers.put(
    '/api/account/subscription/preferences',
    'Change what the own subscription wants to hear of',
    { body: Preferences, response: OwnSubscription },
  ),
  resume: forUsers.post('/api/account/subscription/resume', 'Receive the mails of the own subscription again', {
    status: 200,
    response: OwnSubscription,
  }),
  cancel: forUsers.post('/api/account/subscription/cancel', 'Stop all mails of the own subscription', {
    status: 200,
    response: OwnSubscription,
  }),
};
