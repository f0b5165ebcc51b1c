import type { ReactNode } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { TenderHistory } from '../history/tender-history.tsx';
import { text as tenderText } from '../messages.en.ts';
import { DocumentList } from '../scan/document-list.tsx';
import { ScannedNotice } from '../scan/scanned-notice.tsx';
import { biddingFacts, mainFacts } from '../tender-facts.ts';
import { HOW_TO_ID } from './apply-button.tsx';
import { FactList } from './fact-list.tsx';
import { HowToApply, SourceLink } from './how-to-apply.tsx';
import { LongText } from './long-text.tsx';

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
      {tender.cancelledAt !== null && (
        <Alert tone="danger" title={tenderText.cancelledTitle}>
          {tenderText.cancelledOn(formatInstant(tender.cancelledAt))}
          {tender.cancelledReason !== null && <LongText text={tender.cancelledReason} className="mt-1" />}
        </Alert>
      )}
      <Section title={TENDER_LABELS.description}>
        <LongText text={tender.description} className="max-w-[70ch]" />
      </Section>
      {tender.imageUrl !== null && <ScannedNotice tender={tender} imageUrl={tender.imageUrl} />}
      {tender.documents.length > 0 && (
        <Section title={TENDER_LABELS.documents}>
          <DocumentList documents={tender.documents} />
        </Section>
      )}
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
