import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { User } from '#contracts/api/users.ts';
import { paths } from '../../lib/routing/paths.ts';
import { safeReturnPath } from '../../lib/routing/return-path.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** Leaves a sign-in page: to home for people signed in before, to `next` or the default after signing in here. */
export function useSignInRedirect(): void {
  const { user } = useUser();
  const [wasSignedIn] = useState(user !== null);
  const [, navigate] = useLocation();
  const next = new URLSearchParams(useSearch()).get('next');
  useEffect(() => {
    if (user === null) return;
    const landing = wasSignedIn ? paths.home : signInRedirect(user, next);
    // The server's own page, which the routes of the browser do not know.
    if (landing === paths.queues) location.replace(landing);
    else navigate(landing, { replace: true });
  }, [user, wasSignedIn, next, navigate]);
}

/** The safe return path if there is one; else /admin for administrators and the home page for everybody else. */
export function signInRedirect(user: Pick<User, 'isAdmin'>, next: string | null): string {
  return safeReturnPath(next) ?? (user.isAdmin ? paths.admin : paths.home);
}
