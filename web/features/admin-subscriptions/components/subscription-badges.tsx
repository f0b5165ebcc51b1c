import type { Subscription } from '#contracts/api/newsletter.ts';
import { type ExpiryLabel, expiryLabel } from '#contracts/rules/subscription-expiry.ts';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

export function ActiveBadge({ isActive }: Pick<Subscription, 'isActive'>) {
  return <Badge tone={isActive ? 'open' : 'neutral'}>{isActive ? text.active : text.inactive}</Badge>;
}

const TONES: Readonly<Record<ExpiryLabel, BadgeTone>> = {
  Free: 'neutral',
  Expired: 'closed',
  'Expiring Soon': 'soon',
  Active: 'open',
};

/** Free, Expired, Expiring Soon or Active: how the term stands, whether or not mails are switched off. */
export function ExpiryBadge({ expiryDate }: Pick<Subscription, 'expiryDate'>) {
  const label = expiryLabel(expiryDate === null ? null : new Date(expiryDate), useNow());
  return <Badge tone={TONES[label]}>{label}</Badge>;
}
