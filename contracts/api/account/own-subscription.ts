import { OwnSubscription, Preferences } from '../newsletter.ts';
import { endpoint } from '../shared/endpoint.ts';

export const ownSubscriptionEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/account/subscription',
    access: 'user',
    budget: 'read',
    status: 200,
    summary: "The signed-in user's own subscription; null when there is none",
    response: OwnSubscription.nullable(),
  }),
  preferences: endpoint({
    method: 'PUT',
    path: '/api/account/subscription/preferences',
    access: 'user',
    budget: 'write',
    status: 200,
    summary: 'Change what the own subscription wants to hear of',
    body: Preferences,
    response: OwnSubscription,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/account/subscription/cancel',
    access: 'user',
    budget: 'write',
    status: 200,
    summary: 'Stop all mails of the own subscription',
    response: OwnSubscription,
  }),
};
