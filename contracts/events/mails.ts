import type { DomainEvent } from './event.ts';

/** Stream `digest-<id>`: an administrator asked for a run of all frequencies now. */
export type DigestRunRequested = DomainEvent<'DigestRunRequested', Record<string, never>>;
/** Stream `mail-box`: the list of simulated emails was emptied; delivery facts stay. */
export type EmailsCleared = DomainEvent<'EmailsCleared', { readonly cleared: number }>;
/** Stream `contact-<id>`: somebody wrote; name, address, subject and message stand in `es.personal`. */
export type ContactMessageReceived = DomainEvent<'ContactMessageReceived', Record<string, never>>;
/** Stream `interest-area-<n>`: which categories an area of the newsletter form stands for, and which words since there are words. */
export type InterestAreaMapped = DomainEvent<
  'InterestAreaMapped',
  { readonly area: string; readonly categoryIds: readonly number[]; readonly words?: string }
>;

export type MailEvent = DigestRunRequested | EmailsCleared | ContactMessageReceived | InterestAreaMapped;
