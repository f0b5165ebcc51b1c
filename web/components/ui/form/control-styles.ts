/** Shared look of text inputs and selects. 16 px text keeps phones from zooming in. */
export const CONTROL =
  'w-full min-w-0 rounded-md border border-field bg-surface px-3 text-base text-ink placeholder:text-soft ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger sm:text-sm';
