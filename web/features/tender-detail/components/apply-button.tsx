import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { tenderText } from '../../../lib/messages/tender.ts';

/** The section of the page that holds the same steps for those without JavaScript, and for print. */
export const HOW_TO_ID = 'how-to-apply';

const loadDialog = () => import('./how-to-apply-dialog.tsx');
const HowToApplyDialog = lazy(loadDialog);

/** Opens how to apply; the portal takes no bids. Disabled when closed, and says why. */
export function ApplyButton({ tender }: { readonly tender: Tender }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (tender.status === 'closed') {
    return (
      <>
        <button
          type="button"
          disabled
          aria-describedby="apply-expired"
          className={buttonClass('primary', 'lg', 'w-full')}
        >
          {tenderText.apply}
        </button>
        <p id="apply-expired" className="mt-2 text-sm text-soft">
          {tenderText.expired}
        </p>
      </>
    );
  }
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const preload = () => void loadDialog();
  return (
    <>
      <a
        href={`#${HOW_TO_ID}`}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        className={buttonClass('primary', 'lg', 'w-full')}
      >
        {tenderText.apply}
      </a>
      {isOpen !== null && (
        <Suspense>
          <HowToApplyDialog tender={tender} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
