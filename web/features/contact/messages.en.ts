import type { Question } from '../../components/content/static-text.ts';

export const text = {
  title: 'Contact Us',
  lead: 'Questions, corrections, or a notice that is missing: write to us. We read every message.',
  formTitle: 'Send us a message',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  /** Subject of a message about a notice, by its number in the address. */
  about: (notice: string) => `A mistake in notice ${notice}`,
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message sent!',
  sentText: "We'll get back to you as soon as possible.",
  failed: 'Message not sent',
  failedText: 'Nothing was lost. Please try again.',
  needsScript: (email: string) => `The form needs JavaScript. Without it, write to ${email}.`,
  infoTitle: 'Contact Information',
  phone: (number: string) => `Phone ${number}`,
  whatsApp: (number: string) => `WhatsApp ${number}`,
  support: 'Questions about the site and your subscription',
  payments: 'Receipts of bank transfers',
  faqTitle: 'Frequently asked questions',
} as const;

export const questions: readonly Question[] = [
  {
    question: 'Do I need an account to browse tenders?',
    answer: 'No. Tenders can be browsed and searched without an account, free of charge.',
  },
  {
    question: 'How often is the data updated?',
    answer: 'Data is updated daily. New notices appear on the site as soon as they are entered.',
  },
  {
    question: 'When is registration needed?',
    answer: 'Registration is only needed for advanced features.',
  },
];
