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
  const { isSignedIn, shelf, wished, wish, next } = saving;
  const label = text.saveOf(tender.title);
  if (!isSignedIn) {
    return (
      <AuthLink dialog="login" next={next} label={label} onClick={() => wish(tender)} className={LOOK}>
        <Icon name="bookmark" className="size-5" />
      </AuthLink>
    );
  }
  const isSaved = shelf?.ids.has(tender.id) === true;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      aria-disabled={shelf === null}
      data-focus-fallback={wished?.id === tender.id ? '' : undefined}
      onClick={() => shelf?.keep(tender, !isSaved)}
      className={LOOK}
    >
      <Icon name="bookmark" className={isSaved ? 'size-5 fill-current text-brand' : 'size-5'} />
    </button>
  );
}
