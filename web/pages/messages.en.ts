export const notFoundText = {
  title: '404 Page Not Found',
  help: 'There is nothing at this address. The tender list is a good place to go on.',
  goHome: 'Return to Home',
  browse: 'Browse Tenders',
} as const;

export const linkGoneText = {
  help: (supportEmail: string) =>
    `The link is not whole, or what it led to was deleted: no emails are sent for it any more. If some still come, write to ${supportEmail}.`,
} as const;
