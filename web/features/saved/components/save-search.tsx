import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AuthLink } from '../../../components/auth-link.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { selectAccountDialog } from '../../../lib/session/dialogs.slice.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { text } from '../messages.en.ts';

const SaveSearchDialog = lazyPart(() => import('../searches/save-search-dialog.tsx'));
const LOOK = buttonClass('link', 'sm', 'js-only no-print min-h-8 px-1');

interface SaveSearchProps {
  /** The address of the list from its question mark on. */
  readonly query: string;
  readonly labels: readonly { readonly label: string }[];
}

/** Saves the list as it is filtered; signed out it leads to the sign-in first. */
export function SaveSearch({ query, labels }: SaveSearchProps) {
  const { user } = useUser();
  const dialog = useSelector(selectAccountDialog);
  const [isAsked, ask] = useState(false);
  if (isAsked && user === null && dialog === null) ask(false); // the dialog was closed without signing in
  if (user === null) {
    return (
      <AuthLink dialog="login" next={`${paths.tenders}${query}`} onClick={() => ask(true)} className={LOOK}>
        {text.saveSearch}
      </AuthLink>
    );
  }
  return (
    <>
      <button type="button" data-focus-fallback="" onClick={() => ask(true)} className={LOOK}>
        {text.saveSearch}
      </button>
      {isAsked && (
        <SaveSearchDialog query={query} name={labels.map(({ label }) => label).join(', ')} onClose={() => ask(false)} />
      )}
    </>
  );
}
