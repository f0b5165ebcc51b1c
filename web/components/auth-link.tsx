import type { MouseEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { isPlain } from '../lib/routing/navigation.ts';
import { paths } from '../lib/routing/paths.ts';
import { type AccountDialog, dialogOpened } from '../lib/session/dialogs.slice.ts';

interface AuthLinkProps {
  readonly dialog: AccountDialog;
  readonly className?: string;
  /** Accessible name, for content without text. */
  readonly label?: string;
  /** Destination after signing in. Another page than this one is led on to from the dialog, too. */
  readonly next?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to the sign-in page that opens the dialog where scripts run; a click before that is not lost. */
export function AuthLink({ dialog, className, label, next, onClick, children }: AuthLinkProps) {
  const dispatch = useDispatch();
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onClick?.();
    dispatch(dialogOpened(dialog, next));
  };
  return (
    <a href={pageOf(dialog, next)} data-opens-dialog="" onClick={open} aria-label={label} className={className}>
      {children}
    </a>
  );
}

function pageOf(dialog: AccountDialog, next: string | undefined): string {
  const page = dialog === 'login' ? paths.auth : paths.signUp;
  return next === undefined ? page : `${page}${dialog === 'login' ? '?' : '&'}next=${encodeURIComponent(next)}`;
}
