import { z } from 'zod';
import type { PortalSettings } from '../../events/administration/settings.ts';
import { SETTINGS_LABELS } from '../../vocabulary/fields/settings-labels.ts';
import { NEWSPAPERS_MAX } from '../../vocabulary/lists/newspapers.ts';
import { PRICE_MAX } from '../../vocabulary/plans.ts';
import { forAdmins, forAnybody, forSuperAdmin } from '../shared/endpoint.ts';
import { line, optionalVisibleLine, visibleText } from '../shared/fields.ts';
import { BankAccount, BankAccountsBody } from './settings/bank-accounts.ts';
import { ContactFacts, ContactSection } from './settings/contact.ts';
import { MailSection, MailServerBody, MailSettings, MailTest } from './settings/mail.ts';
import { Setup } from './setup.ts';

/** Plain text: it stands in senders of emails and in titles. */
const PortalName = optionalVisibleLine(60).refine(
  (text) => text === null || !/[<>"]/.test(text),
  'Must be plain text, without < > and "',
);

const LONGEST = 100;

/** Newspapers in the operator's order, each once; empty ones are left out. */
const Newspapers = z
  .array(line(2000))
  .max(NEWSPAPERS_MAX, `At most ${NEWSPAPERS_MAX} newspapers, please`)
  .refine((names) => names.every((name) => name.length <= LONGEST), `Each must be at most ${LONGEST} characters`)
  .transform((names) =>
    names.map(visibleText).filter((name, at, all) => name !== '' && all.findIndex(isLike(name)) === at),
  );

const isLike = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();

const price = z
  .number({ error: 'Price is required' })
  .int('Must be whole rupees')
  .min(1, 'Must be more than 0')
  .max(PRICE_MAX, `Must be at most ${PRICE_MAX.toLocaleString('en')}`);

/** A schema for each section; the compiler misses one. */
type Sections = Readonly<Record<keyof PortalSettings, z.ZodType>>;

/** Sections by themselves: an absent one stays as it is, null gives the first values back. */
export const SettingsBody = z.strictObject({
  name: PortalName.optional(),
  bankAccounts: BankAccountsBody.optional(),
  plans: z.strictObject({ monthly: price, yearly: price }).nullable().optional(),
  contact: ContactSection.nullable().optional(),
  /** The line beside FREE on the home page. */
  banner: optionalVisibleLine(120).optional(),
  mail: MailSection.nullable().optional(),
  newspapers: Newspapers.nullable().optional(),
  /** Whether drafts of the inbox are published by somebody else than who keyed them. */
  secondLook: z.boolean({ error: 'Must be on or off' }).nullable().optional(),
} satisfies Sections);
export type SettingsBody = z.output<typeof SettingsBody>;
export type SettingsInput = z.input<typeof SettingsBody>;

/** Whether the operator stated it here, or first values hold: of the environment, or of the product. */
const Source = z.enum(['settings', 'first']);
const SOURCES = Object.fromEntries(Object.keys(SETTINGS_LABELS).map((section) => [section, Source])) as Record<
  keyof PortalSettings,
  typeof Source
>;

export const Settings = z.strictObject({
  name: z.string(),
  bankAccounts: z.array(BankAccount),
  plans: z.strictObject({ monthly: z.number().int(), yearly: z.number().int() }),
  contact: ContactFacts,
  banner: z.string().nullable(),
  mail: MailSettings,
  newspapers: z.array(z.string()),
  secondLook: z.boolean(),
  sources: z.strictObject(SOURCES),
} satisfies Sections & { readonly sources: z.ZodType });
export type Settings = z.infer<typeof Settings>;

export const settingsEndpoints = {
  bankAccounts: forAnybody.get('/api/bank-accounts', 'Bank accounts that a subscriber pays to', {
    response: z.array(BankAccount),
  }),
  newspapers: forAdmins.get('/api/admin/newspapers', 'Newspapers that the form of a tender suggests', {
    response: z.array(z.string()),
  }),
  read: forSuperAdmin.get('/api/admin/settings', 'Settings of the portal', { response: Settings }),
  change: forSuperAdmin.put('/api/admin/settings', 'Change settings by sections; pages and emails follow at once', {
    requestHeaders: ['If-Match'],
    body: SettingsBody,
    response: Settings,
  }),
  setup: forAdmins.get('/api/admin/setup', 'What of the set-up of the portal is done', { response: Setup }),
  testMail: forSuperAdmin.post(
    '/api/admin/settings/test-mail',
    'Send yourself an email by these settings, saved or not',
    {
      status: 200,
      budget: 'expensive',
      body: MailServerBody,
      response: MailTest,
    },
  ),
} as const;
