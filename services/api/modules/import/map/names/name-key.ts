/** The form in which names of a source are compared and remembered. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
