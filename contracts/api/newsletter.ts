import { z } from 'zod';
import { readWords, WORD_ITEMS_MAX, WORDS_MAX } from '../rules/search/word-list.ts';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../vocabulary/lists/admin-lists.ts';
import { REVERSAL_KINDS, TERM_FILTERS } from '../vocabulary/lists/payment-lists.ts';
import { EMAIL_FREQUENCIES, EXTENSION_MONTHS, INTEREST_AREAS } from '../vocabulary/newsletter.ts';
import { SUBSCRIBER_BUSINESS_TYPES } from '../vocabulary/people.ts';
import { SECTORS } from '../vocabulary/sectors.ts';
import { AreaReach } from './operations/area-reach.ts';
import { forAdmins, forAnybody } from './shared/endpoint.ts';
import { email, Id, line, optionalParagraphs, paragraphs } from './shared/fields.ts';
import { choice, filter, pageParameters, sortParameter } from './shared/paging.ts';
import { TenderListItem } from './tenders.ts';

/** Tenders in the answer to the link of a digest; one that told of more is told by its total. */
export const SENT_MAX = 2000;

export const PlanChoice = z.enum(['monthly', 'yearly'], { error: 'Must be monthly or yearly' });

const names = (max: number) =>
  z
    .array(line(200))
    .max(max, `Choose at most ${max}`)
    .default([])
    .transform((list) => [...new Set(list.filter((name) => name !== ''))]);

/** Items with commas, semicolons or lines between them, each as a search of the list; one that begins with a dash excludes. */
const words = paragraphs(WORDS_MAX).refine((text) => {
  const { wanted, excluded } = readWords(text);
  return wanted.length + excluded.length <= WORD_ITEMS_MAX;
}, `At most ${WORD_ITEMS_MAX} words or phrases with commas between them`);

const preferences = {
  interestAreas: z
    .array(z.enum(INTEREST_AREAS, { error: 'Choose areas from the list' }), {
      error: 'Select at least one area of interest',
    })
    .min(1, 'Select at least one area of interest')
    .max(INTEREST_AREAS.length)
    .transform((list) => [...new Set(list)]),
  categories: names(50),
  cities: names(50),
  provinces: names(20),
  sectors: z
    .array(z.enum(SECTORS, { error: 'Choose sectors from the list' }))
    .max(SECTORS.length)
    .default([])
    .transform((list) => [...new Set(list)]),
  words: words.default(''),
  emailFrequency: z.enum(EMAIL_FREQUENCIES, { error: 'Must be daily, weekly or immediate' }).default('daily'),
};

export const Preferences = z.strictObject(preferences);
export type Preferences = z.infer<typeof Preferences>;

export const NewsletterBody = z.strictObject({
  email: email('Please enter a valid email address'),
  fullName: line(200, 'Full name is required'),
  businessType: z.enum(SUBSCRIBER_BUSINESS_TYPES, { error: 'Please select your business type' }),
  ...preferences,
  plan: PlanChoice.default('monthly'),
});
export type NewsletterBody = z.infer<typeof NewsletterBody>;
export type NewsletterBodyInput = z.input<typeof NewsletterBody>;

