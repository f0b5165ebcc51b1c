export const text = {
  open: 'Redact this notice',
  title: 'Take something back for good',
  description:
    'What these fields say in a version goes from every version that says the same, from search, open data, history, mails, pictures and the log. It cannot be undone.',
  version: 'Version',
  versionName: (version: number) => `Version ${version}${version === 1 ? ', as first published' : ''}`,
  fields: 'What is to go',
  reason: 'Reason',
  reasonHint: 'Stays in the log for good. Do not repeat what is to go.',
  submit: 'Redact',
  pending: 'Redacting...',
  done: 'Redacted',
  doneText: (versions: readonly number[]) => `Taken out of version ${versions.join(', ')}.`,
  failed: 'The notice was not redacted',
};
