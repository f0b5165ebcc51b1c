import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Tender, TenderListItem } from '#contracts/api/tenders.ts';
import { remainingLabel } from '#contracts/rules/tender-status.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { formatClosing, formatDay, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import { AlsoIn } from './also-in.tsx';

interface TenderOverviewProps {
  /** Tender as the list knows it, or whole. */
  readonly tender: TenderListItem & Partial<Pick<Tender, 'bidSecurity' | 'documentFee' | 'alsoIn' | 'sourceLicense'>>;
  readonly children?: ReactNode;
}

export function TenderOverview({ tender, children }: TenderOverviewProps) {
  const { closingDate, closingTime, status, bidSecurity, documentFee, reference, organization, extendedFrom } = tender;
  const remaining = remainingLabel(tender, useNow());
  const byHand = tender.cancelledAt === null ? TENDER_STATUS_LABELS.closed : commonText.cancelled;
  const isClosedByHand = status === 'closed' && remaining !== 'Expired';
  return (
    <section
      aria-labelledby="overview"
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
    >
      <h2 id="overview" className="font-display font-semibold text-lg">
        {text.overview}
      </h2>
      <dl className="mt-3 flex flex-col gap-3">
        <Row label={TENDER_LABELS.closingDate}>
          <time dateTime={closingDate} className="font-semibold text-base">
            {formatClosing(closingDate, closingTime)}
          </time>
          {extendedFrom !== null && (
            <span className="block font-medium">
              {commonText.moved(closingDate < extendedFrom)}, {commonText.was(formatDay(extendedFrom))}
            </span>
          )}
          <span className={status === 'closing_soon' ? 'block font-medium text-soon' : 'block text-soft'}>
            {isClosedByHand ? byHand : remaining}
          </span>
        </Row>
        {bidSecurity && <Row label={TENDER_LABELS.bidSecurity}>{bidSecurity}</Row>}
        {documentFee && <Row label={TENDER_LABELS.documentFee}>{documentFee}</Row>}
        {reference !== null && <Row label={TENDER_LABELS.reference}>{reference}</Row>}
        {organization !== null && (
          <Row label={text.organization}>
            <Link
              href={paths.tendersWith({ organization: organization.name })}
              className="text-link hover:underline"
              {...scriptOf(organization.name)}
            >
              {organization.name}
            </Link>
          </Row>
        )}
        <Row label={text.location}>
          {[tender.city, tender.province].filter(Boolean).join(', ') || commonText.notSpecified}
        </Row>
        <Row label={TENDER_LABELS.source}>
          <span {...scriptOf(tender.source ?? '')}>{tender.source ?? commonText.notSpecified}</span>
          {tender.sourceLicense && <span className="mt-1 block text-soft">{text.license(tender.sourceLicense)}</span>}
          {tender.alsoIn?.map((further) => (
            <span
              key={`${further.source} ${further.reference} ${further.publishDate}`}
              className="mt-1 block text-soft"
            >
              <AlsoIn {...further} />
            </span>
          ))}
        </Row>
      </dl>
      {children}
    </section>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="text-sm">
      <dt className="text-soft">{label}</dt>
      <dd className="wrap-anywhere">
        <bdi {...(typeof children === 'string' && scriptOf(children))}>{children}</bdi>
      </dd>
    </div>
  );
}
