export const text = {
  title: 'Admin Dashboard',
  checking: 'Checking your session…',
  deniedTitle: 'Access Denied',
  denied: 'You do not have permission to access the admin area.',
  returnHome: 'Return to Home',
  lead: 'Manage tender listings and website content',
  addTender: 'Add New Tender',
  sections: 'Sections of the administration',
} as const;
