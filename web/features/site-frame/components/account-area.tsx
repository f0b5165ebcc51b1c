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
      <span className="max-w-44 truncate text-sm">{siteText.hello(displayName(user))}</span>
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
      <p className="min-w-0 px-3 text-sm">
        <span className="block truncate font-semibold">{displayName(user)}</span>
        <span className="block truncate text-soft">{user.email}</span>
      </p>
      {user.isAdmin && (
        <Link href={paths.admin} onClick={onNavigate} className={buttonClass('secondary')}>
          {siteText.adminPanel}
        </Link>
      )}
      <LogoutButton onDone={onNavigate} />
    </div>
  );
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
