export const text = {
  selected: (count: number) => `${count} selected`,
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  chosen: 'Chosen',
  remove: 'Remove',
  enterPicks: (name: string) => `Enter picks ${name}.`,
  suggestions: 'Suggestions',
  more: (count: string) => `${count} more. Type to narrow the list.`,
  none: 'Nothing in the list matches.',
  asTyped: (typed: string) => `Use “${typed}” as typed`,
  searching: 'Searching...',
  failed: 'The list could not be loaded. Type again to retry.',
} as const;
