/** Every public screen, and the states of those that have some. */
export const PUBLIC_ADDRESSES = [
  '/',
  '/tenders',
  '/tenders?search=qzxqzx&city=Lahore',
  '/tenders/12?search=notice',
  '/tenders/999999',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/contact',
  '/newsletter',
  '/payment-info?plan=Annual+Plan&reference=AL-7K3Q9F',
  '/auth',
  '/auth?mode=signup',
  '/admin/login',
  '/nowhere',
] as const;
