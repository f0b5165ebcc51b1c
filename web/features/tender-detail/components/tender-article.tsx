import type { ReactNode } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { TenderHistory } from '../history/tender-history.tsx';
import { text as tenderText } from '../messages.en.ts';
import { biddingFacts, mainFacts } from '../tender-facts.ts';
import { HOW_TO_ID } from './apply-button.tsx';
import { FactList } from './fact-list.tsx';
import { HowToApply, SourceLink } from './how-to-apply.tsx';
import { LongText } from './long-text.tsx';
import { ScannedNotice } from './scanned-notice.tsx';

export function TenderHeader({ tender }: { readonly tender: Tender }) {
  return (
    <header className="rule-double flex min-w-0 flex-col gap-3 pb-5">
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={tender.status} />
        {tender.categories.map((category) => (
          <Badge key={category} tone="brand">
            {category}
          </Badge>
        ))}
        {tender.province !== null && <Badge>{tender.province}</Badge>}
        {tender.city !== null && <Badge>{tender.city}</Badge>}
      </div>
      <h1 className="font-bold font-display text-2xl leading-tight md:text-4xl" {...scriptOf(tender.title)}>
        <Highlighted text={tender.title} />
      </h1>
      {tender.organization !== null && (
        <p className="text-lg text-soft wrap-anywhere" {...scriptOf(tender.organization.name)}>
          <Highlighted text={tender.organization.name} />
        </p>
      )}
    </header>
  );
}

interface TenderBodyProps {
  readonly tender: Tender;
  /** Stands below the history. */
  readonly redaction: ReactNode;
}

export function TenderBody({ tender, redaction }: TenderBodyProps) {
  const { name, publicUrl } = useSite();
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {tender.isSample && (
        <Alert tone="warning" title={tenderText.sampleTitle}>
          {tenderText.sample}
        </Alert>
      )}
      <Section title={TENDER_LABELS.description}>
        <LongText text={tender.description} className="max-w-[70ch]" />
      </Section>
      {tender.imageUrl !== null && <ScannedNotice tender={tender} imageUrl={tender.imageUrl} />}
      {tender.ocrText !== null && (
        <Section title={TENDER_LABELS.ocrText}>
          <LongText text={tender.ocrText} className="rounded-lg bg-muted p-5 text-sm" />
        </Section>
      )}
      <Section title={tenderText.additional}>
        <FactList facts={[...mainFacts(tender), ...biddingFacts(tender)]} />
        <div className="mt-3">
          <SourceLink tender={tender} />
        </div>
      </Section>
      <TenderHistory key={`${tender.id}-${tender.version}`} tender={tender} />
      {redaction}
      {tender.status !== 'closed' && (
        <div id={HOW_TO_ID} className="no-js-only print-only">
          <Section title={tenderText.howTo.title}>
            <p className="mb-3 text-soft">{tenderText.howTo.description(name)}</p>
            <HowToApply tender={tender} />
          </Section>
        </div>
      )}
      <p className="print-only hidden text-sm">
        {name}: {publicUrl}
        {paths.tender(tender.id)}
      </p>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display font-semibold text-xl">{title}</h2>
      {children}
    </section>
  );
}
