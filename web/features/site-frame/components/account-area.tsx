import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { AuthLink } from '../../../components/auth-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { sessionText } from '../../../lib/messages/session.ts';
import { siteText } from '../../../lib/messages/site.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useLogout } from '../../../lib/session/use-logout.ts';
import { displayName, useUser } from '../../../lib/session/use-user.ts';

/** On wide screens: a greeting and Log out, or Log In and Sign Up. */
export function AccountArea() {
  const { user } = useUser();
  if (user === null) {
    return (
      <>
        <AuthLink dialog="login" className={buttonClass('ghost', 'md')}>
          {sessionText.logIn}
        </AuthLink>
        <AuthLink
          dialog="sign-up"
          className={buttonClass('primary', 'md', 'in-data-[clear]:bg-hero-ink in-data-[clear]:text-hero')}
        >
          {sessionText.signUp}
        </AuthLink>
      </>
    );
  }
  return (
    <>
      <AccountLink className="max-w-44 truncate text-sm underline-offset-4 hover:underline">
        {siteText.hello(displayName(user))}
      </AccountLink>
      {user.isAdmin && (
        <Link href={paths.admin} className={buttonClass('secondary', 'sm')}>
          {siteText.adminPanel}
        </Link>
      )}
      <LogoutButton />
    </>
  );
}

/** The same in the menu of small screens, where every item closes the menu. */
export function AccountMenu({ onNavigate }: { readonly onNavigate: () => void }) {
  const { user } = useUser();
  if (user === null) {
    return (
      <div className="grid grid-cols-2 gap-2">
        <AuthLink dialog="login" onClick={onNavigate} className={buttonClass('secondary')}>
          {sessionText.logIn}
        </AuthLink>
        <AuthLink dialog="sign-up" onClick={onNavigate} className={buttonClass('primary')}>
          {sessionText.signUp}
        </AuthLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <AccountLink onClick={onNavigate} className="min-w-0 rounded-md px-3 py-1 text-sm hover:bg-muted">
        <span className="block truncate font-semibold">{displayName(user)}</span>
        <span className="block truncate text-soft">{user.email}</span>
      </AccountLink>
      {user.isAdmin && (
        <Link href={paths.admin} onClick={onNavigate} className={buttonClass('secondary')}>
          {siteText.adminPanel}
        </Link>
      )}
      <LogoutButton onDone={onNavigate} />
    </div>
  );
}

/** Loads the page anew: only the server draws it at once with everything that belongs to the account. */
function AccountLink(props: ComponentProps<'a'>) {
  return <a {...props} href={paths.account} title={siteText.account} />;
}

function LogoutButton({ onDone }: { readonly onDone?: () => void }) {
  const { isPending, logOut } = useLogout();
  return (
    <Button
      variant="secondary"
      size={onDone === undefined ? 'sm' : 'md'}
      pending={isPending}
      onClick={() => void logOut().then(onDone)}
    >
      {isPending ? sessionText.loggingOut : sessionText.logOut}
    </Button>
  );
}
