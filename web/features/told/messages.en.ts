export const text = {
  changesTitle: 'Mails about notices that you know',
  changesLead:
    'When a notice that was sent to you, or that you saved, is extended, cancelled or changed, we mail you what it was and what it is; before one that you saved closes, we remind you. You may turn these mails off; all others come as before.',
  changesOff: 'Turn These Mails Off',
  changesOn: 'Turn On Again',
  changesAreOff: 'Mails about changes, and reminders, are turned off.',
  saving: 'Saving...',
  notSaved: 'Your choice was not saved',
  failed: 'This page could not be loaded',
};

export const hideText = {
  title: 'Not for me',
  lead: 'Hide this notice? No mail tells you of it any more: no change, and no reminder.',
  hidden: 'Hidden: no mail tells you of this notice any more.',
  words: 'Leave out others like it, too?',
  wordsHint:
    'Your newsletter leaves out notices that have a word which you tick. Saved searches stay as they are, and you can take the words out of your preferences again.',
  counted: (found: number, outOf: string) =>
    found === 0 ? `in none of the newest ${outOf} notices` : `in ${found} of the newest ${outOf} notices`,
  hide: 'Hide This Notice',
  leaveOut: 'Leave Out These Words',
  undo: 'Undo',
  leftOut: (words: string) => `Left out of your newsletter from now on: ${words}.`,
  notExcluded: {
    none: 'No word is ticked. Tick the words below that your newsletter is to leave out, then press the button again.',
    full: 'The words were not added: preferences take 30 words or phrases and 500 characters. Take some out of your preferences, then tick these again.',
    'too-wide':
      'The words were not added: your other words match almost every notice by now. Look through your preferences, then tick these again.',
  },
  preferences: 'Your preferences',
  failed: 'This page could not be loaded',
} as const;

export const ownText = {
  title: 'Changes and reminders',
  lead: 'Mails about notices that were sent to you or that you saved. What your newsletter brings stays as it is.',
  onceConfirmed: 'They come once your email address is confirmed, under',
  needsScript: 'Choosing these mails needs JavaScript.',
  changes: 'Tell me when such a notice is extended, cancelled or changed',
  reminders: 'Remind me before a saved notice closes',
  days: (days: number) => (days === 1 ? 'The day before' : `${days} days before`),
  noReminders: 'No reminders: saved notices close without a word.',
  saved: 'Choice saved',
  savedText: 'The next mail follows it.',
  notSaved: 'Your choice was not saved',
  failed: 'Your choice of mails could not be loaded',
} as const;
