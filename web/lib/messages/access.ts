/** Texts at the door of the administration. */
export const accessText = {
  title: 'Admin Dashboard',
  checking: 'Checking your session…',
  deniedTitle: 'Access Denied',
  denied: 'You do not have permission to access the admin area.',
  returnHome: 'Return to Home',
} as const;
