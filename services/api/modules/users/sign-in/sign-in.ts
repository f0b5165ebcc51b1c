import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { CODE_REQUIRED } from '#contracts/api/account/second-factor.ts';
import { EMAIL_PATTERN } from '#contracts/api/shared/fields.ts';
import type { LoginBody } from '#contracts/api/users.ts';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { forbidden, notSignedIn } from '../../../platform/refusal.ts';
import { verifyPassword } from '../../../platform/security/passwords.ts';
import { accountKey } from '../../../platform/security/rate-limits/counter-keys.ts';
import type { SignInAttempt } from '../../../platform/security/rate-limits/sign-in-limits.ts';
import { refused } from '../../../platform/security/refusals.ts';
import { findFactor } from '../second-factor/second-factor.queries.ts';
import { takeSecondCode } from '../second-factor/take-second-code.ts';
import { type Credentials, findCredentials, findCredentialsOf } from '../user.queries.ts';

type SignInDependencies = Pick<Dependencies, 'db' | 'config' | 'clock' | 'limits' | 'securityLog'>;

const CODE_WRONG = 'This code is wrong or was used before';
/** Known only to who has the password, so that it tells nobody else of the factor. */
const codeError = (message: string) => notSignedIn(`${message}.`, { code: message });

/**
 * Judges a username or email and a password; answers the account as it was checked. Unknown accounts take the very same steps: they
 * are looked up, counted and hashed, so that neither words nor time tell them from known ones.
 * Where the account has a second factor, the code is judged before anything is counted as a success; without one the
 * attempt is as if it never was, so that asking for the code neither costs nor forgives a guess.
 * @throws Refusal 'not-signed-in' (either is wrong; beside `code`: it is asked for or wrong), 'too-many' (attempts), 'busy' (too many sign-ins at this moment)
 */
export async function signIn(
  dependencies: SignInDependencies,
  body: LoginBody,
  req: Request,
  meta: EventMeta,
): Promise<Credentials> {
  const name = body.username.normalize('NFKC').trim().toLowerCase();
  const account = isPossible(name) ? await findCredentials(dependencies.db, name) : undefined;
  const key = limitKey(account, name);
  const { attempt, fits } = await tryPassword(dependencies, { account, key, password: body.password }, req, meta);
  if (account === undefined || !fits) throw notSignedIn('Invalid username or password');
  const factor = await findFactor(dependencies.db, account.id);
  if (factor?.isOn === true) {
    if (!body.code?.trim()) {
      await attempt.notJudged();
      throw codeError(CODE_REQUIRED);
    }
    if (!(await takeSecondCode(dependencies, account.id, factor, body.code, meta))) {
      await recordRefusal(dependencies, account, 'wrong_code', meta);
      throw codeError(CODE_WRONG);
    }
  }
  await attempt.succeeded();
  if (account.isAdmin) {
    const event = { type: 'SignInSucceeded', data: { userId: account.id } } as const;
    await dependencies.securityLog.record(event, { ...meta, actor: { kind: 'user', id: account.id } });
  }
  return account;
}

/** A text that is nobody's name never reaches the database, which refuses some characters. */
const isPossible = (name: string) => /^[a-z][a-z0-9_.-]*$/.test(name) || EMAIL_PATTERN.test(name);

/** One account has one count, whether it is tried by username or by email; what was typed for nobody is not stored. */
function limitKey(account: Credentials | undefined, name: string): string {
  return account === undefined ? createHash('sha256').update(name).digest('base64url') : accountKey(account.id);
}

/**
 * Asks a signed-in person for his password again; a wrong one, or what `alsoAsks` throws, counts like a failed sign-in.
 * @throws Refusal 'forbidden' (wrong, beside `currentPassword`), 'too-many', 'busy'
 */
export async function confirmPassword(
  dependencies: SignInDependencies,
  { id }: { readonly id: number },
  password: string,
  req: Request,
  meta: EventMeta,
  alsoAsks?: () => Promise<void>,
): Promise<Credentials> {
  const account = await findCredentialsOf(dependencies.db, id);
  const { attempt, fits } = await tryPassword(dependencies, { account, key: accountKey(id), password }, req, meta);
  if (account === undefined || !fits) {
    const message = 'This is not your present password';
    throw forbidden(`${message}.`, { currentPassword: message });
  }
  await alsoAsks?.();
  await attempt.succeeded();
  return account;
}

/** Counts an attempt and judges the password. Whatever keeps it from being judged is in the log as a wrong one is. */
async function tryPassword(
  dependencies: SignInDependencies,
  given: { readonly account: Credentials | undefined; readonly key: string; readonly password: string },
  req: Request,
  meta: EventMeta,
): Promise<{ attempt: SignInAttempt; fits: boolean }> {
  const { account, key, password } = given;
  const note = (reason: EventNamed<'SignInRefused'>['data']['reason']) =>
    recordRefusal(dependencies, account, reason, meta);
  const attempt = await dependencies.limits.attemptSignIn(key, req).catch(async (error: unknown) => {
    await note('too_many_attempts');
    throw error;
  });
  const fits = await verifyPassword(account?.passwordHash, password).catch(async (error: unknown) => {
    await attempt.notJudged();
    await note('too_busy');
    throw error;
  });
  if (!fits) await note('wrong_password');
  return { attempt, fits };
}

async function recordRefusal(
  { securityLog }: SignInDependencies,
  account: Credentials | undefined,
  reason: EventNamed<'SignInRefused'>['data']['reason'],
  meta: EventMeta,
): Promise<void> {
  if (account?.isAdmin !== true) return;
  await securityLog.record({ type: 'SignInRefused', data: { userId: account.id, reason } }, refused(meta));
}
