import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';

/** Bodies that the clients send; each names its write in a field that the log keeps, see `readPresent`. */
export const notice = (title: string) => ({
  title,
  description: 'Works as described in the documents.',
  publishDate: karachiDay(new Date()),
  closingDate: addDays(karachiDay(new Date()), 20),
  status: 'open' as const,
  categories: ['Roads'],
  sectors: ['Government' as const],
});

export const preferences = (name: string) => ({
  interestAreas: ['Construction' as const],
  cities: [name],
  emailFrequency: 'weekly' as const,
});

export const applicant = (email: string, name: string) => ({
  ...{ email, fullName: name, businessType: 'Supplier' as const },
  ...preferences(name),
});

export const transfer = (amount: number, reference: string) => ({
  ...{ plan: 'monthly', amount, reference },
  note: 'As agreed.',
});
