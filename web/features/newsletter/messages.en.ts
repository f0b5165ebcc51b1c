import type { Question } from '../../components/content/static-text.ts';

export const text = {
  title: (site: string) => `Premium Tender Newsletter | ${site}`,
  description:
    'Tenders from across Pakistan that match your work, by email: every morning, once a week, or as soon as they are published.',
  headline: 'Stay Ahead with Premium Tender Alerts',
  lead: 'Tell us what you do and where. Every tender that matches is in your inbox, with the date that decides whether you can bid.',
  heroPoints: ['Daily, weekly or at once', 'Never the same tender twice', 'Stop with one click'],
  seePlans: 'See the plans',
  plansTitle: 'Choose your plan',
  period: 'Billing period',
  periods: { monthly: 'Monthly', yearly: 'Yearly' },
  save: (percent: number) => `Save ${percent}%`,
  mostPopular: 'Most Popular',
  amount: (amount: string) => `PKR ${amount}`,
  included: 'What is included',
  note: {
    database: 'All plans include access to the tender database.',
    currency: 'Prices are in PKR.',
    agree: 'By subscribing you agree to our',
    terms: 'Terms of Service',
    and: 'and',
    privacy: 'Privacy Policy',
    cancel: 'No hidden fees or contracts - cancel anytime',
  },
  benefitsTitle: 'What you get',
  benefits: [
    {
      icon: 'mail',
      title: 'Daily Digests',
      text: 'At seven every morning, Pakistan time: all new tenders that match, those that close soonest first. Nothing new, no email.',
    },
    {
      icon: 'sliders',
      title: 'Personalized Filtering',
      text: 'Areas of interest, sectors, provinces and cities. You see only what you can bid for, and change your choice whenever you like.',
    },
    {
      icon: 'chart',
      title: 'Premium Insights',
      text: 'Each email says why its tenders matched, who invites bids and how many days are left.',
    },
  ],
  faqTitle: 'Frequently asked questions',
} as const;

export const questions: readonly Question[] = [
  {
    question: 'How often will I receive emails?',
    answer:
      'As often as you choose: a digest every morning at seven, a summary every Monday, or an alert within a minute of publication. When nothing new matches, no email is sent.',
  },
  {
    question: 'Can I change my preferences later?',
    answer:
      'Yes, at any time: in your account dashboard, or without signing in by the link in every email. The next email follows your new choice.',
  },
  {
    question: 'How does it differ from the free service?',
    answer:
      'Browsing and searching tenders on the site is free and stays free. The newsletter looks for you: it picks the tenders that match your work and brings them to your inbox before you have to search.',
  },
  {
    question: 'How do I unsubscribe?',
    answer:
      'Use the link in every email, or your account settings. It is processed immediately, and you do not have to sign in or give a reason.',
  },
];

export const subscribeText = {
  title: 'Premium Tender Newsletter',
  premium: 'Premium',
  lead: 'It takes a minute. Payment is by bank transfer; the instructions follow on the next page and by email.',
  plan: 'Your plan:',
  changePlan: 'Change',
  plainPlan: 'The other plan is chosen by the switch above.',
  tabs: 'Parts of the form',
  basic: 'Basic Info',
  advanced: 'Advanced Preferences',
  advancedIntro: 'These fields are optional. Leave them empty to hear of tenders from everywhere and every sector.',
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    businessType: 'Business Type',
  },
  businessTypePlaceholder: 'Select your business type',
  chosen: (count: number) => (count === 0 ? 'any' : `${count} chosen`),
  next: 'Next: Advanced Preferences',
  back: 'Back: Basic Info',
  submit: 'Subscribe Now',
  pending: 'Subscribing...',
  success: 'Subscription Successful!',
  successText: 'Redirecting to payment instructions...',
  failed: 'Subscription Failed',
  failedText: 'Failed to subscribe',
} as const;
