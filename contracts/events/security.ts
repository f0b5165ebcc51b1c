import type { DomainEvent } from './event.ts';

/** Sign-ins of administrators, good and bad, and refused attempts, in the streams `security-<Karachi day>`. */
export type SignInSucceeded = DomainEvent<'SignInSucceeded', { readonly userId: number }>;
export type SignInRefused = DomainEvent<
  'SignInRefused',
  { readonly userId: number; readonly reason: 'wrong_password' | 'too_many_attempts' }
>;
export type AccessRefused = DomainEvent<
  'AccessRefused',
  {
    readonly method: string /** The route's pattern, never the address as typed. */;
    readonly route: string;
    readonly needs: string;
    readonly target?: string;
  }
>;

export type SecurityEvent = SignInSucceeded | SignInRefused | AccessRefused;
