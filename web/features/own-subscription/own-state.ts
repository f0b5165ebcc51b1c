import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { expiryLabel } from '#contracts/rules/subscription-expiry.ts';
import { text } from './messages.en.ts';

interface OwnState {
  readonly label: string;
  readonly tone: 'open' | 'soon' | 'closed' | 'neutral';
}

/** State of a subscription in its owner's words: only an active and paid one brings digests. */
export function stateOf({ isActive, isPremium, expiryDate }: OwnSubscription, now: Date): OwnState {
  if (!isActive) return { label: text.stopped, tone: 'closed' };
  if (!isPremium || expiryDate === null) return { label: text.waiting, tone: 'soon' };
  const label = expiryLabel(new Date(expiryDate), now);
  return { label, tone: label === 'Expired' ? 'closed' : label === 'Active' ? 'open' : 'soon' };
}
