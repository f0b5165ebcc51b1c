import { OwnSubscription, Preferences } from '../newsletter.ts';
import { forUsers } from '../shared/endpoint.ts';

export const ownSubscriptionEndpoints = {
  read: forUsers.get('/api/account/subscription', "The signed-in user's own subscription; null when there is none", {
    response: OwnSubscription.nullable(),
  }),
  preferences: forUsers.put(
    '/api/account/subscription/preferences',
    'Change what the own subscription wants to hear of',
    { body: Preferences, response: OwnSubscription },
  ),
  cancel: forUsers.post('/api/account/subscription/cancel', 'Stop all mails of the own subscription', {
    status: 200,
    response: OwnSubscription,
  }),
};
