export const text = {
  error: 'Error',
  checkFields: 'Please check the marked fields.',
} as const;
