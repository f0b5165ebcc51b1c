import type { Subscription } from '#contracts/api/newsletter.ts';
import { type ExpiryLabel, expiryLabel } from '#contracts/rules/subscription-expiry.ts';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

/** Whether mails are switched on; green only where somebody has paid for them. */
export function ActiveBadge({ isActive, isPremium }: Pick<Subscription, 'isActive' | 'isPremium'>) {
  return (
    <span className="flex items-center gap-1">
      <Badge tone={isActive && isPremium ? 'open' : 'neutral'}>{isActive ? text.active : text.inactive}</Badge>
      {isActive && !isPremium && <Badge tone="soon">{text.unpaid}</Badge>}
    </span>
  );
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
