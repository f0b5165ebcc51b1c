import type { ProfileBodyInput } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';

export function profileValues({ username, email, fullName, businessType }: User) {
  return { username, email, fullName: fullName ?? '', businessType: businessType ?? '', currentPassword: '' };
}

export const isNewEmail = (email: string, user: User) => email.trim().toLowerCase() !== user.email.toLowerCase();

/** The body for the API, with the password only where it is asked for. */
export const profileBody =
  (user: User) =>
  ({ currentPassword, businessType, ...names }: Readonly<ReturnType<typeof profileValues>>): ProfileBodyInput => ({
    ...names,
    email: names.email.trim(),
    businessType: businessType as ProfileBodyInput['businessType'],
    ...(isNewEmail(names.email, user) ? { currentPassword } : {}),
  });
