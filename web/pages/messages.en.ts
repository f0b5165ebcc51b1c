export const notFoundText = {
  title: '404 Page Not Found',
  help: 'There is nothing at this address. The tender list is a good place to go on.',
  goHome: 'Return to Home',
  browse: 'Browse Tenders',
} as const;
