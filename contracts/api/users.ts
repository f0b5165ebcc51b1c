import { z } from 'zod';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../vocabulary/lists/admin-lists.ts';
import { SIGN_UP_BUSINESS_TYPES } from '../vocabulary/people.ts';
import { endpoint } from './shared/endpoint.ts';
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
  /** Of the authenticator app, or a recovery code; asked for by a 401 that names this field. */
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

/** What an administrator states of a new account; the form's confirmPassword never leaves the browser. */
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
  search: filter(ADMIN_SEARCH_MAX),
  sort: sortParameter(...ADMIN_SORTS.users),
  ...pageParameters(100, 200),
});
export type UserQuery = z.infer<typeof UserQuery>;

export const userEndpoints = {
  current: endpoint({
    method: 'GET',
    path: '/api/user',
    access: 'user',
    budget: 'read',
    status: 200,
    summary: 'The signed-in user',
    response: User,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    budget: 'sign-in',
    status: 200,
    summary: 'Sign in by username (or email) and password, and by a code where the account has a second factor',
    body: LoginBody,
    response: User,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    budget: 'sign-up',
    status: 201,
    summary: 'Create an account and sign in',
    body: RegisterBody,
    response: User,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    budget: 'write',
    status: 204,
    summary: 'End the session; harmless when there is none',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    budget: 'read',
    status: 200,
    summary: 'Accounts by id',
    query: UserQuery,
    response: z.array(User),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    budget: 'write',
    status: 201,
    summary: 'Create a plain account',
    body: NewUserBody,
    response: User,
  }),
  setRole: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'super-admin',
    budget: 'write',
    status: 200,
    summary: 'Grant or remove admin',
    body: z.strictObject({ isAdmin: z.boolean({ error: 'Must be true or false' }) }),
    response: User,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    budget: 'write',
    status: 204,
    summary: 'Delete an account; only the Super Admin deletes an administrator',
  }),
};
