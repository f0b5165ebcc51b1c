import { z } from 'zod';
import { NewUserBody } from '#contracts/api/users.ts';
import { text } from './messages.en.ts';

const PASSWORD_MIN = 6;

/** Values of the form; the second password is compared and never sent. */
export const NewUserForm = NewUserBody.extend({ confirmPassword: z.string().min(PASSWORD_MIN, text.tooShort) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: text.mismatch,
    // Said along with what is wrong in other fields, not only after those are right.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'confirmPassword' || path?.[0] === 'password'),
  })
  .transform(({ confirmPassword: _compared, ...body }) => body);

export const EMPTY: z.input<typeof NewUserForm> = { username: '', email: '', password: '', confirmPassword: '' };
