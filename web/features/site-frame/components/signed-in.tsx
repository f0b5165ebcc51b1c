import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Link } from 'wouter';
import type { User } from '#contracts/api/users.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { USER_KEY } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { cx } from '../../../lib/cx.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { focusContent } from '../../../lib/routing/navigation.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useForgetPerson } from '../../../lib/session/use-forget-person.ts';
import { displayName, USER_CHANNEL } from '../../../lib/session/use-user.ts';
import { text } from '../signed-in.messages.en.ts';

export function SignedInArea({ user }: { readonly user: User }) {
  useChangedElsewhere();
  return (
    <>
      {/* The way to the administration takes the room that a long name would have. */}
      <AccountLink
        className={cx('max-w-44 truncate text-sm underline underline-offset-4', !user.isAdmin && 'xl:max-w-64')}
      >
        {text.hello(displayName(user))}
      </AccountLink>
      {user.isAdmin && (
        <Link href={paths.admin} className={buttonClass('secondary', 'sm')}>
          {text.adminPanel}
        </Link>
      )}
      <LogoutButton />
    </>
  );
}

export function SignedInMenu({ user, onNavigate }: { readonly user: User; readonly onNavigate: () => void }) {
  return (
    <div className="flex flex-col gap-3">
      <AccountLink onClick={onNavigate} className="min-w-0 rounded-md px-3 py-1 text-sm hover:bg-muted">
        <span className="block font-semibold text-link underline underline-offset-4">{text.account}</span>
        <span className="block truncate">{displayName(user)}</span>
        <span className="block truncate text-soft">{user.email}</span>
      </AccountLink>
      {user.isAdmin && (
        <Link href={paths.admin} onClick={onNavigate} className={buttonClass('secondary')}>
          {text.adminPanel}
        </Link>
      )}
      <LogoutButton onDone={onNavigate} />
    </div>
  );
}

/** Greets by the name that another tab has saved. Somebody else is none of this tab's: its page is from the former person. */
function useChangedElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(USER_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<User>) =>
      queryClient.setQueryData<User | null>(USER_KEY, (known) => (known?.id === data.id ? data : known));
    return () => channel.close();
  }, [queryClient]);
}

/** Loads the page anew: only the server draws it at once with everything that belongs to the account. */
const AccountLink = (props: ComponentProps<'a'>) => <a {...props} href={paths.account} title={text.account} />;

function LogoutButton({ onDone }: { readonly onDone?: () => void }) {
  const { isPending, mutate: logOut } = useLogOut(() => onDone?.());
  return (
    <Button
      variant="secondary"
      size={onDone === undefined ? 'sm' : 'md'}
      pending={isPending}
      disabled={isPending}
      onClick={() => logOut()}
    >
      {isPending ? text.loggingOut : text.logOut}
    </Button>
  );
}

function useLogOut(onSettled: () => void) {
  const forgetPerson = useForgetPerson();
  return useChange<null, void>({
    send: () => request('/api/logout', { method: 'POST' }),
    changed: [],
    done: () => {
      forgetPerson();
      // The button disappears, so the focus moves to the page.
      focusContent();
      onSettled();
      return { title: text.loggedOut, description: text.loggedOutDescription };
    },
    failed: () => {
      onSettled();
      return text.logoutFailed;
    },
    isForm: true,
  });
}
