import type { AccountLink } from '../vocabulary/people.ts';
import type { EventsOf, Nothing } from './event.ts';

export type ProfileField = 'username' | 'email' | 'fullName' | 'businessType';

export type UserEvent = EventsOf<{
  /** A person signed up; who it is stands in `es.personal` under the stream's name. */
  UserRegistered: Nothing;
  /** An administrator, or the first start, made the account. */
  UserCreated: { readonly isAdmin: boolean };
  AdminGranted: Nothing;
  AdminRevoked: Nothing;
  /** Names of the fields that are new; their values stand in `es.personal`. */
  ProfileChanged: { readonly changed: readonly ProfileField[] };
  PasswordChanged: Nothing;
  /** A link was asked for that changes the account once it is used; to whom it goes is in no event. */
  AccountLinkRequested: { readonly purpose: AccountLink };
  /** The owner of the mailbox confirmed the address of the account, or its new one, which takes effect by this. */
  AddressConfirmed: { readonly isNew: boolean };
  /** A new password by a mailed link, which proves the address too. */
  PasswordReset: Nothing;
  /** The person signed so many of his devices out. */
  SessionsEnded: { readonly count: number };
  /** The account takes a code beside the password from now on. */
  SecondFactorEnabled: Nothing;
  /** Act of the person or the Super Admin (the actor says which). */
  SecondFactorDisabled: Nothing;
  /** Act of the person or an administrator (the actor says which); what named the person is erased with it. */
  UserDeleted: Nothing;
}>;
