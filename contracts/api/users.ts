import { z } from 'zod';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../vocabulary/lists/admin-lists.ts';
import { SIGN_UP_BUSINESS_TYPES } from '../vocabulary/people.ts';
import { forAdmins, forAnybody, forSuperAdmin, forUsers } from './shared/endpoint.ts';
import { email, Id, line } from './shared/fields.ts';
import { filter, pageParameters, sortParameter } from './shared/paging.ts';

export const PASSWORD_MAX = 128;
const USERNAME_TOO_SHORT = 'Username must be at least 3 characters';
const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';

const username = z
  .string({ error: USERNAME_TOO_SHORT })
  .transform((value) => value.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(3, USERNAME_TOO_SHORT)
      .max(30, 'Username must be no more than 30 characters')
      .regex(
        /^[A-Za-z][A-Za-z0-9_.-]*$/,
        'Username must start with a letter and have only letters, digits, underscore, dot and hyphen',
      ),
  );

const password = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(6, PASSWORD_TOO_SHORT)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

export const LoginBody = z.strictObject({
  username: z.string({ error: 'Username is required' }).min(1, 'Username is required').max(254, 'Username is too long'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, 'Password is too long'),
  /** Code of the authenticator app, or a recovery code; asked for by a 401 that names this field. */
  code: z.string().max(40, 'The code is too long').optional(),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const RegisterBody = z.strictObject({
  username,
  email: email('Please enter a valid email'),
  password,
  fullName: line(200, 'Full name is required'),
  businessType: z
    .enum(['', ...(Object.keys(SIGN_UP_BUSINESS_TYPES) as (keyof typeof SIGN_UP_BUSINESS_TYPES)[])], {
      error: 'Choose a business type from the list',
    })
    .nullish()
    .transform((value) => (value ? value : null)),
});
export type RegisterBody = z.infer<typeof RegisterBody>;
export type RegisterBodyInput = z.input<typeof RegisterBody>;

/** An administrator's statement of a new account; the form's confirmPassword never leaves the browser. */
export const NewUserBody = z.strictObject({ username, email: email('Please enter a valid email'), password });
export type NewUserBody = z.infer<typeof NewUserBody>;

/** The account as its owner and administrators see it; never a hash, never a payment id. */
export const User = z.strictObject({
  id: Id,
  username: z.string(),
  email: z.string(),
  fullName: z.string().nullable(),
  businessType: z.string().nullable(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof User>;

export const UserQuery = z.strictObject({
  search: filter(ADMIN_SEARCH_MAX, 'Words of username, name or address', 'rabia'),
  sort: sortParameter(...ADMIN_SORTS.users),
  ...pageParameters(100, 200),
});
export type UserQuery = z.infer<typeof UserQuery>;

export const userEndpoints = {
  current: forUsers.get('/api/user', 'The signed-in user', { response: User }),
  login: forAnybody.post(
    '/api/login',
    'Sign in by username (or email) and password, and by a code where the account has a second factor',
    { budget: 'sign-in', status: 200, body: LoginBody, response: User },
  ),
  register: forAnybody.post('/api/register', 'Create an account and sign in', {
    budget: 'sign-up',
    body: RegisterBody,
    response: User,
  }),
  logout: forAnybody.post('/api/logout', 'End the session; harmless when there is none', { status: 204 }),
  list: forAdmins.get('/api/admin/users', 'Accounts by id', {
    headers: ['X-Total-Count', 'Link'],
    query: UserQuery,
    response: z.array(User),
  }),
  create: forAdmins.post('/api/admin/users', 'Create a plain account', { body: NewUserBody, response: User }),
  setRole: forSuperAdmin.patch('/api/admin/users/:id', 'Grant or remove admin', {
    body: z.strictObject({ isAdmin: z.boolean({ error: 'Must be true or false' }) }),
    response: User,
  }),
  remove: forAdmins.delete('/api/admin/users/:id', 'Delete an account; only the Super Admin deletes an administrator'),
};
