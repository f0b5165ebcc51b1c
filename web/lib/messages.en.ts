/** Words that several features share. */
export const commonText = {
  offline: 'The server could not be reached. Check your connection and try again.',
  loading: 'Loading…',
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  notSpecified: 'Not specified',
  cancelled: 'Cancelled',
  moved: (isEarlier: boolean) => (isEarlier ? 'Closes earlier' : 'Extended'),
  was: (day: string) => `was ${day}`,
  wasToClose: 'Was to close',
  skipToContent: 'Skip to content',
  opensInNewTab: '(opens in a new tab)',
  somethingFailed: 'This page could not be loaded',
  somethingFailedHelp: 'Nothing is lost. Check your connection, then try again.',
  price: (amount: string, period: string) => `PKR ${amount} / ${period}`,
} as const;

/** Names of the site and of its pages, as links and breadcrumbs call them. */
export const siteText = {
  /** The name of the product in both scripts; the Urdu one stands beside no other. */
  latinName: 'Ailaan',
  urduName: 'اعلان',
  home: 'Home',
  tenders: 'Tenders',
  about: 'About',
  contact: 'Contact',
  newsletter: 'Newsletter',
} as const;
