import type { EventsOf } from './event.ts';

/**
 * Acts of administrators that change no record, and refusals of anybody: in the streams
 * `security-<Karachi day>`. A record is named as its stream is, for example `tender-42`.
 */
export type SecurityEvent = EventsOf<{
  SignInSucceeded: { readonly userId: number };
  SignInRefused: {
    readonly userId: number;
    readonly reason: 'wrong_password' | 'wrong_code' | 'too_many_attempts' | 'too_busy';
  };
  /** A sign-in, or another act that takes a code, with one of the codes on paper; so many are left. */
  RecoveryCodeUsed: { readonly userId: number; readonly left: number };
  AccessRefused: {
    readonly method: string /** The route's pattern, never the address as typed. */;
    readonly route: string;
    /** The policy that refused: who may call, or `same-origin`. */
    readonly needs: string;
    /** The id in the address. */
    readonly target?: string;
    readonly record?: string;
  };
  /** Written when a minute is over: what came from one network beyond what the log keeps one by one, by kind. */
  SecurityEventsCounted: { readonly counts: Readonly<Record<string, number>> };
  /** An administrator looked at what names people, or at the log; at most once a quarter hour for each route and record. */
  RecordsRead: {
    readonly route: string;
    /** Record or owner that was asked for, where the route shows one. */
    readonly record?: string;
  };
  /** Written before the first byte goes out; `filter` has the query without names of people. */
  RecordsExported: {
    readonly route: string;
    readonly format: string;
    readonly filter: Readonly<Record<string, string>>;
  };
  /**
   * An act of an administrator that no other event tells of: a test mail, a file that is stored, a file that is announced.
   * `detail`: the mail server, or the size of the file.
   */
  ActDone: { readonly route: string; readonly record?: string; readonly detail: string };
  /** `position`: up to where the log is intact, or the first bad position. */
  /** `position` is null when no event was found bad, but the log is not kept append-only. */
  LogVerified: { readonly intact: boolean; readonly position: number | null };
  /** Another AUDIT_KEY: that many seals, up to this position, were found intact and signed with it. */
  SealsSignedAnew: { readonly seals: number; readonly position: number };
}>;
