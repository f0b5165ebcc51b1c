export const text = {
  closingRange: {
    on: (day: string) => `Closing on ${day}`,
    from: (day: string) => `Closing from ${day}`,
    until: (day: string) => `Closing until ${day}`,
    between: (from: string, to: string) => `Closing ${from} – ${to}`,
  },
  activeFilters: 'Active filters',
  removeFilter: (field: string | undefined, value: string) =>
    `Remove filter ${field === undefined ? '' : `${field}: `}${value}`,
} as const;
