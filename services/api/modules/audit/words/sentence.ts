import type { AnyEvent, EventNamed, EventType } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { PROOF_REASON_LABELS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { fieldsInWords } from './field-labels.ts';
import type { Names } from './names.ts';
import { isRecord } from './records.ts';

/** '<actor> granted admin to <user>'. */
export function sentence(event: AnyEvent, record: string, { actor }: EventMeta, names: Names): string {
  const predicate: Predicate<never> = PREDICATES[event.type];
  return `${names.actor(actor)} ${predicate(event.data as never, names.record(record), record, names)}`;
}

/** Words after the actor; `target`: the record by its name. */
type Predicate<Data> = (data: Data, target: string, record: string, names: Names) => string;

const changed = ({ changed: fields }: { readonly changed: readonly string[] }, target: string) =>
  `changed ${fieldsInWords(fields)} of ${target}`;
const OF_CANCELLATION: readonly string[] = ['cancelledAt', 'cancelledReason', 'status'];

function cancelled({ changed: fields, tender: { cancelledAt } }: EventNamed<'TenderUpdated'>['data'], target: string) {
  const rest = fields.filter((field) => !OF_CANCELLATION.includes(field));
  const said = cancelledAt == null ? `took the cancellation of ${target} back` : `marked ${target} as cancelled`;
  return rest.length === 0 ? said : `${said}, and changed ${fieldsInWords(rest)}`;
}

const IMPORT_ENDS = { done: 'completed', stopped: 'did not complete', failed: 'could not complete' } as const;
const created = (_data: object, target: string) => `created ${target}`;
const removed = (_data: object, target: string) => `removed ${target}`;

const PREDICATES: { readonly [Type in EventType]: Predicate<EventNamed<Type>['data']> } = {
  TenderPublished: ({ origin }, target) => `${origin.kind === 'manual' ? 'published' : 'imported'} ${target}`,
  TenderUpdated: (data, target) =>
    data.changed.includes('cancelledAt') ? cancelled(data, target) : changed(data, target),
  TenderAlsoPublished: ({ in: { source, reference } }, target) =>
    `found ${target} in a further source: ${[source, reference].filter(Boolean).join(', ') || 'unnamed'}`,
  TenderRedacted: ({ fields, reason }, target) => `redacted ${fieldsInWords(fields)} of ${target}: ${reason}`,
  TenderRemoved: removed,
  CategoryCreated: created,
  CategoryUpdated: changed,
  CategoryRemoved: removed,
  OrganizationCreated: created,
  OrganizationUpdated: changed,
  OrganizationRemoved: ({ joinedTo }, target, _record, names) =>
    joinedTo === undefined ? `removed ${target}` : `joined ${target} to ${names.record(`organization-${joinedTo}`)}`,
  UserRegistered: (_data, target) => `signed up as ${target}`,
  UserCreated: ({ isAdmin }, target) => `created the account ${target}${isAdmin ? ' with admin' : ''}`,
  AdminGranted: (_data, target) => `granted admin to ${target}`,
  AdminRevoked: (_data, target) => `removed admin from ${target}`,
  ProfileChanged: changed,
  AccountLinkRequested: ({ purpose }, target) => `asked for a link to ${LINKS[purpose]} ${target}`,
  AddressConfirmed: ({ isNew }, target) =>
    `confirmed the ${isNew ? 'new email address' : 'email address'} of ${target}`,
  PasswordReset: (_data, target) => `chose a new password of ${target} by a mailed link`,
  SessionsEnded: ({ count }, target) => `signed out ${count === 1 ? 'a device' : `${count} devices`} of ${target}`,
  PasswordChanged: (_data, target) => `changed the password of ${target}`,
  SecondFactorEnabled: (_data, target) => `turned on the second factor of ${target}`,
  SecondFactorDisabled: (_data, target) => `turned off the second factor of ${target}`,
  UserDeleted: (_data, _target, record) => `deleted user ${record.slice('user-'.length)}`,
  SignInSucceeded: () => 'signed in',
  SignInRefused: ({ reason }, target) => `was refused to sign in as ${target}: ${SIGN_IN_REASONS[reason]}`,
  RecoveryCodeUsed: ({ left }, target) => `used a recovery code of ${target}; ${left} left`,
  AccessRefused: ({ method, route, needs }, target, record) =>
    `was refused ${method} ${route}${isRecord(record) ? ` on ${target}` : ''}; the policy is ${needs}`,
  SecurityEventsCounted: ({ counts }) => `counted ${countsInWords(counts)} more within a minute`,
  RecordsRead: ({ route }, target, record) => `read ${routeInWords(route)}${isRecord(record) ? ` of ${target}` : ''}`,
  RecordsExported: ({ route, format, filter }, _target, _record, names) =>
    `exported ${routeInWords(route)} as ${format}${filterInWords(filter, names)}`,
  ActDone: ({ route, detail }, target, record) =>
    `${ACTS[route] ?? `called ${route}:`} ${detail}${isRecord(record) ? ` (${target})` : ''}`,
  LogVerified: (data) => `verified the log: ${verdictInWords(data)}`,
  SealsSignedAnew: ({ seals, position }) => `signed all ${seals} seals, up to position ${position}, with another key`,
  SubscriptionRequested: ({ plan, paymentReference }, target) =>
    `asked for ${target}, ${PLANS[plan].name}, reference ${paymentReference}`,
  PaymentRecorded: ({ amount, plan }, target) =>
    `recorded a payment of PKR ${amount.toLocaleString('en')} for ${target}, ${PLANS[plan].name}`,
  PaymentReversed: (data, target) => `${reversalInWords(data)} of ${target}: ${data.reason}`,
  PaymentProofReceived: ({ proofId }, target) => `sent proof of payment ${proofId} for ${target}`,
  PaymentProofTakenBack: ({ proofId }, target) =>
    `took back proof of payment ${proofId} of ${target}, which waits again`,
  PaymentProofSetAside: ({ proofId, reason }, target) =>
    `set proof of payment ${proofId} of ${target} aside: ${PROOF_REASON_LABELS[reason]}`,
  SubscriptionExtended: ({ months }, target) => `extended ${target} by ${months} month${months === 1 ? '' : 's'}`,
  SubscriptionDisabled: (_data, target) => `disabled ${target}`,
  SubscriptionEnabled: (_data, target) => `enabled ${target}`,
  SubscriptionClaimed: ({ userId, hasNewAddress }, target, _record, names) =>
    hasNewAddress
      ? `sent ${target} to the new address of ${names.user(userId)}`
      : `took ${target}, which was made signed out, into ${names.user(userId)}`,
  SubscriptionCancelled: ({ by }, target) =>
    `cancelled ${target} ${by === 'link' ? 'by the link in a mail' : 'on the account page'}`,
  PreferencesChanged: (_data, target) => `changed the preferences of ${target}`,
  SubscriberErased: (_data, target) => `erased the subscriber of ${target}`,
  DigestRunRequested: () => 'asked for a digest run',
  EmailsCleared: ({ cleared }) =>
    `cleared the list of ${cleared.toLocaleString('en')} email${cleared === 1 ? '' : 's'}`,
  ContactMessageReceived: (_data, target) => `sent ${target.replace('contact', 'contact message')}`,
  ImportUploaded: ({ bytes }, target) => `uploaded a file of ${bytes.toLocaleString('en')} bytes for ${target}`,
  ImportStarted: ({ dryRun }, target) => `started ${target}${dryRun ? ' as a dry run' : ''}`,
  ImportStopped: (_data, target) => `stopped ${target}`,
  ImportEnded: ({ dryRun, end, added, updated, unchanged, refused }, target) => {
    const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused`;
    return `${IMPORT_ENDS[end]} ${target}${dryRun ? ' (dry run)' : ''}: ${counts}`;
  },
  ImportDiscarded: (_data, target) => `threw away the file of ${target}`,
  StatementRead: ({ payments, known, unreadable }, target) =>
    `read bank ${target}: ${payments} payments, ${known} of them known before, ${unreadable} rows unreadable`,
  StatementRemoved: ({ open }, target) => `removed bank ${target} with ${linesInWords(open)} that nobody had decided`,
  StatementLinesSetAside: ({ lines }, target) =>
    `set ${linesInWords(lines.length)} of bank ${target} aside as not ours`,
  StatementLinesTakenBack: ({ lines }, target) => `took ${linesInWords(lines.length)} of bank ${target} back`,
  InterestAreaMapped: ({ area }) => `mapped the area of interest “${area}”`,
  PlaceSettled: ({ name, city, province }) => `settled that “${name}” is ${city}, ${province}`,
  SettingsChanged: ({ changed: fields }) => `changed ${fieldsInWords(fields)} of the settings`,
  SynonymsStated: ({ group }) => `stated that ${group.names.map((name) => `“${name}”`).join(', ')} mean one thing`,
  SynonymsRemoved: (_data, target) => `took synonyms out of use (${target})`,
  DraftFiled: ({ files }, target) => `filed ${filesInWords(files.length)} as ${target}`,
  DraftAssigned: ({ holderId }, target, _record, names) =>
    holderId === null ? `laid ${target} back` : `gave ${target} into the hands of ${names.user(holderId)}`,
  DraftFilesChanged: ({ files }, target) => `made ${filesInWords(files.length)} the pages of ${target}`,
  DraftMerged: ({ into }, target) => `merged ${target} into draft ${into}`,
  DraftSubmitted: (_data, target) => `asked for a second look at ${target}`,
  DraftReturned: ({ reason }, target) => `gave ${target} back: ${reason}`,
  DraftPublished: ({ tenderId, isFurtherSource }, target, _record, names) => {
    const tender = names.record(`tender-${tenderId}`);
    return isFurtherSource ? `found that ${target} is ${tender}` : `published ${target} as ${tender}`;
  },
  DraftDiscarded: (_data, target) => `threw ${target} away`,
  DraftRestored: (_data, target) => `took ${target} back`,
};

const filesInWords = (count: number) => (count === 1 ? 'a file' : `${count} files`);

function reversalInWords({ kind, amount, paymentId }: EventNamed<'PaymentReversed'>['data']): string {
  if (kind === 'refund') return `refunded PKR ${amount.toLocaleString('en')} of payment ${paymentId}`;
  return `${kind === 'mistake' ? 'took back as a mistake' : 'noted that the bank took back'} payment ${paymentId}`;
}

const linesInWords = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

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
  '/api/admin/subscriptions/:id/payments': 'the payments of a subscription',
  '/api/admin/payment-proofs': 'the list of proofs of payment',
  '/api/admin/payment-proofs/:id': 'a proof of payment',
  '/api/admin/statement-lines': 'the lines of bank statements',
  '/api/admin/emails': 'the list of emails',
  '/api/admin/emails/:id': 'an email',
  '/api/admin/emails/:id/preview': 'an email',
  '/api/admin/proof': 'the proof of what was told',
};

const ACTS: Readonly<Record<string, string>> = {
  '/api/admin/settings/test-mail': 'sent a test mail through',
  '/api/admin/files': 'stored a file of',
  '/api/admin/imports': 'announced a file of',
};

const routeInWords = (route: string) => ROUTES[route] ?? route;

function verdictInWords({ intact, position }: EventNamed<'LogVerified'>['data']): string {
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
