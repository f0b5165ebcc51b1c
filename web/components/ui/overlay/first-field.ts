/** Controls in which an answer is given; a chosen file, a text to copy and what is hidden are none. */
const FIELDS = 'input:not([type=hidden], [type=file], [readonly], :disabled), textarea, select, [role=checkbox]';

/** Ready to type, instead of on the cross; not on touch screens, where the keyboard would cover the form. */
export function focusFirstField(root: HTMLElement | null): boolean {
  if (root === null || !matchMedia('(pointer: fine)').matches) return false;
  const field = [...root.querySelectorAll<HTMLElement>(FIELDS)].find(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );
  field?.focus();
  return field !== undefined;
}

/**
 * Gives the focus of a fresh dialog to its first field. Where there is none, the sheet itself has it, so that a space
 * presses nothing; a field that arrives later takes it, unless somebody has gone elsewhere meanwhile.
 */
export function takeFirstField(sheet: HTMLElement): void {
  if (focusFirstField(sheet)) return;
  sheet.focus();
  const watch = new MutationObserver(() => {
    if (document.activeElement !== sheet || focusFirstField(sheet)) watch.disconnect();
  });
  watch.observe(sheet, { childList: true, subtree: true });
  sheet.addEventListener('pointerdown', () => watch.disconnect(), { once: true });
}
