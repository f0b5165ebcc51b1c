import type { StaticText } from './static-text.ts';

/** Pages whose function is not open yet: what will be there, and what works today. */
export const comingText = {
  newsletter: {
    title: 'Premium Tender Newsletter',
    lead: 'Tenders that match your work, by email. Subscribing is not open yet; all tenders can be browsed here, free.',
    sections: [
      {
        title: 'What it will bring',
        points: [
          'A digest every morning, every week, or an alert as soon as a notice is published',
          'Only the categories, sectors and provinces that you choose',
          'A link in every email to stop at once',
        ],
      },
    ],
  },
  payment: {
    title: 'Complete Your Subscription',
    lead: 'Subscribing is not open yet, so there is nothing to pay. Please do not transfer money.',
    sections: [],
  },
  account: {
    title: 'Your account',
    lead: 'Settings of your account will be on this page. Until then, write to us to change or delete your data.',
    sections: [],
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'No newsletter is being sent yet, so there is nothing to unsubscribe from.',
    sections: [],
  },
} as const satisfies Record<string, StaticText>;
