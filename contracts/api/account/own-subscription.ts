import { z } from 'zod';
import { OwnSubscription, Preferences } from '../newsletter.ts';
import { forUsers } from '../shared/endpoint.ts';

/** A subscription of the account's address that is nobody's: made signed out, or before the address was confirmed. Told only to who has confirmed the address. */
export const Claimable = z.strictObject({ isConfirmed: z.boolean(), subscription: OwnSubscription.nullable() });
export type Claimable = z.infer<typeof Claimable>;

export const ownSubscriptionEndpoints = {
  read: forUsers.get('/api/account/subscription', "The signed-in user's own subscription; null when there is none", {
    response: OwnSubscription.nullable(),
  }),
  claimable: forUsers.get(
    '/api/account/subscription/claimable',
    "The subscription of the account's confirmed address that belongs to no account yet; null when there is none",
    { response: Claimable },
  ),
  claim: forUsers.post('/api/account/subscription/claim', 'Take that subscription into the account', {
    status: 200,
    response: OwnSubscription,
  }),
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
