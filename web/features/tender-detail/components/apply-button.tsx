import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Tender } from '#contracts/api/tenders.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { dialogClosed, dialogOpened, selectDialog } from '../../../lib/session/dialogs.slice.ts';
import { text } from '../messages.en.ts';

/** The section of the page that holds the same steps for those without JavaScript, and for print. */
export const HOW_TO_ID = 'how-to-apply';

const loadDialog = () => import('./how-to-apply-dialog.tsx');
const HowToApplyDialog = lazy(loadDialog);

/** Opens how to apply; the portal takes no bids. Disabled when closed, and says why. */
export function ApplyButton({ tender }: { readonly tender: Tender }) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectDialog) === 'how-to-apply';
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  /* Back leaves the page, and the dialog with it. */
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch]);
  if (tender.status === 'closed') {
    return (
      <>
        <button
          type="button"
          disabled
          aria-describedby="apply-expired"
          className={buttonClass('primary', 'lg', 'w-full')}
        >
          {text.apply}
        </button>
        <p id="apply-expired" className="mt-2 text-sm text-soft">
          {tender.cancelledAt === null ? text.expired : text.cancelledApply}
        </p>
      </>
    );
  }
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(dialogOpened('how-to-apply'));
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
        {text.apply}
      </a>
      {wasOpened && (
        <Suspense>
          <HowToApplyDialog tender={tender} open={isOpen} onClose={() => dispatch(dialogClosed())} />
        </Suspense>
      )}
    </>
  );
}
