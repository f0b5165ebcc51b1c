import type { EventsOf } from './event.ts';

/** Stream `statement-<id>`: what administrators do with bank statements. Narrations and file names may name persons: they stay out. */
export type StatementEvent = EventsOf<{
  StatementRead: {
    /** sha256 (hex) of the file. */
    readonly digest: string;
    /** Payments in it, and those that an earlier statement had brought. */
    readonly payments: number;
    readonly known: number;
    /** Rows that are no payments to us, or could not be read. */
    readonly outgoing: number;
    readonly foreign: number;
    readonly unreadable: number;
  };
  /** The statement was taken away, with so many lines that nobody had decided. */
  StatementRemoved: { readonly open: number };
  /** Lines that pay for no subscription, by their numbers. */
  StatementLinesSetAside: { readonly lines: readonly number[] };
  StatementLinesTakenBack: { readonly lines: readonly number[] };
}>;
