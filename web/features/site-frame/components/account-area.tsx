import { AuthLink } from '../../../components/auth-link.tsx';
import { lazyPreloaded } from '../../../components/drawn/lazy-preloaded.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useUser } from '../../../lib/session/use-user.ts';
import { text } from '../messages.en.ts';

const load = () => import('./signed-in.tsx');
/** Loaded only for signed-in people, because most visitors are not. The server has it at hand. */
const SignedInArea = lazyPreloaded(async () => (await load()).SignedInArea, null);
const SignedInMenu = lazyPreloaded(async () => (await load()).SignedInMenu, null);
if (import.meta.env.SSR) await Promise.all([SignedInArea, SignedInMenu].map(({ preload }) => preload()));

/** On wide screens: a greeting and Log out, or Log In and Sign Up. */
export function AccountArea() {
  const { user } = useUser();
  if (user !== null) return <SignedInArea user={user} />;
  return (
    <>
      <AuthLink dialog="login" className={buttonClass('ghost', 'md')}>
        {text.logIn}
      </AuthLink>
      <AuthLink
        dialog="sign-up"
        className={buttonClass('primary', 'md', 'in-data-[clear]:bg-hero-ink in-data-[clear]:text-hero')}
      >
        {text.signUp}
      </AuthLink>
    </>
  );
}

/** The same in the menu of small screens, where every item closes the menu. */
export function AccountMenu({ onNavigate }: { readonly onNavigate: () => void }) {
  const { user } = useUser();
  if (user !== null) return <SignedInMenu user={user} onNavigate={onNavigate} />;
  return (
    <div className="grid grid-cols-2 gap-2">
      <AuthLink dialog="login" onClick={onNavigate} className={buttonClass('secondary')}>
        {text.logIn}
      </AuthLink>
      <AuthLink dialog="sign-up" onClick={onNavigate} className={buttonClass('primary')}>
        {text.signUp}
      </AuthLink>
    </div>
  );
}
