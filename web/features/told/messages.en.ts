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

/** Texts of the choice on the account page. */
export const ownText = {
  title: 'Changes and reminders',
  lead: 'Mails about notices that were sent to you or that you saved. What your newsletter brings stays as it is.',
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
