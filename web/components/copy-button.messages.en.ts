export const text = {
  copy: (what: string) => `Copy ${what}`,
  copied: (what: string) => `${what} copied`,
  failed: 'Could not copy',
  failedText: 'Your browser does not allow it. Select the text and copy it yourself.',
} as const;
