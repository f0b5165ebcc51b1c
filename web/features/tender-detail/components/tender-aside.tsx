import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Tender } from '#contracts/api/tenders.ts';
import { remainingLabel } from '#contracts/rules/tender-status.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { formatClosing } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import { ApplyButton } from './apply-button.tsx';
import { PrintButton, ShareMenu } from './share-menu.tsx';

interface TenderAsideProps {
  readonly tender: Tender;
  readonly save: ReactNode;
}

/** The facts at a glance, and the actions. */
export function TenderAside({ tender, save }: TenderAsideProps) {
  const remaining = remainingLabel(tender, useNow());
  const isClosedByHand = tender.status === 'closed' && remaining !== 'Expired';
  return (
    <section
      aria-labelledby="overview"
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
    >
      <h2 id="overview" className="font-display font-semibold text-lg">
        {text.overview}
      </h2>
      <dl className="mt-3 mb-5 flex flex-col gap-3">
        <Row icon="calendar-clock" label={TENDER_LABELS.closingDate}>
          <time dateTime={tender.closingDate} className="font-semibold">
            {formatClosing(tender.closingDate, tender.closingTime)}
          </time>
          <span className={tender.status === 'closing_soon' ? 'block font-medium text-soon' : 'block text-soft'}>
            {isClosedByHand ? TENDER_STATUS_LABELS.closed : remaining}
          </span>
        </Row>
        <Row icon="map-pin" label={text.location}>
          {[tender.city, tender.province].filter(Boolean).join(', ') || commonText.notSpecified}
        </Row>
        <Row icon="newspaper" label={TENDER_LABELS.source}>
          {tender.source ?? commonText.notSpecified}
        </Row>
      </dl>
      <div className="no-print flex flex-col gap-3">
        <div>
          <ApplyButton tender={tender} />
        </div>
        {save}
        <div className="flex gap-2">
          <ShareMenu tender={tender} />
          <PrintButton />
        </div>
      </div>
    </section>
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

interface RowProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function Row({ icon, label, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3 text-sm">
      <dt className="contents">
        <Icon name={icon} className="mt-0.5 size-5 text-brand" />
        <span className="text-soft">{label}</span>
      </dt>
      <dd className="col-start-2 wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}
