import { z } from 'zod';
import { SEARCH_FREQUENCIES } from '../../vocabulary/newsletter.ts';
import { EmailSummary } from '../emails.ts';
import { OwnSubscription, Payment, Subscription } from '../newsletter.ts';
import { forUsers } from '../shared/endpoint.ts';
import { Id } from '../shared/fields.ts';
import { pageParameters } from '../shared/paging.ts';
import { LoginBody, RegisterBody, User } from '../users.ts';
import { NoticeMails } from './notice-mails.ts';
import { OwnSession } from './sessions.ts';

const currentPassword = (required: string) =>
  z
    .string({ error: required })
    .min(1, required)
    .max(LoginBody.shape.password.maxLength ?? 128, 'Password is too long');

export const PASSWORD_FOR_EMAIL = 'Enter your password to change the email address';

/** The whole profile. Changing the address, to which an account may be recovered, takes the password. */
export const ProfileBody = RegisterBody.omit({ password: true }).extend({
  currentPassword: currentPassword(PASSWORD_FOR_EMAIL).optional(),
});
export type ProfileBody = z.infer<typeof ProfileBody>;
export type ProfileBodyInput = z.input<typeof ProfileBody>;

export const PasswordBody = z.strictObject({
  currentPassword: currentPassword('Current password is required'),
  newPassword: RegisterBody.shape.password,
});
export type PasswordBody = z.infer<typeof PasswordBody>;

/** The words that a person types to show that the deletion is meant. */
export const DELETION_WORDS = 'delete my account';

export const DeletionBody = z.strictObject({
  currentPassword: currentPassword('Password is required'),
  confirmation: z
    .string({ error: `Type "${DELETION_WORDS}"` })
    .max(100, `Type "${DELETION_WORDS}"`)
    .refine((value) => value.trim().toLowerCase() === DELETION_WORDS, `Type "${DELETION_WORDS}"`),
});
export type DeletionBody = z.infer<typeof DeletionBody>;

/** A mail that was sent to the signed-in person. */
export const OwnMail = EmailSummary.omit({ to: true, error: true }).extend({
  /** False when the list of mails was emptied since; then only the fact is left. */
  hasContent: z.boolean(),
});
export type OwnMail = z.infer<typeof OwnMail>;

/** Everything that is kept about a person, for taking along. */
export const AccountExport = z.strictObject({
  exportedAt: z.string(),
  profile: z.strictObject({ ...User.shape, createdAt: z.string() }),
  subscriptions: z.array(
    Subscription.pick({
      ...{ id: true, email: true, fullName: true, businessType: true, plan: true, paymentReference: true },
      ...{ isActive: true, isPremium: true, expiryDate: true, createdAt: true },
    }).extend({
      preferences: OwnSubscription.omit({ maskedEmail: true, isActive: true, isPremium: true, expiryDate: true }),
      payments: z.array(
        Payment.omit({ id: true, subscriptionId: true, recordedBy: true, note: true, reversalReason: true }),
      ),
    }),
  ),
  /** Choices about mails on known notices; null in place of a choice that was never made. */
  noticeMails: NoticeMails.nullable(),
  /** Notices hidden by the links of mails, with the words excluded because of each. */
  hiddenTenders: z.array(
    z.strictObject({ id: Id, title: z.string(), excluded: z.array(z.string()), hiddenAt: z.string() }),
  ),
  /** Devices that are signed in. */
  sessions: z.array(OwnSession.omit({ id: true, isThis: true })),
  savedSearches: z.array(
    z.strictObject({
      name: z.string(),
      query: z.record(z.string(), z.string()),
      frequency: z.enum(SEARCH_FREQUENCIES),
      isPaused: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  savedTenders: z.array(z.strictObject({ id: Id, title: z.string(), savedAt: z.string() })),
  /** Mails with their plain text. */
  mails: z.array(OwnMail.omit({ id: true, hasContent: true }).extend({ to: z.string(), text: z.string() })),
  contactMessages: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      sentAt: z.string(),
    }),
  ),
  /** Events of the account and its subscriptions. */
  events: z.array(
    z.strictObject({
      stream: z.string(),
      type: z.string(),
      data: z.record(z.string(), z.unknown()),
      byMe: z.boolean(),
      recordedAt: z.string(),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const accountEndpoints = {
  profile: forUsers.put(
    '/api/account/profile',
    'Change username, full name and business type; a new email takes the password, and effect once its owner confirms it',
    { body: ProfileBody, response: User },
  ),
  password: forUsers.post('/api/account/password', 'Change the password; other sessions end, this one goes on', {
    status: 204,
    body: PasswordBody,
  }),
  remove: forUsers.post(
    '/api/account/deletion',
    'Delete the own account for good: whatever names the person is erased everywhere',
    { status: 204, body: DeletionBody },
  ),
  mails: forUsers.get('/api/account/mails', 'Mails sent to the signed-in user, newest first; total in X-Total-Count', {
    headers: ['X-Total-Count', 'Link'],
    query: z.strictObject(pageParameters(20)),
    response: z.array(OwnMail),
  }),
  mail: forUsers.get('/api/account/mails/:id/preview', 'The html of one own mail as a document that may run nothing', {
    media: 'text/html',
  }),
  export: forUsers.get('/api/account/export', 'Everything that is kept about the signed-in user, as a download', {
    budget: 'expensive',
    response: AccountExport,
  }),
};
