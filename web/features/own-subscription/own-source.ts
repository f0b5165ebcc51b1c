import type { OwnSubscription } from '#contracts/api/newsletter.ts';
/** The calls that read and change an own subscription. */
export interface OwnSource {
  readonly read: string;
  readonly preferences: string;
  readonly stop: string;
}

/** By the signed link of a mail, without signing in. */
export function byToken(token: string): OwnSource {
  const read = `/api/unsubscribe/${token}`;
  return { read, preferences: `${read}/preferences`, stop: read };
}

const ACCOUNT = '/api/account/subscription';

/** Of the account that is signed in. */
export const ofAccount: OwnSource = {
  read: ACCOUNT,
  preferences: `${ACCOUNT}/preferences`,
  stop: `${ACCOUNT}/cancel`,
};

export interface PreferencesSectionProps {
  readonly source: OwnSource;
  readonly subscription: OwnSubscription;
}
