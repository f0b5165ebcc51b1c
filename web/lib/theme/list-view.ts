import { storeText } from '../storage.ts';

/** The browser storage key of those who chose rows; the value 'compact' is also that of `data-list` on the document. */
export const LIST_VIEW_KEY = 'listView';

export const isListCompact = (): boolean => document.documentElement.dataset.list === 'compact';

/** Draws lists as rows or as cards, and remembers it on this device. */
export function chooseListView(isCompact: boolean): void {
  const view = isCompact ? 'compact' : 'cards';
  document.documentElement.dataset.list = view;
  storeText(LIST_VIEW_KEY, view);
}
