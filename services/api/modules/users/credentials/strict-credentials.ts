import { z } from 'zod';
import { PASSWORD_MAX } from '#contracts/api/users.ts';

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
export const StrictCredentials = z.object({ username, password });
