import type { DigestKind } from '#contracts/jobs/jobs.ts';
import type { AccountChange } from '#contracts/vocabulary/people.ts';
import type { Plan } from '#contracts/vocabulary/plans.ts';

/** A mail ready to store or send. The bodies are UTF-8; a digest's are Buffers, put together from shared pieces. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string | Buffer;
  readonly text: string | Buffer;
}

/** A body to be put together: Buffers are UTF-8 and shared with other mails, strings are this mail's own. */
export type Pieces = readonly (string | Buffer)[];

export interface MailInPieces {
  readonly subject: string;
  readonly html: Pieces;
  readonly text: Pieces;
}

/** What all mails of a site share. */
export interface MailSite {
  readonly name: string;
  /** Origin without a final slash. */
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly paymentsEmail: string;
}

/** A tender as a card of a digest shows it. Days are Karachi days, times `HH:MM`. */
export interface DigestTender {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly organization: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly reference: string | null;
  readonly categories: readonly string[];
  readonly sectors: readonly string[];
  readonly closingDate: string;
  readonly closingTime: string | null;
}

/** A piece of a digest, encoded once for all mails that contain it. */
export interface Piece {
  readonly html: Buffer;
  readonly text: Buffer;
}

/** A card drawn once, for everybody's digest of one run. */
export interface PreparedCard extends Piece {
  /** Name of the category under which the card stands, and its heading. */
  readonly group: string;
  readonly heading: Piece;
  /** Bytes of html and of heading.html: reading a Buffer's length is slow when there are many. */
  readonly size: number;
  readonly headingSize: number;
  /** One line each, for subject and preview. */
  readonly title: string;
  readonly summary: string;
}

export interface DigestInput {
  readonly kind: DigestKind;
  readonly name: string;
  /** New tenders that match, whether or not each has a card here. */
  readonly total: number;
  /** Closing soonest first; the mail groups them by category. */
  readonly cards: readonly PreparedCard[];
  /** Why this matched: the subscriber's choices. */
  readonly interests: readonly string[];
  readonly sectors: readonly string[];
  readonly places: readonly string[];
  /** Path of the exact list, for the rest beyond the cards. */
  readonly listPath: string;
  /** Signed; for the links that unsubscribe and change preferences. */
  readonly token: string;
}

export interface ToSubscriber {
  readonly name: string;
  readonly token: string;
}

/** Somebody who is told how to pay; `email` is the registered one. */
export interface ToPayer extends ToSubscriber {
  readonly email: string;
  readonly plan: Plan;
  readonly paymentReference: string;
}

export interface Renewal extends ToPayer {
  readonly expiresAt: Date;
}

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export interface AccountNotice {
  readonly change: AccountChange;
  /** Not said to an address that nobody has proved to be the person's. */
  readonly name: string;
  readonly at: Date;
}

export interface MailTemplates {
  /** Draws a card as of `now` (it says in how many days the tender closes). */
  card(tender: DigestTender, now: Date): PreparedCard;
  /** Stays below 100 kB whatever the tenders are: cards beyond the limit are left to the list. */
  digest(input: DigestInput): RenderedMail;
  /** The same digest before it is put together. */
  digestInPieces(input: DigestInput): MailInPieces;
  confirmation(input: ToPayer): RenderedMail;
  activation(input: ToSubscriber & { readonly plan: Plan; readonly expiresAt: Date }): RenderedMail;
  /** Seven days before the end of the term. */
  ending(input: Renewal): RenderedMail;
  expired(input: Renewal): RenderedMail;
  /** To the support: what somebody wrote on the contact page. */
  contact(input: ContactMessage): RenderedMail;
  /** To the owner of an account: that what it is signed in with has changed, and what to do when it was not him. */
  account(input: AccountNotice): RenderedMail;
}
