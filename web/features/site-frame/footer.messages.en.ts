export const footerText = {
  description:
    'Tender notices from Pakistan’s newspapers, in one place: searchable by province, city and category, free to browse.',
  explore: 'Explore',
  legal: 'Legal',
  contactTitle: 'Get in touch',
  whatsApp: (number: string) => `WhatsApp ${number}`,
  followTitle: 'Follow us',
  followOn: (site: string, network: string) => `${site} on ${network}`,
  shareTitle: 'Tell others',
  recommendation: (site: string) => `${site}: tender notices from across Pakistan`,
  shareOn: (site: string, network: string) => `Share ${site} on ${network}`,
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  reuse: 'Reuse our data',
  copyright: (year: number, site: string) => `© ${year} ${site}. Built in Pakistan by the ${site} team.`,
} as const;
