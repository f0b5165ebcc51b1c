import type { WaitingName } from '#contracts/vocabulary/lists/desk.ts';
import { counted } from './counted.ts';

const WAITING: Readonly<Record<WaitingName, (count: string) => string>> = {
  seals: counted('event of the log is not sealed', 'events of the log are not sealed'),
  backups: () => 'no backup within two days',
  settings: counted('step of the set-up is left', 'steps of the set-up are left'),
  'proof-store': () => 'proofs of payment fill their store, and soon none is taken: decide those that wait',
  'payment-proofs': counted('proof of payment waits', 'proofs of payment wait'),
  payments: counted('subscription awaits its payment', 'subscriptions await their payment'),
  'statement-lines': counted('line of a bank statement waits', 'lines of bank statements wait'),
  'second-look': counted('draft waits for a second look', 'drafts wait for a second look'),
  drafts: counted('draft waits in the inbox', 'drafts wait in the inbox'),
  duplicates: counted('imported row is perhaps published already', 'imported rows are perhaps published already'),
  'failed-emails': counted('email failed this week', 'emails failed this week'),
  'unknown-places': counted('city that nobody knows', 'cities that nobody knows'),
  'empty-areas': counted('area of interest stands for nothing', 'areas of interest stand for nothing'),
};

export const waitingText = {
  line: 'Waiting:',
  nothing: 'Nothing waits for you.',
  waits: WAITING,
} as const;
