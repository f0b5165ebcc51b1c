import { lazy } from 'react';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { ownText as text } from '../messages.en.ts';

const NoticeMails = lazy(() => import('./notice-mails.tsx'));

/** Room for the choice, until its code is there. */
export function NoticeMailsSection() {
  const placeholder = (
    <div role="status" aria-label={commonText.loading}>
      <Skeleton className="h-48 sm:h-36" />
    </div>
  );
  return (
    <>
      <p className="no-js-only rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">{text.needsScript}</p>
      <div className="js-only">
        <ClientOnly placeholder={placeholder}>
          <NoticeMails />
        </ClientOnly>
      </div>
    </>
  );
}
