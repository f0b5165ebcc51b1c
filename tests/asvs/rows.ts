/** A test, by its file and a part of its title; both are checked to exist. */
export type Proof = readonly [file: string, title: string];

/** A threat, the requirements of ASVS 5.0 that answer it, and what proves it, or why nothing does. */
export interface Row {
  readonly id: string;
  readonly threat: string;
  readonly asvs: readonly string[];
  readonly proofs: readonly Proof[];
  readonly exception?: string;
}

const USERS = 'services/api/modules/users';
const hostile = 'tests/faults/hostile-input.int.spec.ts';
const headers = 'services/api/platform/http/security-headers.spec.ts';
const limits = `${USERS}/sign-in/sign-in-limits.int.spec.ts`;
const session = `${USERS}/sign-in/session.int.spec.ts`;
const signIn = `${USERS}/sign-in/sign-in.int.spec.ts`;
const factor = `${USERS}/second-factor/second-factor.int.spec.ts`;
const csrf = `${USERS}/user.csrf.int.spec.ts`;
const fuzz = 'tests/fuzz/fuzz.int.spec.ts';
const EVERY_KIND = 'requests of every kind by every role';
const NO_FAULT = 'no hostile input is answered with a fault of ours';

/** The cross-cutting threats, and what people sign in with. */
export const ROWS: readonly Row[] = [
  {
    id: 'X1',
    threat: 'missing authorisation on one call; 0 calls without a policy',
    asvs: ['8.1.1', '8.2.1', '8.2.2', '8.3.1'],
    proofs: [
      ['services/api/app.spec.ts', 'every call of every module names its policy and budget'],
      ['services/api/app.spec.ts', 'that says not who may make it'],
      [fuzz, EVERY_KIND],
    ],
  },
  {
    id: 'X2',
    threat: 'requests from another site',
    asvs: ['3.5.1', '3.5.3'],
    proofs: [[csrf, 'is open to our own pages and to a client without a session']],
  },
  { id: 'X3', threat: 'compressed bodies', asvs: ['4.1.1', '5.2.1'], proofs: [[fuzz, EVERY_KIND]] },
  {
    id: 'X4',
    threat: 'huge and deep bodies',
    asvs: ['2.2.1', '5.2.1', '15.1.3'],
    proofs: [
      [hostile, NO_FAULT],
      [fuzz, EVERY_KIND],
    ],
  },
  {
    id: 'X5',
    threat: 'prototype pollution',
    asvs: ['15.3.6'],
    proofs: [
      [hostile, 'and the prototype of all objects stays as it was'],
      [fuzz, EVERY_KIND],
    ],
  },
  {
    id: 'X6',
    threat: 'mass assignment',
    asvs: ['15.3.3'],
    proofs: [
      [signIn, 'refuses a bad %s: %j'],
      [fuzz, EVERY_KIND],
    ],
  },
  { id: 'X7', threat: 'repeated parameters', asvs: ['15.3.7'], proofs: [[fuzz, EVERY_KIND]] },
  {
    id: 'X8',
    threat: 'SQL injection',
    asvs: ['1.2.4'],
    proofs: [
      [signIn, 'says the same of an unknown account as of a wrong password'],
      [hostile, NO_FAULT],
    ],
  },
  {
    id: 'X9',
    threat: 'stored scripts',
    asvs: ['1.2.1', '3.4.3'],
    proofs: [[headers, 'scripts and styles run only from here or with the nonce of this answer']],
  },
  {
    id: 'X10',
    threat: 'a header set that gets lost',
    asvs: ['3.4.1', '3.4.4', '3.4.5'],
    proofs: [[headers, '%s carries the whole set']],
  },
  {
    id: 'X11',
    threat: 'private answers in caches',
    asvs: ['14.2.2', '14.3.2'],
    proofs: [[signIn, 'is answered to nobody else']],
  },
  {
    id: 'X13',
    threat: 'other methods',
    asvs: ['4.1.4'],
    proofs: [['services/api/app.spec.ts', 'a path outside of /api is a page to whoever reads it']],
  },
  {
    id: 'X14',
    threat: 'confusing paths',
    asvs: ['8.3.1', '15.3.5'],
    proofs: [
      [hostile, NO_FAULT],
      [fuzz, EVERY_KIND],
    ],
  },
  {
    id: 'X15',
    threat: 'hostile ids',
    asvs: ['2.2.1', '2.2.2'],
    proofs: [
      [hostile, NO_FAULT],
      [fuzz, EVERY_KIND],
    ],
  },
  {
    id: 'X16',
    threat: 'spoofed addresses',
    asvs: ['4.1.3', '6.3.1'],
    proofs: [['services/api/platform/security/rate-limits/client-key.spec.ts', '%s is counted as %s']],
  },
  {
    id: 'X17',
    threat: 'secrets and forged lines in logs',
    asvs: ['16.2.5', '16.4.1'],
    proofs: [
      [signIn, 'no name, address, password or hash is in any event, answer or log line'],
      ['services/api/platform/security/refusals.spec.ts', 'is kept, whatever stood in the address'],
      [factor, 'neither key nor recovery code is readable'],
    ],
  },
  {
    id: 'X18',
    threat: 'open redirects',
    asvs: ['1.2.2'],
    proofs: [['web/features/auth/use-landing.spec.ts', 'everybody goes on to where he wanted to be, on this site']],
  },
  { id: 'X19', threat: 'framing', asvs: ['3.4.6'], proofs: [[headers, '%s carries the whole set']] },
  {
    id: 'S1',
    threat: 'guessing passwords',
    asvs: ['6.1.1', '6.3.1'],
    proofs: [
      [limits, 'five failures are free, then waits grow from a minute to a day'],
      [limits, 'in parallel gets no more guesses than one after another'],
    ],
  },
  {
    id: 'S2',
    threat: 'locking the owner out',
    asvs: ['6.1.1'],
    proofs: [[limits, 'from one client does not lock the owner out elsewhere']],
  },
  {
    id: 'S3',
    threat: 'telling known accounts by words or time',
    asvs: ['6.3.8'],
    proofs: [
      [signIn, 'says the same of an unknown account'],
      [signIn, 'takes as long for an unknown account'],
      ['services/api/platform/security/passwords.spec.ts', 'nobody has no password, though asking takes a whole hash'],
    ],
    exception:
      'The sign-up form tells that a username is taken, because people need it; it is limited to five an hour.',
  },
  {
    id: 'S4',
    threat: 'weak passwords',
    asvs: ['6.2.1', '6.2.4', '6.2.9'],
    proofs: [[signIn, 'refuses a bad %s: %j']],
    exception:
      'At least 6 characters, as the specification of the screens says; STRICT_CREDENTIALS asks 12 of everybody.',
  },
  {
    id: 'S5',
    threat: 'stored passwords',
    asvs: ['11.4.2'],
    proofs: [['services/api/platform/security/passwords.spec.ts', 'a password fits its own hash and no other']],
  },
  {
    id: 'S6',
    threat: 'the session cookie',
    asvs: ['3.3.1', '3.3.2', '3.3.4', '7.2.1'],
    proofs: [
      [session, 'is sealed, for this host, out of reach of scripts and of other sites'],
      [session, 'is bound to https where the site is'],
    ],
  },
  {
    id: 'S7',
    threat: 'sessions that outlive their reason',
    asvs: ['7.4.1', '7.4.2', '8.3.2'],
    proofs: [
      [session, 'by deletion and by demotion, everywhere'],
      [session, 'what has grown too old is removed'],
    ],
  },
  {
    id: 'S8',
    threat: 'a stolen password of an administrator',
    asvs: ['6.3.3'],
    proofs: [
      [factor, 'gives no session for the password alone'],
      [factor, 'where it is required'],
      ['tests/e2e/second-factor.spec.ts', 'is set up on the account page'],
    ],
    exception: 'Only administrators have a second factor; readers and subscribers do not.',
  },
  {
    id: 'S9',
    threat: 'codes that are used twice, guessed, or read in a backup',
    asvs: ['6.5.1', '6.5.2', '6.5.5', '6.6.3'],
    proofs: [
      [factor, 'takes each code once'],
      [factor, 'takes each recovery code once'],
      [factor, 'counts wrong codes as wrong passwords'],
      [factor, 'neither key nor recovery code is readable'],
    ],
  },
  {
    id: 'S10',
    threat: 'losing the second factor',
    asvs: ['6.4.4'],
    proofs: [[factor, 'by the Super Admin only, for others only']],
  },
  {
    id: 'X12',
    threat: 'stack traces in answers',
    asvs: ['16.5.1'],
    proofs: [],
    exception: 'Built (problem-details.ts answers unknown errors without detail); no test is named for it yet.',
  },
  {
    id: 'X20',
    threat: 'CORS',
    asvs: ['3.4.2'],
    proofs: [],
    exception: 'No CORS header is sent anywhere; no test is named for it yet.',
  },
  {
    id: 'E1',
    threat: 'the tables of single calls (3.2, 3.3), images (3.4) and mails (3.5)',
    asvs: ['1.3.1', '1.3.11', '5.2.2', '14.2.8'],
    proofs: [],
    exception: 'Their tests lie beside their modules and are not traced to numbers here yet.',
  },
  {
    id: 'E2',
    threat: 'a change of email or password that the person does not learn of',
    asvs: ['6.3.7'],
    proofs: [],
    exception: 'Not built (L3): other sessions end, but no mail is sent to the old and the new address.',
  },
  {
    id: 'E3',
    threat: 'viruses in files',
    asvs: ['5.4.3'],
    proofs: [],
    exception: 'No scanner: images are re-encoded, other files are never handed out.',
  },
  {
    id: 'E4',
    threat: 'logs on the same machine',
    asvs: ['16.4.3'],
    proofs: [],
    exception: 'Where logs go is the operator’s decision; seals of the event log are published outside the database.',
  },
  {
    id: 'E5',
    threat: 'transport',
    asvs: ['12.1.1', '12.2.1', '12.2.2'],
    proofs: [],
    exception: 'TLS ends at the operator’s proxy; a start without https warns.',
  },
];
