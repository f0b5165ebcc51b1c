import type { StaticText } from '../../components/content/static-text.ts';

export const cookiesText = (site: string): StaticText => ({
  title: 'Cookie Policy',
  lead: `${site} stores as little in your browser as it can, and nothing to follow you around.`,
  sections: [
    {
      title: 'The session cookie',
      paragraphs: [
        'When you sign in, one cookie holds a sealed random number that stands for your session. It cannot be read by scripts or by other sites, and it ends when you log out. Another cookie remembers for 400 days that this device has signed in, so that strangers who guess at your password do not lock you out here; it names neither you nor your account. After a change of yours a third one may say for some seconds that you have changed something, so that you see it at once. Visitors who do not sign in need no cookie.',
      ],
    },
    {
      title: 'Browser storage',
      points: [
        '“theme” remembers whether you chose light or dark.',
        '“selectedPlan” remembers the newsletter plan you chose, until you have subscribed.',
        '“listView” remembers whether you chose rows or cards.',
        '“slashShortcut” remembers that you switched off the key that goes to the search.',
      ],
    },
    {
      title: 'What is not here',
      paragraphs: ['No advertising cookies, no analytics cookies, no cookies of third parties.'],
    },
    {
      title: 'Your choice',
      paragraphs: [
        'You can delete cookies and storage in your browser at any time. Without the session cookie you cannot stay signed in; everything else works.',
      ],
    },
  ],
});
