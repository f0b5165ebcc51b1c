import type { StaticText } from '../../components/content/static-text.ts';

export const aboutText = (site: string): StaticText => ({
  title: `About ${site}`,
  lead: `${site} gathers the tender notices of Pakistan in one place, so that a good supplier never loses work for not having seen the notice.`,
  sections: [
    {
      title: 'Our mission',
      paragraphs: [
        'Public money is spent best when many can bid for it. We make every notice easy to find, easy to read and easy to share, for the contractor in Multan as much as for the company in Karachi.',
      ],
    },
    {
      title: `Why ${site} exists`,
      paragraphs: [
        'Tender notices are spread over dozens of newspapers and office walls. Closing dates pass before the paper arrives, and the number that one needs is in the smallest print. We put the dates, the place, the bid security and the source where you see them first.',
      ],
    },
    {
      title: 'What to expect',
      points: [
        'Tenders by province, city, category and status, free and without an account.',
        'Each notice with its source, so that you can check it against the original.',
        'A status that follows the clock in Pakistan: what is closed says so.',
        'Notices in English and in Urdu, each in its own script.',
      ],
    },
    {
      title: 'Who we serve',
      points: [
        'Suppliers, contractors and consultants',
        'Service providers and other vendors',
        'Government entities that want more bidders',
        'NGOs and development projects',
      ],
    },
  ],
});
