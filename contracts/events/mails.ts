import type { EventsOf, Nothing } from './event.ts';

export type MailEvent = EventsOf<{
  /** Stream `digest-<id>`: an administrator asked for a run of all frequencies now. */
  DigestRunRequested: Nothing;
  /** Stream `mail-box`: the list of simulated emails was emptied; delivery facts stay. */
  EmailsCleared: { readonly cleared: number };
  /** Stream `contact-<id>`: somebody wrote; name, address, subject and message stand in `es.personal`. */
  ContactMessageReceived: Nothing;
  /** Stream `interest-area-<n>`: which categories an area of the newsletter form stands for, and which words since there are words. */
  InterestAreaMapped: { readonly area: string; readonly categoryIds: readonly number[]; readonly words?: string };
}>;
