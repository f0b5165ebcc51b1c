export const text = {
  title: (site: string) => `${site} – Pakistan's Premier Tender Announcement Platform`,
  description:
    'Browse government and private tender notices from across Pakistan, free of charge. Search by province, city and category, and never miss a closing date.',
  free: 'FREE',
  freeBanner: 'Browsing and searching every tender costs nothing. No account needed.',
  headline: "Pakistan's Premier Tender Announcement Platform",
  lead: 'Every notice from the papers in one place, with the dates that decide whether you can bid.',
  searchAll: 'Search all tenders',
  searchExample: 'What do you supply?',
  searchAction: 'Search the list',
  browse: 'Browse Tenders',
  signUp: 'SIGN UP FOR ALERTS',
  promoTitle: 'Premium tender newsletter',
  promoLead: 'The tenders that match your work, in your inbox every morning.',
  promoPoints: ['Daily digests', 'Advanced filtering', 'Priority alerts', 'Premium insights'],
  promoAction: 'See the newsletter',
} as const;

export const keywords = 'tenders Pakistan, tender notices, government tenders, procurement Pakistan, bids, contracts';
