export const text = {
  discardTitle: 'Discard what you entered?',
  discardText: 'It has not been saved and will be lost.',
  discard: 'Discard',
  keepEditing: 'Keep Editing',
} as const;
