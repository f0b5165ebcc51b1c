export const text = {
  save: 'Save',
  saveSearch: 'Save this search',
  saveOf: (title: string) => `Save: ${title}`,
  saved: 'Saved',
  savedToast: 'Tender saved',
  savedToastText: 'You find it in your account.',
  removedToast: 'No longer saved',
  saveFailed: 'The tender was not saved',
  removeFailed: 'The tender is still saved',
} as const;
