import type { StaticText } from '../../components/content/static-text.ts';

export const termsText = (site: string, email: string): StaticText => ({
  title: 'Terms of Service',
  lead: `The rules between you and ${site}. By using the site you agree to them.`,
  sections: [
    {
      title: 'The service',
      paragraphs: [
        `${site} publishes tender notices taken from newspapers and other public sources. Browsing is free. A paid newsletter sends matching notices by email.`,
      ],
    },
    {
      title: 'No guarantee of notices',
      paragraphs: [
        'We copy notices with care, but the published original decides. Check dates, amounts and conditions with the organization before you bid. We take no bids and are no party to any tender.',
      ],
    },
    {
      title: 'Accounts',
      points: [
        'Children under 13 may not use the service.',
        'Keep your password to yourself; what is done with your account counts as done by you.',
        'We may close accounts that are used to attack or abuse the service.',
      ],
    },
    {
      title: 'Subscriptions and payment',
      points: [
        'Prices are in Pakistani rupees. Payment is by bank transfer; a subscription starts once the payment is confirmed.',
        'No hidden fees or contracts: a term that is not renewed simply ends.',
        'You can unsubscribe at any time by the link in every email.',
      ],
    },
    {
      title: 'Fair use',
      points: [
        'Do not try to reach what is not meant for you, and do not overload the service.',
        'Our data may be reused; the page “Reuse our data” says under which licence and how to name us. Notices of others keep the rights and the licence of their source.',
      ],
    },
    {
      title: 'Changes of these terms',
      paragraphs: ['We give at least 30 days’ notice of material changes, on this page and by email to subscribers.'],
    },
    {
      title: 'Law and contact',
      paragraphs: [`These terms are under the law of Pakistan. Questions: ${email}.`],
    },
  ],
});
