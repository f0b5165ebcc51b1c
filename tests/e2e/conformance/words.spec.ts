import { describe, expect, it } from 'vitest';
import { runningProduct } from '../../support/product.ts';

/** Words of the specification, and the page on which the server draws them. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    "Pakistan's Premier Tender Announcement Platform",
    'FREE',
    'Browse Tenders',
    'SIGN UP FOR ALERTS',
    'Find Relevant Tenders',
    'Most Recent',
    'Closing Soon',
    'Showing 1-6 of',
    'View all tenders',
    'Premium tender newsletter',
    'Daily digests',
    'Advanced filtering',
    'Priority alerts',
    'Premium insights',
    'Log In',
    'Sign Up',
    'PRO',
    'Karachi',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    '©',
  ],
  '/tenders': ['Browse Tenders', 'All', 'Open', 'Closing Soon', 'Closed', 'View Details', 'Previous', 'Next'],
  '/tenders?search=qzxqzx': ['No tenders found', 'Try adjusting your filters or search term', 'Clear All'],
  '/tenders/999999': [
    'Tender Not Found',
    'The tender you are looking for does not exist or has been removed.',
    'Back to Tenders',
  ],
  '/nowhere': ['404 Page Not Found'],
  '/about': ['Our mission', 'exists', 'What to expect', 'Who we serve'],
  '/privacy-policy': ['Last Updated: May 14, 2025'],
  '/terms-of-service': ['Last Updated: May 14, 2025', 'at least 30 days’ notice of material changes', 'under 13'],
  '/reuse-our-data': ['Reuse our data', 'CC BY 4.0', 'OCDS releases', 'Notices of others'],
  '/cookie-policy': ['Last Updated: May 14, 2025', 'theme', 'selectedPlan'],
  '/contact': [
    'Contact Us',
    'Contact Information',
    'without an account',
    'updated daily',
    'Registration is only needed for advanced features.',
  ],
  '/newsletter': [
    'Stay Ahead with Premium Tender Alerts',
    'Monthly',
    'Yearly',
    'Save 17%',
    'Monthly Plan',
    'Annual Plan',
    'PKR 2,500 / month',
    'PKR 25,000 / year',
    'Save over PKR 5,000',
    '2 months free vs monthly plan',
    'Most Popular',
    'Personalised daily tender alerts',
    'Advanced filtering options',
    'Priority notifications',
    'Email delivery reports',
    'Customisable preferences',
    'Early access to new tenders',
    'Priority customer support',
    'All plans include access to the tender database.',
    'Prices are in PKR.',
    'No hidden fees or contracts - cancel anytime',
    'Premium Tender Newsletter',
    'Premium',
    'Daily Digests',
    'Personalized Filtering',
    'Premium Insights',
    'How often will I receive emails?',
    'account dashboard',
    'How does it differ from the free service?',
    'How do I unsubscribe?',
    'processed immediately',
  ],
  '/payment-info': [
    'Complete Your Subscription',
    'A confirmation email',
    'Important',
    'Account Title',
    'Account Number',
    'Branch Code',
    'IBAN',
    'registered email',
    'full name or company name',
    'Monthly Plan Subscription',
    'PKR 2,500 / month',
    'Need help with payment?',
  ],
  '/payment-info?plan=Annual+Plan&price=1&period=year': ['Annual Plan Subscription', 'PKR 25,000 / year'],
  '/auth': [
    'Log in to your account',
    'Enter your credentials to access your account',
    "Don't have an account? Sign up",
  ],
  '/auth?mode=signup': ['Create an account', 'access tender opportunities', 'Already have an account? Log in'],
  '/admin/login': ['Admin Login', 'New admin accounts can only be created by a Super Admin.'],
};

describe('the words of the specification', () => {
  it.each(Object.entries(WORDS))('stand on %s, before any script runs', async (path, words) => {
    const page = await textOf(path);
    expect(words.filter((word) => !page.includes(word))).toEqual([]);
  });

  it('are on the page of a tender: its facts, and what one can do with it', async () => {
    const [open] = await listed('?status=open&limit=1');
    const page = await textOf(`/tenders/${open}`);
    const words = [
      'Additional Information',
      'Overview',
      'Source',
      'Published Date',
      'Closing Date',
      'Status',
      'Province',
    ];
    const actions = ['City', 'Save', 'Share', 'Print', 'Apply for This Tender', 'Stay Updated', 'Subscribe to Alerts'];
    expect([...words, ...actions, 'Location', 'Back to Tenders'].filter((word) => !page.includes(word))).toEqual([]);
    expect(page).toMatch(/\d+ days? remaining|Closing today/);
  });

  it('say that a closed tender takes no bids', async () => {
    const [closed] = await listed('?status=closed&limit=1');
    const html = await htmlOf(`/tenders/${closed}`);
    expect(plain(html)).toContain('This tender has expired and is no longer accepting applications.');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Apply for This Tender/);
    expect(await htmlOf('/tenders?status=closed')).toMatch(/<button[^>]*disabled[^>]*aria-label="View Details/);
  });

  it('are in the title of every page, with the name of the site', async () => {
    for (const path of Object.keys(WORDS)) expect(await htmlOf(path), path).toMatch(/<title>[^<]*Ailaan[^<]*<\/title>/);
  });

  it('describe a list by its filters, with a canonical link and the place', async () => {
    const html = await htmlOf('/tenders?city=Lahore&province=Punjab&sort=latest');
    expect(html).toMatch(/<title>[^<]*Lahore, Punjab[^<]*<\/title>/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]*Lahore/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/tenders\?city=Lahore&(amp;)?province=Punjab">/);
    expect(html).toContain('<meta name="geo.position" content="30.3753;69.3451">');
  });
});

async function listed(query: string): Promise<readonly number[]> {
  const answer = await fetch(`${runningProduct().url}/api/tenders${query}`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(`${runningProduct().url}${path}`, { headers: { accept: 'text/html' } });
  return answer.text();
}

const textOf = async (path: string) => plain(await htmlOf(path));

/** Text as it is read: elements that stand in a line are joined, the others part words. */
function plain(html: string): string {
  return html
    .replace(/<(script|style|template|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
