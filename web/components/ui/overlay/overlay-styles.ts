/** The veil behind a modal; on one floor with the sheets, so that a second modal veils the first. */
export const OVERLAY = 'overlay fixed inset-0 z-50 bg-black/55';

/** The sheet: from the bottom edge on phones, centred on wider screens; its body scrolls, never the page behind. */
export const PANEL =
  'panel fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-xl border border-line ' +
  'bg-surface text-ink lift-2xl sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-xl';
