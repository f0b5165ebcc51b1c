import { createContext } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';

/** What the cards of a list know of the shelf. */
export interface Saving {
  readonly isSignedIn: boolean;
  /** Null until it has been loaded; it never is for a visitor. */
  readonly shelf: LoadedShelf | null;
  /** What a visitor wants to keep; kept as soon as he has signed in. */
  readonly wished: TenderListItem | null;
  readonly wish: (tender: TenderListItem) => void;
  /** The list itself, where a click before the scripts run leads in the end. */
  readonly next: string;
}

export interface LoadedShelf {
  readonly ids: ReadonlySet<number>;
  /** Puts a tender on it or takes it off. */
  readonly keep: (tender: TenderListItem, isKept: boolean) => void;
}

/** Null where tenders cannot be kept. */
export const SavingContext = createContext<Saving | null>(null);
