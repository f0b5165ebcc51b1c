import type { StaticText } from '../../components/content/static-text.ts';

export const privacyText = (site: string, email: string): StaticText => ({
  title: 'Privacy Policy',
  lead: `What ${site} knows about you, why, for how long, and how you have it changed or deleted.`,
  sections: [
    {
      title: 'What we collect',
      points: [
        'When you browse: nothing that names you. Our servers keep short technical logs to stay available.',
        'When you create an account: username, email address, full name, a hash of your password and, if you give it, your type of business.',
        'While you are signed in: the kind of each device, its network without the last part of the address, and when it was last seen. You see them in your account; they go when the device is signed out.',
        'When you subscribe to the newsletter: email address, full name, type of business and your interests.',
        'When you write to us: your name, email address and message.',
      ],
    },
    {
      title: 'What we use it for',
      points: [
        'To sign you in and keep your account safe.',
        'To send the emails that you asked for. Until you confirm your email address, your account sends nothing to it but the link by which you do.',
        'To answer you and to match a bank transfer with a subscription.',
      ],
    },
    {
      title: 'What we do not do',
      points: [
        'We do not sell or rent your data.',
        'We show no advertising and use no tracking by third parties.',
        'We take no card payments and never see your bank login.',
      ],
    },
    {
      title: 'Audit log',
      paragraphs: [
        'Administrative actions are logged with the account that took them. The log holds no passwords and no personal details.',
      ],
    },
    {
      title: 'What notices say about people',
      paragraphs: [
        'A notice is published as the organization gave it out, and may name a person to ask, with a telephone number or an address. Open data leaves contacts and the text of scans out. Every version of a notice stays public, also after it was changed or removed.',
        `If a notice says something about you that should not be public, write to ${email} and name the notice. We take it out of every version, the picture, search, open data and our stored mails for good; that it was done stays on record. Browsers and caches ask us at each use whether their copy of a notice still holds. Mails that were sent, copies that others made, and our backups until they expire are beyond that.`,
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Account and subscription data stay as long as you use the service. When they are deleted, personal data is erased; the record that something happened stays without your name. Messages of the contact page are erased after 90 days.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [`You may ask what we hold about you, have it corrected, exported or deleted. Write to ${email}.`],
    },
    {
      title: 'Children',
      paragraphs: ['The service is not meant for children under 13, and we do not knowingly collect their data.'],
    },
  ],
});
