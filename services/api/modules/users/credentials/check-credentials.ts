import { z } from 'zod';
import { type NewUserBody, PASSWORD_MAX } from '#contracts/api/users.ts';
import { invalid } from '../../../platform/refusal.ts';
import { whyGuessable } from '../../../platform/security/passwords/guessable.ts';
import { isReserved } from './reserved-usernames.ts';

const PATTERNS = ['123', 'abc', 'qwe', 'password', 'admin'];

const username = z
  .string()
  .min(6, 'Username must be at least 6 characters')
  .max(30, 'Username must be no more than 30 characters')
  .regex(/^[A-Za-z]/, 'Username must start with a letter')
  .regex(/^[A-Za-z0-9_.-]+$/, 'Username must have only letters, digits, underscore, dot and hyphen')
  .refine((name) => !/^(admin|administrator)$/i.test(name), 'Username cannot be admin or administrator');

const password = z
  .string()
  .min(12, 'Password must be at least 12 characters')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .regex(/\p{Lu}/u, 'Password must have an uppercase letter')
  .regex(/\p{Ll}/u, 'Password must have a lowercase letter')
  .regex(/\d/, 'Password must have a digit')
  .regex(/[^\p{L}\p{N}\s]/u, 'Password must have a special character')
  .refine((text) => !/(.)\1\1/su.test(text), 'Password must not repeat a character three or more times in a row')
  .refine(
    (text) => !PATTERNS.some((pattern) => text.toLowerCase().includes(pattern)),
    `Password must not have a common pattern (${PATTERNS.join(', ')})`,
  );

/** The stricter rules: always for the first administrator, for everybody when STRICT_CREDENTIALS is on. */
const StrictCredentials = z.object({ username, password });

const RESERVED = 'This username is reserved. Choose another one';

/** Rules for a new account beyond those of the form. @throws Refusal 'invalid' naming the fields */
export function checkNewCredentials(credentials: NewUserBody, options: { readonly strict: boolean }): void {
  const errors = credentialErrors(credentials, options);
  if (isReserved(credentials.username)) errors.username = RESERVED;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Why an account may not be renamed to `username`. */
export function usernameError(username: string, strict: boolean): string | undefined {
  if (isReserved(username)) return RESERVED;
  return strict ? StrictCredentials.shape.username.safeParse(username).error?.issues[0]?.message : undefined;
}

/** Field → why its value may not be used; for the first administrator, who may have a reserved name. */
export function credentialErrors(credentials: NewUserBody, { strict }: { readonly strict: boolean }) {
  const errors: Record<string, string> = {};
  const result = strict ? StrictCredentials.safeParse(credentials) : undefined;
  for (const issue of result?.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  const guessable = whyGuessable(credentials.password, credentials);
  if (guessable !== undefined) errors.password ??= guessable;
  return errors;
}
