import { type RefObject, useEffect, useRef } from 'react';
import { storedText, storeText } from '../../lib/storage.ts';

/** Elements in which a slash is a letter like any other, or which keep the focus. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** The browser storage key of those who switched it off: single keys disturb people who speak to their computer. */
const KEY = 'slashShortcut';

export const isSlashOn = (): boolean => storedText(KEY) !== 'off';

export const switchSlash = (isOn: boolean): void => storeText(KEY, isOn ? '' : 'off');

/** The field that takes the focus when somebody presses '/' outside of fields and dialogs, and did not switch it off. */
export function useSlashShortcut(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY) !== null) return;
      if (!isSlashOn()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return field;
}
