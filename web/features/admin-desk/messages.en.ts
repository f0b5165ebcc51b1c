import type { DeskPlot } from '#contracts/vocabulary/lists/desk.ts';
import { counted } from './counted.ts';

const PLOTS: Readonly<Record<DeskPlot, string>> = {
  sources: 'Notices by source',
  categories: 'Notices by category',
  subscribers: 'Subscribers',
  revenue: 'Revenue in rupees',
  emails: 'Emails',
  searches: 'Searches that found nothing',
};

const LINES: Readonly<Record<string, string>> = {
  requested: 'Subscribed',
  paid: 'Paid for the first time',
  left: 'Left or disabled',
  expired: 'Term ended',
  revenue: 'Received, less returned',
  sent: 'Sent',
  failed: 'Failed',
  unfound: 'Searches',
};

export const text = {
  heading: 'Desk',
  loading: 'Loading the desk...',
  failed: 'Failed to fetch the desk',
  print: 'Print',
  at: (instant: string) => `As of ${instant}`,
  waitingTitle: 'What needs you',
  todayTitle: 'Today',
  today: {
    published: 'Notices published',
    closing: 'Notices closing',
    requested: 'New subscriptions',
    paid: 'Subscribers won',
    lost: 'Subscribers lost',
  },
  logTitle: 'Log and backups',
  log: { seal: 'Last seal', unsealed: 'Events after it', backup: 'Last backup' },
  never: 'None yet',
  ago: (time: string) => `${time} ago`,
  units: {
    second: counted('second', 'seconds'),
    minute: counted('minute', 'minutes'),
    hour: counted('hour', 'hours'),
    day: counted('day', 'days'),
  },
  daysTitle: 'The last 90 days',
  plots: PLOTS,
  lines: LINES,
  unnamed: { sources: 'No source stated', categories: 'Categories that are gone' },
  others: 'All others',
  none: 'Nothing in these days.',
  pick: (title: string) => `${title}: choose a day`,
  allDays: 'All 90 days',
  day: 'Day',
  most: (count: string) => `Tallest bar: ${count} a day`,
  table: 'As a table',
  unfoundTitle: 'Words that found nothing',
  unfoundLead: 'Asked for on several days. A synonym says what is meant by them.',
  unfoundNone: 'None was asked for on several days. What somebody types once is never shown.',
  unfoundColumns: { words: 'Words', count: 'Searches', add: 'Synonym' },
  addSynonym: 'Add a synonym',
  addSynonymOf: (words: string) => `Add a synonym of ${words}`,
} as const;
