import type { DomainEvent } from './event.ts';

type Nothing = Record<string, never>;

/** A person signed up; who it is stands in `es.personal` under the stream's name. */
export type UserRegistered = DomainEvent<'UserRegistered', Nothing>;
/** An administrator, or the first start, made the account. */
export type UserCreated = DomainEvent<'UserCreated', { readonly isAdmin: boolean }>;
export type AdminGranted = DomainEvent<'AdminGranted', Nothing>;
export type AdminRevoked = DomainEvent<'AdminRevoked', Nothing>;
export type UserDeleted = DomainEvent<'UserDeleted', Nothing>;

export type UserEvent = UserRegistered | UserCreated | AdminGranted | AdminRevoked | UserDeleted;
