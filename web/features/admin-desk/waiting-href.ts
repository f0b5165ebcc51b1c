import type { Waiting } from '#contracts/api/operations/desk.ts';
import { WAITING_CAP, type WaitingName } from '#contracts/vocabulary/lists/desk.ts';
import { type AdminTab, adminHref, importHref, startOf } from '../../lib/admin/admin-address.ts';
import { formatCount } from '../../lib/format/format.ts';
import { waitingText } from './waiting.messages.en.ts';

/** Place at which it is done: a tab, or the imports in the tab of the tenders. */
const PLACES: Readonly<Record<WaitingName, AdminTab | 'imports'>> = {
  seals: 'audit',
  backups: 'desk',
  settings: 'settings',
  'proof-store': 'subscriptions',
  'payment-proofs': 'subscriptions',
  payments: 'subscriptions',
  'statement-lines': 'statements',
  'second-look': 'inbox',
  drafts: 'inbox',
  duplicates: 'imports',
  'failed-emails': 'emails',
  'unknown-places': 'imports',
  'empty-areas': 'subscriptions',
};

export function waitingHref({ name }: Waiting): string {
  const place = PLACES[name];
  if (place === 'imports') return importHref('all');
  return adminHref({ ...startOf(place), ...(name === 'second-look' && { state: name }) });
}

/** How many things wait in each tab that has some. */
export function countsByTab(waiting: readonly Waiting[]): ReadonlyMap<AdminTab, number> {
  const counts = new Map<AdminTab, number>();
  for (const { name, count } of waiting) {
    const tab = PLACES[name] === 'imports' ? 'tenders' : PLACES[name];
    counts.set(tab, (counts.get(tab) ?? 0) + count);
  }
  return counts;
}

export const cappedCount = (count: number) =>
  count >= WAITING_CAP ? `${formatCount(WAITING_CAP)}+` : formatCount(count);

export const waitingWords = ({ name, count }: Waiting): string => waitingText.waits[name](cappedCount(count));
