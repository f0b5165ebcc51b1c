/** Closing or swiping a toast is no click outside of the dialog below it. */
export function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]') !== null) event.preventDefault();
}
