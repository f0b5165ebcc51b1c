import { useContext } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { AuthLink } from '../../../components/auth-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';
import { SavingContext } from '../saving.ts';

const LOOK = buttonClass('ghost', 'icon', 'js-only -m-1');

/** Keeps the tender of a card, or keeps it no longer; signed out it leads to the sign-in first. */
export function SaveOnCard({ tender }: { readonly tender: TenderListItem }) {
  const saving = useContext(SavingContext);
  if (saving === null) return null;
  const { isSignedIn, saved, pending, saveAfterSignIn, next } = saving;
  const label = text.saveOf(tender.title);
  if (!isSignedIn) {
    return (
      <AuthLink dialog="login" next={next} label={label} onClick={() => saveAfterSignIn(tender)} className={LOOK}>
        <Icon name="bookmark" className="size-5" />
      </AuthLink>
    );
  }
  const isSaved = saved?.ids.has(tender.id) === true;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      aria-disabled={saved === null}
      data-focus-fallback={pending?.id === tender.id ? '' : undefined}
      onClick={() => saved?.keep(tender, !isSaved)}
      className={LOOK}
    >
      <Icon name="bookmark" className={isSaved ? 'size-5 fill-current text-brand' : 'size-5'} />
    </button>
  );
}
