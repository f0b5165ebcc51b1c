import type { Role } from '../fuzz-request.ts';

/** Calls that nobody, or nobody of a role, can ever be granted. */
export const NEVER_ACCEPTED: readonly {
  readonly call: string;
  readonly roles?: readonly Role[];
  readonly why: string;
}[] = [
  { call: 'GET /tenders.:format', why: 'answers 406 to every ending but those that have a call of their own' },
  {
    call: 'POST /api/account/deletion',
    roles: ['administrator', 'super-admin'],
    why: 'an administrator does not delete himself: 409',
  },
  ...['enrolment', 'confirmation', 'removal'].map((step) => ({
    call: `POST /api/account/second-factor/${step}`,
    roles: ['user', 'subscriber'] as const,
    why: 'the second factor is for administrators: 403, and 409 for what needs one',
  })),
];

export const isException = (call: string, role: Role): boolean =>
  NEVER_ACCEPTED.some((one) => one.call === call && (one.roles?.includes(role) ?? true));
