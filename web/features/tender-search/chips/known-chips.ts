import type { FilterChips } from './filter-chips.tsx';

/** The chips where they are loaded before they are drawn; the server always has them. */
export const known: { chips?: typeof FilterChips } = {};

/** Hydration of a page that has chips waits for them: an update that came before would blank them for a moment. */
export async function loadChips(): Promise<void> {
  known.chips = (await import('./filter-chips.tsx')).FilterChips;
}

if (import.meta.env.SSR) await loadChips();
