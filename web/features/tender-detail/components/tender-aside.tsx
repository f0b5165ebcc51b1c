import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Tender } from '#contracts/api/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';
import { ApplyButton } from './apply-button.tsx';
import { PrintButton, ShareMenu } from './share-menu.tsx';
import { TenderOverview } from './tender-overview.tsx';

/** The facts at a glance, and the actions. */
export function TenderAside({ tender, save }: { readonly tender: Tender; readonly save: ReactNode }) {
  return (
    <TenderOverview tender={tender}>
      <div className="no-print mt-5 flex flex-col gap-3">
        <div>
          <ApplyButton tender={tender} />
        </div>
        {save}
        {tender.status !== 'closed' && (
          <a
            href={`${paths.tender(tender.id)}.ics?alarm=2`}
            className={buttonClass('ghost', 'md', 'border border-field')}
          >
            <Icon name="calendar-clock" className="size-4" />
            {text.addToCalendar}
          </a>
        )}
        <div className="flex flex-wrap gap-2">
          <ShareMenu tender={tender} />
          <PrintButton />
        </div>
      </div>
    </TenderOverview>
  );
}

/** The way to the newsletter, for those who have read to the end. */
export function StayUpdated() {
  return (
    <section
      aria-labelledby="stay-updated"
      className="no-print flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-brass-soft p-5"
    >
      <div>
        <h2 id="stay-updated" className="font-display font-semibold text-lg">
          {text.stayTitle}
        </h2>
        <p className="mt-1 text-sm">{text.stay}</p>
      </div>
      <Link href={paths.newsletter} className={buttonClass('secondary')}>
        {text.stayAction}
      </Link>
    </section>
  );
}