export const Subscription = z.strictObject({
  id: Id,
  userId: Id.nullable(),
  email: z.string(),
  fullName: z.string(),
  businessType: z.string(),
  interestAreas: z.array(z.string()),
  categories: z.array(z.string()),
  cities: z.array(z.string()),
  provinces: z.array(z.string()),
  sectors: z.array(z.string()),
  words: z.string(),
  emailFrequency: z.enum(EMAIL_FREQUENCIES),
  /** ISO instants. */
  lastEmailSent: z.string().nullable(),
  isActive: z.boolean(),
  isPremium: z.boolean(),
  /** Null: never paid. */
  expiryDate: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  plan: PlanChoice,
  /** Rupees that the first term costs, as they were when it was asked for; null once it is paid. */
  agreedPrice: z.number().int().nullable(),
  paymentReference: z.string(),
  /** Chosen interest areas that stand for no category and no words just now, so that they match nothing. */
  emptyInterestAreas: z.array(z.string()),
  createdAt: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The answer to a new subscriber. */
export const SubscriptionReceipt = Subscription.pick({
  ...{ id: true, email: true, plan: true, paymentReference: true },
}).extend({ message: z.string() });
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>;

export const PaymentBody = z.strictObject({
  plan: PlanChoice,
  amount: z
    .number({ error: 'Amount is required' })
    .int('Must be whole rupees')
    .min(1, 'Must be more than 0')
    .max(100_000_000),
  reference: line(100, 'The bank reference is required'),
  receivedAt: z.iso.datetime({ offset: true, error: 'Must be a date and time' }).optional(),
  note: optionalParagraphs(1000),
  /** Proof of payment that it answers; without one it answers every proof of the subscription that waits. */
  proofId: Id.optional(),
});
export type PaymentBody = z.infer<typeof PaymentBody>;

export const Payment = z.strictObject({
  id: Id,
  subscriptionId: Id,
  plan: PlanChoice,
  amount: z.number().int(),
  reference: z.string(),
  receivedAt: z.string(),
  expiresAt: z.string(),
  recordedBy: Id.nullable(),
  recordedAt: z.string(),
  note: z.string().nullable(),
  /** Number of the receipt; null for payments from before receipts were numbered. */
  receipt: z.string().nullable(),
  /** Null: the payment stands. */
  reversal: z.enum(REVERSAL_KINDS).nullable(),
  reversalReason: z.string().nullable(),
  reversedAmount: z.number().int().nullable(),
  reversedAt: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** Preferences as their owner sees them by the signed link of a mail; the address is masked. */
export const OwnSubscription = Subscription.pick({
  ...{ isActive: true, isPremium: true, expiryDate: true, emailFrequency: true },
  ...{ interestAreas: true, categories: true, cities: true, provinces: true, sectors: true, words: true },
}).extend({ maskedEmail: z.string() });
export type OwnSubscription = z.infer<typeof OwnSubscription>;

export const InterestArea = z.strictObject({
  id: Id,
  /** Names the state in If-Match of a change, as of a category. */
  version: z.number().int(),
  name: z.string(),
  categories: z.array(z.string()),
  /** Words as in preferences, without exclusions. */
  words: z.string(),
  /** Open tenders that the area matches now, of the newest REACH_LOOKED_AT; 0 is shown as a warning. */
  openTenders: z.number().int(),
});
export type InterestArea = z.infer<typeof InterestArea>;

export const InterestAreaBody = z.strictObject({
  categories: z.array(line(200)).max(100),
  /** Absent: as they were. */
  words: words
    .refine((text) => readWords(text).excluded.length === 0, 'An area of interest excludes nothing')
    .optional(),
});
export type InterestAreaBody = z.infer<typeof InterestAreaBody>;

export const SubscriptionQuery = z.strictObject({
  search: filter(ADMIN_SEARCH_MAX, 'Words of name, address or reference, a number or an amount', 'rabia'),
  state: choice(TERM_FILTERS, 'How the paid term stands', 'owing', `Must be one of ${TERM_FILTERS.join(', ')}, or all`),
  sort: sortParameter(...ADMIN_SORTS.subscriptions),
  ...pageParameters(50, 200),
});
export type SubscriptionQuery = z.infer<typeof SubscriptionQuery>;

/** Notices that preferences would tell of; counts that are 'gte' stopped where enough was seen. */
export const Estimate = z.strictObject({
  open: z.number().int().min(0),
  openRelation: z.enum(['eq', 'gte']),
  /** Mean of the last four weeks. */
  perWeek: z.number().int().min(0),
  perWeekRelation: z.enum(['eq', 'gte']),
  /** Open ones that close first. */
  first: z.array(TenderListItem).max(3),
});
export type Estimate = z.infer<typeof Estimate>;

export const newsletterEndpoints = {
  subscribe: forAnybody.post('/api/newsletter', 'Subscribe; the answer carries the reference for the bank transfer', {
    budget: 'newsletter',
    requestHeaders: ['Idempotency-Key'],
    body: NewsletterBody,
    response: SubscriptionReceipt,
  }),
  subscribeByForm: forAnybody.post(
    '/newsletter',
    'The same by the form of the page without JavaScript; leads on to the payment instructions',
    { budget: 'newsletter', status: 200, rawBody: 'application/x-www-form-urlencoded', bodyLimit: 20_000 },
  ),
  estimate: forAnybody.post(
    '/api/newsletter/estimate',
    'How many notices preferences find now and bring in a week; saves nothing',
    {
      budget: 'estimate',
      status: 200,
      isPersonal: true,
      body: Preferences.omit({ emailFrequency: true, interestAreas: true }).extend({
        interestAreas: z.array(z.enum(INTEREST_AREAS)).max(INTEREST_AREAS.length).default([]),
      }),
      response: Estimate,
    },
  ),
  list: forAdmins.get('/api/admin/subscriptions', 'Subscriptions, newest first', {
    headers: ['X-Total-Count'],
    query: SubscriptionQuery,
    response: z.array(Subscription),
  }),
  setStatus: forAdmins.patch('/api/admin/subscriptions/:id/status', 'Enable or disable a subscription', {
    body: z.strictObject({ isActive: z.boolean({ error: 'Must be true or false' }) }),
    response: Subscription,
  }),
  extend: forAdmins.post('/api/admin/subscriptions/:id/extend', 'Extend a term by 1, 3, 6 or 12 months', {
    status: 200,
    body: z.strictObject({
      months: z.literal(EXTENSION_MONTHS, { error: 'Must be 1, 3, 6 or 12' }),
      /** The expiry as it was seen: 409 once it is another, so that nothing is extended twice. */
      expiryDate: z.iso.datetime({ offset: true, error: 'Must be a date and time' }).optional(),
    }),
    response: Subscription,
  }),
  erase: forAdmins.delete(
    '/api/admin/subscriptions/:id',
    'End a subscription for good and erase whose it was; its payments stay, of nobody',
  ),
  recordPayment: forAdmins.post(
    '/api/admin/subscriptions/:id/payments',
    'Record a bank transfer; the subscription becomes premium',
    { body: PaymentBody, response: z.strictObject({ payment: Payment, subscription: Subscription }) },
  ),
  payments: forAdmins.get('/api/admin/subscriptions/:id/payments', 'The transfers of a subscription, newest first', {
    response: z.array(Payment),
  }),
  own: forAnybody.get('/api/unsubscribe/:token', 'The subscription that a signed link names; changes nothing', {
    isPersonal: true,
    response: OwnSubscription,
  }),
  ownPreferences: forAnybody.put(
    '/api/unsubscribe/:token/preferences',
    'Change what the subscription wants to hear of',
    { isPersonal: true, body: Preferences, response: OwnSubscription },
  ),
  unsubscribe: forAnybody.post('/api/unsubscribe/:token', 'Stop all mails of the subscription at once', {
    status: 200,
    isPersonal: true,
    response: OwnSubscription,
  }),
  resume: forAnybody.post('/api/unsubscribe/:token/resume', 'Receive them again, as the owner wishes', {
    status: 200,
    isPersonal: true,
    response: OwnSubscription,
  }),
  oneClick: forAnybody.post(
    '/unsubscribe/:token',
    'The same for mail programs (RFC 8058) and for the page without JavaScript',
    { status: 200, anyOrigin: true },
  ),
  sent: forAnybody.get(
    '/api/sent/:token/:mail',
    'The tenders that one digest told its subscriber of, closing soonest first; total in X-Total-Count',
    { isPersonal: true, headers: ['X-Total-Count'], response: z.array(TenderListItem).max(SENT_MAX) },
  ),
  interestAreas: forAdmins.get(
    '/api/admin/interest-areas',
    'Which categories and words each area of interest stands for',
    { response: z.array(InterestArea) },
  ),
  areaReach: forAdmins.get(
    '/api/admin/interest-areas/reach',
    'Open tenders that no area of interest reaches, and categories of none',
    { response: AreaReach },
  ),
  mapInterestArea: forAdmins.put(
    '/api/admin/interest-areas/:id',
    'Choose the categories and words of an area of interest',
    { requestHeaders: ['If-Match'], body: InterestAreaBody, response: InterestArea },
  ),
};
