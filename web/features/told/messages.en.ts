export const text = {
  changesTitle: 'Mails about changes',
  changesLead:
    'When a notice that was sent to you, or that you saved, is extended, cancelled or changed, we mail you what it was and what it is. You may turn these mails off; all others come as before.',
  changesOff: 'Turn Off Mails About Changes',
  changesOn: 'Turn On Again',
  changesAreOff: 'Mails about changes are turned off.',
  saving: 'Saving...',
  notSaved: 'Your choice was not saved',
  failed: 'This page could not be loaded',
};
