import { invalid } from '../../../platform/refusal.ts';
import { whyGuessable } from '../../../platform/security/passwords/guessable.ts';
import { isReserved } from './reserved-usernames.ts';
import { StrictCredentials } from './strict-credentials.ts';

const RESERVED = 'This username is reserved. Choose another one';

interface NewCredentials {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Rules for a new account beyond those of the form. @throws Refusal 'invalid' naming the fields */
export function checkNewCredentials(credentials: NewCredentials, options: { readonly strict: boolean }): void {
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
export function credentialErrors(credentials: NewCredentials, { strict }: { readonly strict: boolean }) {
  const errors: Record<string, string> = {};
  const result = strict ? StrictCredentials.safeParse(credentials) : undefined;
  for (const issue of result?.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  const guessable = whyGuessable(credentials.password, credentials);
  if (guessable !== undefined) errors.password ??= guessable;
  return errors;
}
