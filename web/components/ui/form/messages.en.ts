export const text = {
  selected: (count: number) => `${count} selected`,
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  suggestions: 'Suggestions',
  more: (count: string) => `${count} more. Type to narrow the list.`,
  none: 'Nothing matches.',
  searching: 'Searching...',
  failed: 'The list could not be loaded. Type again to retry.',
} as const;
