import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Tender } from '#contracts/api/tenders.ts';
import { AuthLink } from '../../../components/auth-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { selectAccountDialog } from '../../../lib/session/dialogs.slice.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { text } from '../messages.en.ts';

const SaveToggle = lazy(() => import('./save-toggle.tsx'));
const LOOK = buttonClass('ghost', 'md', 'js-only w-full border border-field');

/**
 * Keeps a tender. Signed out it opens the sign-in dialog and saves it afterwards; only signed in it costs more
 * than these lines.
 */
export function SaveTender({ tender }: { readonly tender: Tender }) {
  const { user } = useUser();
  const isHydrated = useHydrated();
  const dialog = useSelector(selectAccountDialog);
  const [isAsked, setAsked] = useState(false);
  if (isAsked && user === null && dialog === null) setAsked(false); // the dialog was closed without signing in
  const content = (
    <>
      <Icon name="bookmark" className="size-4" />
      {text.save}
    </>
  );
  if (user === null) {
    return (
      <AuthLink dialog="login" next={paths.tender(tender.id)} onClick={() => setAsked(true)} className={LOOK}>
        {content}
      </AuthLink>
    );
  }
  const waiting = (
    <button type="button" disabled className={LOOK}>
      {content}
    </button>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SaveToggle tender={tender} className={LOOK} isAsked={isAsked} />
    </Suspense>
  );
}
