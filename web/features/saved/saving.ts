import { createContext } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';

/** State of the shelf for the cards of a list. */
interface Saving {
  readonly isSignedIn: boolean;
  /** Null until it has been loaded; it never is for a visitor. */
  readonly shelf: LoadedShelf | null;
  /** A visitor's choice, kept after signing in. */
  readonly wished: TenderListItem | null;
  readonly wish: (tender: TenderListItem) => void;
  /** The list itself, where a click before the scripts run leads in the end. */
  readonly next: string;
}

export interface LoadedShelf {
  readonly ids: ReadonlySet<number>;
  readonly keep: (tender: TenderListItem, isKept: boolean) => void;
}

/** Null where tenders cannot be kept. */
export const SavingContext = createContext<Saving | null>(null);
