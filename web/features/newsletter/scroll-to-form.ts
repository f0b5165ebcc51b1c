/** Anchor of the form; its heading takes the focus. */
export const SUBSCRIBE_ID = 'subscribe';

/** Glides to the form, or jumps there for people who want no motion. */
export function scrollToForm(): void {
  const section = document.getElementById(SUBSCRIBE_ID);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
}

/** The form without scripts, to which the switch of the plans belongs. */
export const PLAIN_FORM_ID = 'plain-form';
