import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { TenderDocument } from '#contracts/api/tenders/documents.ts';
import type { Tender } from '#contracts/api/tenders.ts';
import { documentFacts } from '#contracts/rules/documents/document-facts.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { lazyPart, useDialogLink } from '../../../components/drawn/lazy-part.tsx';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { TenderHistory } from '../history/tender-history.tsx';
import { text as tenderText, text } from '../messages.en.ts';
import { biddingFacts, type Fact, mainFacts } from '../tender-facts.ts';
import { HOW_TO_ID } from './apply-button.tsx';
import { HowToApply, SourceLink } from './how-to-apply.tsx';
import { LongText } from './long-text.tsx';

export function TenderBody({ tender, redaction }: { readonly tender: Tender; readonly redaction: ReactNode }) {
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
        <div className="mt-3 flex flex-wrap gap-x-6">
          <SourceLink tender={tender} />
          <Link
            href={paths.contactAbout(tender.id)}
            rel="nofollow"
            className="no-print inline-flex min-h-8 items-center text-link underline underline-offset-4"
          >
            {text.mistake}
          </Link>
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

function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 border-line border-t sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 border-line border-b py-3">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="whitespace-pre-line font-medium wrap-anywhere">
            <bdi {...scriptOf(value)}>
              <Highlighted text={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the files of a notice; none is loaded before somebody asks. */
function DocumentList({ documents }: { readonly documents: readonly TenderDocument[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {documents.map((file) => (
        <li key={file.digest} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <a href={file.url} rel="nofollow" className="wrap-anywhere text-link underline underline-offset-4">
            <bdi>{file.name}</bdi>
          </a>
          <span className="text-soft text-sm">{documentFacts(file)}</span>
        </li>
      ))}
    </ol>
  );
}

const ScanDialog = lazyPart(() => import('../scan/scan-dialog.tsx'));

/** Room for a scan of unknown size: a newspaper column. */
const FALLBACK = { width: 800, height: 1000 } as const;

/** The scan, in its place before it has loaded; opens in full size. One that cannot be had says so. */
function ScannedNotice({ tender, imageUrl }: { readonly tender: Tender; readonly imageUrl: string }) {
  const { imageWidth, imageHeight, title } = tender;
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { link, dialog } = useDialogLink(ScanDialog.preload);
  const alt = text.scanAlt(title.slice(0, 150));
  useEffect(() => {
    /* It may have failed before the scripts ran. */
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  return (
    <figure className="min-w-0">
      {isMissing ? (
        <p className="rounded-lg border border-line border-dashed p-5 text-soft">{text.scanMissing}</p>
      ) : (
        <a href={imageUrl} {...link} className="block overflow-hidden rounded-lg border border-line bg-white">
          <img
            ref={image}
            src={imageUrl}
            alt={alt}
            width={imageWidth ?? FALLBACK.width}
            height={imageHeight ?? FALLBACK.height}
            loading="lazy"
            decoding="async"
            onError={() => setMissing(true)}
            className="mx-auto h-auto max-h-[80vh] w-auto max-w-full object-contain text-black"
          />
        </a>
      )}
      {dialog && <ScanDialog {...dialog} imageUrl={imageUrl} alt={alt} />}
      <figcaption className="mt-2 text-soft text-sm">
        {text.scan}
        {'. '}
        <a href={imageUrl} target="_blank" rel="noopener" className="no-print text-link underline underline-offset-4">
          {text.openScan}
        </a>
      </figcaption>
    </figure>
  );
}
