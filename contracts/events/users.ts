import type { AccountLink } from '../vocabulary/people.ts';
import type { DomainEvent } from './event.ts';

type EmptyData = Record<string, never>;

export type ProfileField = 'username' | 'email' | 'fullName' | 'businessType';

/** A person signed up; who it is stands in `es.personal` under the stream's name. */
export type UserRegistered = DomainEvent<'UserRegistered', EmptyData>;
/** An administrator, or the first start, made the account. */
export type UserCreated = DomainEvent<'UserCreated', { readonly isAdmin: boolean }>;
export type AdminGranted = DomainEvent<'AdminGranted', EmptyData>;
export type AdminRevoked = DomainEvent<'AdminRevoked', EmptyData>;
/** Names of the fields that are new; their values stand in `es.personal`. */
export type ProfileChanged = DomainEvent<'ProfileChanged', { readonly changed: readonly ProfileField[] }>;
export type PasswordChanged = DomainEvent<'PasswordChanged', EmptyData>;
/** A link was asked for that changes the account once it is used; to whom it goes is in no event. */
export type AccountLinkRequested = DomainEvent<'AccountLinkRequested', { readonly purpose: AccountLink }>;
/** The owner of the mailbox confirmed the address of the account, or its new one, which takes effect by this. */
export type AddressConfirmed = DomainEvent<'AddressConfirmed', { readonly isNew: boolean }>;
/** A new password by a mailed link, which proves the address too. */
export type PasswordReset = DomainEvent<'PasswordReset', EmptyData>;
/** The person signed so many of his devices out. */
export type SessionsEnded = DomainEvent<'SessionsEnded', { readonly count: number }>;
/** From now on the account takes a code beside the password. */
export type SecondFactorEnabled = DomainEvent<'SecondFactorEnabled', EmptyData>;
/** By the person or the Super Admin (the actor says which). */
export type SecondFactorDisabled = DomainEvent<'SecondFactorDisabled', EmptyData>;
/** By the person or an administrator (the actor says which); what named the person is erased with it. */
export type UserDeleted = DomainEvent<'UserDeleted', EmptyData>;

export type UserEvent =
  | UserRegistered
  | UserCreated
  | AdminGranted
  | AdminRevoked
  | ProfileChanged
  | PasswordChanged
  | AccountLinkRequested
  | AddressConfirmed
  | PasswordReset
  | SessionsEnded
  | SecondFactorEnabled
  | SecondFactorDisabled
  | UserDeleted;
