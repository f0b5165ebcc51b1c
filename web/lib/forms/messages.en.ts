export const text = {
  error: 'Error',
  checkFields: 'Please check the marked fields.',
  untaken: (typed: string) =>
    `“${typed}” is not in the list. Choose from the list, or “Use as typed” or “Create” where it says so.`,
} as const;
