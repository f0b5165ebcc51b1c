export const text = {
  error: 'Error',
  checkFields: 'Please check the marked fields.',
  untaken: (typed: string) =>
    `“${typed}” is not in the list. Choose from the list, or “Use as typed” or “Create” where it says so.`,
  stale:
    'Somebody else changed this meanwhile. Nothing was overwritten: what you entered stays, and you see beside it what was changed. Save again to keep what you entered.',
  signedOut: 'You are signed out. What you entered stays here: sign in again in another tab, then save.',
  gone: 'Somebody else deleted this meanwhile. What you entered stays here until you close the form.',
  staleField: (now: string) => (now === '' ? 'Somebody else left it empty' : `Somebody else wrote: ${now}`),
  staleList: (now: string) => (now === '' ? 'Somebody else chose none' : `Somebody else chose: ${now}`),
  staleChoice: 'Somebody else chose otherwise',
} as const;
