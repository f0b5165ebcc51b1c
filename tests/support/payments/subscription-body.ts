import type { NewsletterBodyInput } from '#contracts/api/newsletter.ts';

/** A body that POST /api/newsletter accepts. */
export const subscriptionBody = (email: string, changes: Partial<NewsletterBodyInput> = {}): NewsletterBodyInput => ({
  email,
  fullName: 'Hina Khan',
  businessType: 'Supplier',
  interestAreas: ['Construction'],
  ...changes,
});
