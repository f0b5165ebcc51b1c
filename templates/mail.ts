import type { DigestKind } from '#contracts/jobs/jobs.ts';
import { formatClosing, formatDay, formatInstant } from '#contracts/rules/karachi-time.ts';
import type { OptionalField, OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { MatchReason } from '#contracts/vocabulary/lists/match-reasons.ts';

export interface RenderedMail<Body = string> {
  readonly subject: string;
  readonly html: Body;
  readonly text: Body;
}

/** A body in parts, in order: Buffers are UTF-8 and shared with other emails, strings belong to this email alone. */
export type Pieces = readonly (string | Buffer)[];

/** A mail whose shared parts lead to pages of the reader's own, in which \u0001 stands for his token. */
export interface ComposedMail extends RenderedMail<Pieces> {
  readonly token?: string;
}

/** The names and addresses that appear in all mails of a site. */
export interface MailSite {
  readonly siteName: string;
  /** Origin without a final slash. */
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly paymentsEmail: string;
}

/** A tender as a card of a digest shows it. Days are Karachi days, times `HH:MM`. */
export interface DigestTender extends Readonly<Record<OptionalFieldWith<{ mail: true }>, string | null>> {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly organization: string | null;
  readonly categories: readonly string[];
  readonly sectors: readonly string[];
  readonly closingDate: string;
}

/** A part of a digest in both bodies, encoded once for all mails that contain it. */
export interface Piece {
  readonly html: Buffer;
  readonly text: Buffer;
  /** Bytes of `html`, kept because reading many Buffers' lengths is slow. */
  readonly size: number;
}

/** A card drawn once, for everybody's digest of one run. */
export interface PreparedCard extends Piece {
  /** Name of the category under which the card stands, and its heading. */
  readonly group: string;
  readonly heading: Piece;
  /** Whether it closes within seven days: then it stands in the first block instead of its group. */
  readonly isThisWeek: boolean;
  /** One line each, for the subject and the preview. */
  readonly title: string;
  readonly summary: string;
}

/** A part of a digest with its own reason: what the preferences found, then each saved search by name. */
export interface DigestSection {
  /** Name of the saved search; null: the preferences. */
  readonly title: string | null;
  /** Closing soonest first. No reason where the preferences leave every choice open. */
  readonly cards: readonly { readonly card: PreparedCard; readonly why: MatchReason | null }[];
}

export interface DigestInput {
  readonly kind: DigestKind;
  readonly name: string;
  /** Number of new tenders that match, with or without a card here. */
  readonly total: number;
  /** Closing soonest first; the digest groups them by category. */
  readonly cards: readonly PreparedCard[];
  /** The same cards by section, each once; absent: all by the preferences, without a reason for each. */
  readonly sections?: readonly DigestSection[];
  /** Saved notices that close soon, for the block on top; closing soonest first, and how many there are. */
  readonly reminders?: { readonly cards: readonly PreparedCard[]; readonly total: number };
  /** Choices of the subscriber, given as the reason of the match. */
  readonly interests: readonly string[];
  readonly sectors: readonly string[];
  readonly places: readonly string[];
  /** Path of the page that lists all tenders of this digest. */
  readonly listPath: string;
  /** Signed; for the links that unsubscribe and change preferences. */
  readonly token: string;
}

/** Optional fields whose changes are told with another fact, as the closing time with the closing date, or to nobody. */
type UntoldField =
  | 'province'
  | 'city'
  | 'source'
  | 'ocrText'
  | 'closingTime'
  | 'bidValidity'
  | 'procurementMethod'
  | 'sourceUrl'
  | 'sourceLicense'
  | 'cancelledAt'
  | 'cancelledReason'
  | 'contact';
export type ToldField =
  | 'title'
  | 'description'
  | 'closingDate'
  | 'imageUrl'
  | 'documents'
  | Exclude<OptionalField, UntoldField>;

/** Facts of whose changes people are told, in the order of the mail, and how a value is written; the compiler misses one. */
export const TOLD_FIELDS: Readonly<Record<ToldField, (value: string) => string>> = {
  title: String,
  closingDate: (value) => {
    const [day = '', time = null] = value.split(' ');
    return formatClosing(day, time);
  },
  openingAt: formatInstant,
  documentsUntil: formatDay,
  reference: String,
  documentFee: String,
  bidSecurity: String,
  imageUrl: String,
  documents: String,
  description: String,
};

/** A fact as it was told last and as it stands, both as the log has it; a closing is `2026-12-05` or `2026-12-05 14:30`. */
export interface ChangedFact {
  readonly field: ToldField;
  readonly before: string | null;
  readonly after: string | null;
}

/** A notice of which somebody knows a former state. */
export interface ChangedNotice {
  readonly id: number;
  /** Title as it stands, or stood last. */
  readonly title: string;
  readonly organization: string | null;
  /** Fate of the notice as a whole; null: only facts changed. */
  readonly fate: 'cancelled' | 'reinstated' | 'withdrawn' | null;
  readonly cancelledReason: string | null;
  readonly facts: readonly ChangedFact[];
  /** True when its closing, as it stands, has passed; of one that is no longer cancelled also when it stays closed by hand. */
  readonly isOver: boolean;
}

/** Saved notices that close soon, for one person. */
export interface ClosingInput {
  readonly name: string;
  /** Closing soonest first. */
  readonly tenders: readonly DigestTender[];
  /** Number of all that close soon, with or without a line here. */
  readonly total: number;
  readonly now: Date;
  /** Signed, of the account. */
  readonly token: string;
}

/** The reader of a mail about notices that he knows. */
export interface NoticeReader {
  readonly name: string;
  /** Whether he saved the notice; else it was sent to him. */
  readonly hasSaved: boolean;
  /** Signed: of a subscription, or of an account when he has no subscription. */
  readonly token: string;
  readonly isAccount: boolean;
}
