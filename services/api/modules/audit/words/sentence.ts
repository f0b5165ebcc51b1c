import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { LogVerified } from '#contracts/events/security.ts';
import type { PaymentReversed } from '#contracts/events/subscriptions.ts';
import { PROOF_REASON_LABELS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { draftPredicate, isOfDraft } from './draft-words.ts';
import { fieldsInWords } from './field-labels.ts';
import type { Names } from './names.ts';
import { isRecord } from './records.ts';

/** '<actor> granted admin to <user>'. */
export function sentence(event: AnyEvent, record: string, { actor }: EventMeta, names: Names): string {
  const target = names.record(record);
  const words = isOfDraft(event) ? draftPredicate(event, target, names) : predicate(event, target, record, names);
  return `${names.actor(actor)} ${words}`;
}

function predicate(event: Exclude<AnyEvent, DraftEvent>, target: string, record: string, names: Names): string {
  switch (event.type) {
    case 'TenderPublished':
      return `${event.data.origin.kind === 'manual' ? 'published' : 'imported'} ${target}`;
    case 'TenderUpdated':
    case 'CategoryUpdated':
    case 'OrganizationUpdated':
      return `changed ${fieldsInWords(event.data.changed)} of ${target}`;
    case 'TenderAlsoPublished': {
      const { source, reference } = event.data.in;
      return `found ${target} in a further source: ${[source, reference].filter(Boolean).join(', ') || 'unnamed'}`;
    }
    case 'TenderRedacted':
      return `redacted ${fieldsInWords(event.data.fields)} of ${target}: ${event.data.reason}`;
    case 'TenderRemoved':
    case 'CategoryRemoved':
    case 'OrganizationRemoved':
      return `removed ${target}`;
    case 'CategoryCreated':
    case 'OrganizationCreated':
      return `created ${target}`;
    case 'UserRegistered':
      return `signed up as ${target}`;
    case 'UserCreated':
      return `created the account ${target}${event.data.isAdmin ? ' with admin' : ''}`;
    case 'AdminGranted':
      return `granted admin to ${target}`;
    case 'AdminRevoked':
      return `removed admin from ${target}`;
    case 'ProfileChanged':
      return `changed ${fieldsInWords(event.data.changed)} of ${target}`;
    case 'AccountLinkRequested':
      return `asked for a link to ${LINKS[event.data.purpose]} ${target}`;
    case 'AddressConfirmed':
      return `confirmed the ${ADDRESSES[`${event.data.isNew}`]} of ${target}`;
    case 'PasswordReset':
      return `chose a new password of ${target} by a mailed link`;
    case 'SessionsEnded':
      return `signed out ${event.data.count === 1 ? 'a device' : `${event.data.count} devices`} of ${target}`;
    case 'PasswordChanged':
      return `changed the password of ${target}`;
    case 'SecondFactorEnabled':
      return `turned on the second factor of ${target}`;
    case 'SecondFactorDisabled':
      return `turned off the second factor of ${target}`;
    case 'UserDeleted':
      return `deleted user ${record.slice('user-'.length)}`;
    case 'SignInSucceeded':
      return 'signed in';
    case 'SignInRefused':
      return `was refused to sign in as ${target}: ${SIGN_IN_REASONS[event.data.reason]}`;
    case 'RecoveryCodeUsed':
      return `used a recovery code of ${target}; ${event.data.left} left`;
    case 'AccessRefused': {
      const { method, route, needs } = event.data;
      return `was refused ${method} ${route}${isRecord(record) ? ` on ${target}` : ''}; the policy is ${needs}`;
    }
    case 'SecurityEventsCounted':
      return `counted ${countsInWords(event.data.counts)} more within a minute`;
    case 'RecordsRead':
      return `read ${routeInWords(event.data.route)}${ofRecord(record, target)}`;
    case 'RecordsExported':
      return `exported ${routeInWords(event.data.route)} as ${event.data.format}${filterInWords(event.data.filter, names)}`;
    case 'LogVerified':
      return `verified the log: ${verdictInWords(event.data)}`;
    case 'SubscriptionRequested':
      return `asked for ${target}, ${PLANS[event.data.plan].name}, reference ${event.data.paymentReference}`;
    case 'PaymentRecorded':
      return `recorded a payment of PKR ${event.data.amount.toLocaleString('en')} for ${target}, ${PLANS[event.data.plan].name}`;
    case 'PaymentReversed':
      return `${reversalInWords(event.data)} of ${target}: ${event.data.reason}`;
    case 'PaymentProofReceived':
      return `sent proof of payment ${event.data.proofId} for ${target}`;
    case 'PaymentProofTakenBack':
      return `took back proof of payment ${event.data.proofId} of ${target}, which waits again`;
    case 'PaymentProofSetAside':
      return `set proof of payment ${event.data.proofId} of ${target} aside: ${PROOF_REASON_LABELS[event.data.reason]}`;
    case 'SubscriptionExtended':
      return `extended ${target} by ${event.data.months} month${event.data.months === 1 ? '' : 's'}`;
    case 'SubscriptionDisabled':
      return `disabled ${target}`;
    case 'SubscriptionEnabled':
      return `enabled ${target}`;
    case 'SubscriptionClaimed':
      return `took ${target}, which was made signed out, into ${names.record(`user-${event.data.userId}`)}`;
    case 'SubscriptionCancelled':
      return `cancelled ${target} ${event.data.by === 'link' ? 'by the link in a mail' : 'on the account page'}`;
    case 'PreferencesChanged':
      return `changed the preferences of ${target}`;
    case 'SubscriberErased':
      return `erased the subscriber of ${target}`;
    case 'DigestRunRequested':
      return 'asked for a digest run';
    case 'EmailsCleared':
      return `cleared the list of ${event.data.cleared.toLocaleString('en')} email${event.data.cleared === 1 ? '' : 's'}`;
    case 'ContactMessageReceived':
      return `sent ${target.replace('contact', 'contact message')}`;
    case 'ImportUploaded':
      return `uploaded a file of ${event.data.bytes.toLocaleString('en')} bytes for ${target}`;
    case 'ImportStarted':
      return `started ${target}${event.data.dryRun ? ' as a dry run' : ''}`;
    case 'ImportStopped':
      return `stopped ${target}`;
    case 'ImportEnded': {
      const { dryRun, end, added, updated, unchanged, refused } = event.data;
      const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused`;
      return `saw ${target} ${end}${dryRun ? ' (dry run)' : ''}: ${counts}`;
    }
    case 'ImportDiscarded':
      return `threw away the file of ${target}`;
    case 'StatementRead': {
      const { payments, known, unreadable } = event.data;
      return `read bank ${target}: ${payments} payments, ${known} of them known before, ${unreadable} rows unreadable`;
    }
    case 'StatementRemoved':
      return `removed bank ${target} with ${linesInWords(event.data.open)} that nobody had decided`;
    case 'StatementLinesSetAside':
      return `set ${linesInWords(event.data.lines.length)} of bank ${target} aside as not ours`;
    case 'StatementLinesTakenBack':
      return `took ${linesInWords(event.data.lines.length)} of bank ${target} back`;
    case 'InterestAreaMapped':
      return `mapped the area of interest “${event.data.area}”`;
    case 'PlaceSettled':
      return `settled that “${event.data.name}” is ${event.data.city}, ${event.data.province}`;
    case 'SettingsChanged':
      return `changed ${fieldsInWords(event.data.changed)} of the settings`;
    case 'SynonymsStated':
      return `stated that ${event.data.group.names.map((name) => `“${name}”`).join(', ')} mean one thing`;
    case 'SynonymsRemoved':
      return `took synonyms out of use (${target})`;
    default:
      return unknown(event satisfies never);
  }
}

function reversalInWords({ kind, amount, paymentId }: PaymentReversed['data']): string {
  if (kind === 'refund') return `refunded PKR ${amount.toLocaleString('en')} of payment ${paymentId}`;
  return `${kind === 'mistake' ? 'took back as a mistake' : 'noted that the bank took back'} payment ${paymentId}`;
}

const linesInWords = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

const ADDRESSES = { true: 'new email address', false: 'email address' } as const;

const LINKS = {
  'sign-up': 'confirm the email address of',
  'new-email': 'confirm a new email address of',
  reset: 'choose a new password of',
} as const;

const ROUTES: Readonly<Record<string, string>> = {
  '/api/admin/events': 'the event log',
  '/api/admin/events/export': 'the event log',
  '/api/admin/users': 'the list of users',
  '/api/admin/subscriptions': 'the list of subscriptions',
  '/api/admin/ledger': 'the payments',
  '/api/admin/ledger/export': 'the payments',
  '/api/admin/payment-proofs/:id': 'a proof of payment',
  '/api/admin/emails': 'the list of emails',
  '/api/admin/proof': 'the proof of what was told',
};

const ofRecord = (record: string, target: string) => (isRecord(record) ? ` of ${target}` : '');

const routeInWords = (route: string) => ROUTES[route] ?? route;

function verdictInWords({ intact, position }: LogVerified['data']): string {
  if (position === null) return 'a trigger that keeps it append-only is not in force';
  return intact ? `intact up to position ${position}` : `first bad position ${position}`;
}

const countsInWords = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ');

const SIGN_IN_REASONS = {
  wrong_password: 'wrong password',
  wrong_code: 'wrong code',
  too_many_attempts: 'too many attempts',
  too_busy: 'too many sign-ins at that moment',
} as const;

function filterInWords(filter: Readonly<Record<string, string>>, names: Names): string {
  const parts = Object.entries(filter).map(([name, value]) => `${name} ${names.record(value)}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** An event that a newer version wrote. */
const unknown = (event: { readonly type: string }) => `caused ${event.type}`;
