import type { StaticText } from './static-text.ts';

export const contactText = (site: string, email: string): StaticText => ({
  title: 'Contact Us',
  lead: `Write to ${email}. We read every message.`,
  sections: [
    { title: 'Contact Information', paragraphs: [`${site}, Karachi, Sindh, Pakistan`, `Email: ${email}`] },
    {
      title: 'Do I need an account to browse tenders?',
      paragraphs: ['No. Tenders can be browsed and searched without an account, free of charge.'],
    },
    {
      title: 'How often is the data updated?',
      paragraphs: ['Daily. New notices appear on the site as soon as they are entered.'],
    },
    {
      title: 'When is registration needed?',
      paragraphs: ['Registration is only needed for advanced features.'],
    },
  ],
});
