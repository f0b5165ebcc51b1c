import type { Tender } from '#contracts/api/tenders.ts';
import { lazyPart, useDialogLink } from '../../../components/drawn/lazy-part.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';

/** The section of the page that holds the same steps for those without JavaScript, and for print. */
export const HOW_TO_ID = 'how-to-apply';

const HowToApplyDialog = lazyPart(() => import('./how-to-apply-dialog.tsx'));

/** Opens how to apply; the portal takes no bids. Disabled when closed, and says why. */
export function ApplyButton({ tender }: { readonly tender: Tender }) {
  const { link, dialog } = useDialogLink(HowToApplyDialog.preload);
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
  return (
    <>
      <a href={`#${HOW_TO_ID}`} {...link} className={buttonClass('primary', 'lg', 'w-full')}>
        {text.apply}
      </a>
      {dialog && <HowToApplyDialog {...dialog} tender={tender} />}
    </>
  );
}
