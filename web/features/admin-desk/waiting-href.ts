import type { Waiting } from '#contracts/api/operations/desk.ts';
import { WAITING_CAP, type WaitingName } from '#contracts/vocabulary/lists/desk.ts';
import { adminHref, importHref, startOf } from '../../lib/admin/admin-address.ts';
import { formatCount } from '../../lib/format/format.ts';
import { waitingText } from './waiting.messages.en.ts';

/** Where it is done. */
const HREFS: Readonly<Record<WaitingName, string>> = {
  seals: adminHref(startOf('audit')),
  backups: adminHref(startOf('desk')),
  settings: adminHref(startOf('settings')),
  'payment-proofs': adminHref(startOf('subscriptions')),
  payments: adminHref(startOf('subscriptions')),
  'statement-lines': adminHref(startOf('statements')),
  duplicates: importHref('all'),
  'failed-emails': adminHref(startOf('emails')),
  'unknown-places': importHref('all'),
  'empty-areas': adminHref(startOf('subscriptions')),
};

export const waitingHref = ({ name }: Waiting) => HREFS[name];

export function waitingWords({ name, count }: Waiting): string {
  return waitingText.waits[name](count >= WAITING_CAP ? `${formatCount(WAITING_CAP)}+` : formatCount(count));
}
