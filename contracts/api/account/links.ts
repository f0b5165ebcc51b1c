import { z } from 'zod';
import { forAnybody, forUsers } from '../shared/endpoint.ts';
import { email } from '../shared/fields.ts';
import { RegisterBody } from '../users.ts';

const NOT_WHOLE = 'The link is not whole. Open it from the mail again, or ask for a new one';
const token = z.string({ error: NOT_WHOLE }).min(1, NOT_WHOLE).max(200, NOT_WHOLE);

const Message = z.strictObject({ message: z.string() });

/** The address of the signed-in account, and one that waits to be confirmed. */
export const OwnAddress = z.strictObject({ isConfirmed: z.boolean(), waiting: z.string().nullable() });
export type OwnAddress = z.infer<typeof OwnAddress>;

export const ForgotBody = z.strictObject({ email: email('Please enter a valid email') });
export type ForgotBody = z.infer<typeof ForgotBody>;

export const ResetBody = z.strictObject({ token, newPassword: RegisterBody.shape.password });

/** Links that are mailed; to open one is to see a page, only these calls act. */
export const linkEndpoints = {
  address: forUsers.get(
    '/api/account/address',
    "Whether the signed-in user's email address is confirmed, and a new one that waits for it",
    { response: OwnAddress },
  ),
  resend: forUsers.post(
    '/api/account/confirmation-mail',
    'Mail the link that confirms the email address once more; three links a day',
    { status: 202, response: Message },
  ),
  confirm: forAnybody.post(
    '/api/confirm-address',
    'Confirm an email address by the token of a mailed link; a new address takes effect and ends all sessions',
    { budget: 'link', status: 204, body: z.strictObject({ token }) },
  ),
  forgot: forAnybody.post('/api/forgot-password', 'Mail a link for a new password; the same answer for any address', {
    budget: 'link',
    status: 202,
    body: ForgotBody,
    response: Message,
  }),
  reset: forAnybody.post(
    '/api/reset-password',
    'Choose a new password by the token of a mailed link; all sessions end, a second factor stays',
    { budget: 'link', status: 200, body: ResetBody, response: z.strictObject({ isSignedIn: z.boolean() }) },
  ),
};
