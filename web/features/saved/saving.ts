import { createContext } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';

/** State of the saved tenders for the cards of a list. */
interface SavingState {
  readonly isSignedIn: boolean;
  /** Null until it has been loaded; it never is for a visitor. */
  readonly saved: LoadedSavedTenders | null;
  /** A visitor's choice, kept after signing in. */
  readonly pending: TenderListItem | null;
  readonly saveAfterSignIn: (tender: TenderListItem) => void;
  /** The list itself, where a click before the scripts run leads in the end. */
  readonly next: string;
}

export interface LoadedSavedTenders {
  readonly ids: ReadonlySet<number>;
  readonly keep: (tender: TenderListItem, isKept: boolean) => void;
}

/** Null where tenders cannot be kept. */
export const SavingContext = createContext<SavingState | null>(null);
